import type { Favourite, Store } from '@shop/domain';

/** As what a wishlist button knows a store: those of a rental module are providers. ENT-29. */
export const storeFavourite = ({ id, moduleType }: Pick<Store, 'id' | 'moduleType'>): Favourite => ({
  kind: moduleType === 'rental' ? 'provider' : 'store',
  id,
});
