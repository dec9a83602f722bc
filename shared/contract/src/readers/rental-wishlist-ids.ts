import type { RentalWishlistIds } from '@shop/domain';
import { inner, numbers } from '@shop/contract/core';

/** Apart from the readers of vehicles, which wishlist buttons do not load. */
export const rentalWishlistIdsFromWire = (wire: unknown): RentalWishlistIds => {
  const { vehicles, providers } = inner(wire);
  return { vehicleIds: numbers(vehicles), providerIds: numbers(providers) };
};
