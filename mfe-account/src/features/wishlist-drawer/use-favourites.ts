import { useEndpoint } from '@shop/api';
import { rentalWishlist, wishlist } from '@shop/contract';
import type { Favourite, RentalWishlist, Wishlist } from '@shop/domain';
import { useSession } from '@shop/session';
import { usePendingFavourites, useWishlistController } from '../../wishlist/use-wishlist';
import { getFavouriteKey } from '../../wishlist/wishlist-controller';

/** The favourites of the visitor's module; the other kinds are empty. */
export type Found = Wishlist & RentalWishlist;

export type FavouriteTab = Exclude<keyof Found, 'savedItems'>;

export interface Favourites {
  /** Null while loading; without those that are being removed. */
  found: Found | null;
  failed: boolean;
  retry: () => void;
  remove: (favourite: Favourite) => void;
}

const nothing: Found = { items: [], stores: [], vehicles: [], providers: [] };

/** The full list, read again with every opening. CALL-21, CALL-22. */
export function useFavourites(isRental: boolean): Favourites {
  const controller = useWishlistController();
  const hasZone = useSession((session) => session.zoneIds.length > 0);
  const shopWishlist = useEndpoint(wishlist, hasZone && !isRental ? {} : null);
  const rentalFavourites = useEndpoint(rentalWishlist, hasZone && isRental ? {} : null);
  const { data, error, mutate } = isRental ? rentalFavourites : shopWishlist;
  const pending = usePendingFavourites(controller);
  const staying = <Entry extends { id: number }>(kind: Favourite['kind'], entries: Entry[]) =>
    entries.filter(({ id }) => pending.get(getFavouriteKey({ kind, id })) !== false);
  const found = data && { ...nothing, ...data };
  return {
    found: found
      ? {
          ...(found.savedItems ? { savedItems: found.savedItems } : {}),
          items: staying('item', found.items),
          stores: staying('store', found.stores),
          vehicles: staying('vehicle', found.vehicles),
          providers: staying('provider', found.providers),
        }
      : null,
    failed: error !== undefined && data === undefined,
    retry: () => void mutate(),
    remove: (favourite) => void controller.set(favourite, false),
  };
}
