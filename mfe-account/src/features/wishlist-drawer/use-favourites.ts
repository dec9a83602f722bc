import { useEndpoint } from '@shop/api';
import { rentalWishlist, wishlist } from '@shop/contract';
import type { Favourite, RentalWishlist, Wishlist } from '@shop/domain';
import { useSession } from '@shop/session';
import { useWishes, useWishlistKeeper } from '../../wishlist/use-wishlist';
import { markOf } from '../../wishlist/wishlist-keeper';

/** What the list of the visitor's module holds; the other one's is empty. */
export type Found = Wishlist & RentalWishlist;

export interface Favourites {
  /** Null until they have come; without those that are on their way out. */
  found: Found | null;
  failed: boolean;
  retry: () => void;
  remove: (favourite: Favourite) => void;
}

const nothing: Found = { items: [], stores: [], vehicles: [], providers: [] };

/** The list in full, asked for anew with every opening. CALL-21, CALL-22. */
export function useFavourites(isRental: boolean): Favourites {
  const keeper = useWishlistKeeper();
  const hasZone = useSession((session) => session.zoneIds.length > 0);
  const ofShops = useEndpoint(wishlist, hasZone && !isRental ? {} : null);
  const ofRentals = useEndpoint(rentalWishlist, hasZone && isRental ? {} : null);
  const { data, error, mutate } = isRental ? ofRentals : ofShops;
  const wishes = useWishes(keeper);
  const staying = <Entry extends { id: number }>(kind: Favourite['kind'], entries: Entry[]) =>
    entries.filter(({ id }) => wishes.get(markOf({ kind, id })) !== false);
  const found = data && { ...nothing, ...data };
  return {
    found: found
      ? {
          items: staying('item', found.items),
          stores: staying('store', found.stores),
          vehicles: staying('vehicle', found.vehicles),
          providers: staying('provider', found.providers),
        }
      : null,
    failed: error !== undefined && data === undefined,
    retry: () => void mutate(),
    remove: (favourite) => void keeper.set(favourite, false),
  };
}
