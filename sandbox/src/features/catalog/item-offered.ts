import { isBetweenDays } from '@shop/domain';
import type { View } from '../../shop/shop';
import type { ItemRow } from './item-row';

type Offer = Pick<
  ItemRow,
  'active' | 'store_active' | 'campaign' | 'campaign_starts_on' | 'campaign_ends_on'
>;

/** Whether an item is offered: active, of an active store, and within the days of its campaign. D-08. */
export const isOffered = (row: Offer, { now, timeZone }: Pick<View, 'now' | 'timeZone'>): boolean =>
  row.active &&
  row.store_active &&
  (!row.campaign || isBetweenDays(row.campaign_starts_on, row.campaign_ends_on, now, timeZone));
