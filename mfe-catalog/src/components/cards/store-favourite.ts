import type { Favourite, Store } from '@shop/domain';

/** A store as the wishlist knows it: stores of a rental module are providers. ENT-29. */
export const storeFavourite = ({ id, moduleType }: Pick<Store, 'id' | 'moduleType'>): Favourite => ({
  kind: moduleType === 'rental' ? 'provider' : 'store',
  id,
});
