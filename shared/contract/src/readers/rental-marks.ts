import type { RentalWishlistMarks } from '@shop/domain';
import { inner, numbers } from '../wire';

/** Apart from the readers of vehicles, which hearts do not carry. */
export const rentalMarksFromWire = (wire: unknown): RentalWishlistMarks => {
  const { vehicles, providers } = inner(wire);
  return { vehicleIds: numbers(vehicles), providerIds: numbers(providers) };
};
