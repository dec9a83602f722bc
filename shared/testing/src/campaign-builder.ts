import type { Campaign } from '@shop/domain';

/** A campaign that runs all day without an end, with no items or stores. */
export const aCampaign = (overrides: Partial<Campaign> = {}): Campaign => ({
  id: 8,
  title: 'Grill week',
  description: '',
  imageUrl: null,
  startsOn: null,
  endsOn: null,
  startsAt: null,
  endsAt: null,
  storeCount: 1,
  stores: [],
  ...overrides,
});
