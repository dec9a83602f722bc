import {
  addToRentalWishlist,
  addToWishlist,
  removeFromRentalWishlist,
  removeFromWishlist,
  rentalWishlistMarks,
  wishlistMarks,
  type Endpoint,
} from '@shop/contract';
import type { Favourite, RentalWishlistIds, WishlistIds } from '@shop/domain';

export type FavouriteKind = Favourite['kind'];

/** Ids by kind; each list knows its own kinds alone. */
type FavouriteIds = Partial<WishlistIds & RentalWishlistIds>;

type FavouriteAction = Endpoint<{ query?: Record<string, number | undefined> }, string>;

/** One list of the backend, and what it may hold. */
export interface FavouriteList {
  kinds: readonly FavouriteKind[];
  ids: Endpoint<unknown, FavouriteIds>;
  add: FavouriteAction;
  remove: FavouriteAction;
}

/** Of shops: items and stores. CALL-19 … CALL-21. */
const shopList: FavouriteList = {
  kinds: ['item', 'store'],
  ids: wishlistMarks,
  add: addToWishlist,
  remove: removeFromWishlist,
};

/** Of rentals: vehicles and providers. WISH-01, CALL-22. */
const rentalList: FavouriteList = {
  kinds: ['vehicle', 'provider'],
  ids: rentalWishlistMarks,
  add: addToRentalWishlist,
  remove: removeFromRentalWishlist,
};

export const getListOfKind = (kind: FavouriteKind): FavouriteList =>
  rentalList.kinds.includes(kind) ? rentalList : shopList;

/** The one that a module of this type shows. */
export const getListOfModule = (type: string | undefined): FavouriteList =>
  type === 'rental' ? rentalList : shopList;

const ids = { item: 'itemIds', store: 'storeIds', vehicle: 'vehicleIds', provider: 'providerIds' } as const;

/** What of a kind is marked. */
export const getFavouriteIds = (
  favouriteIds: FavouriteIds | undefined,
  kind: FavouriteKind,
): readonly number[] => favouriteIds?.[ids[kind]] ?? [];

/** As the backend names it. */
export const toQuery = ({ kind, id }: Favourite) => ({ [`${kind}_id`]: id });
