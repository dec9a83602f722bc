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

/** Ids by kind; each list has its own kinds only. */
type FavouriteIds = Partial<WishlistIds & RentalWishlistIds>;

type FavouriteAction = Endpoint<{ query?: Record<string, number | undefined> }, string>;

/** One list of the backend, and its kinds. */
export interface FavouriteList {
  kinds: readonly FavouriteKind[];
  ids: Endpoint<unknown, FavouriteIds>;
  add: FavouriteAction;
  remove: FavouriteAction;
}

/** Items and stores. CALL-19 … CALL-21. */
const shopList: FavouriteList = {
  kinds: ['item', 'store'],
  ids: wishlistMarks,
  add: addToWishlist,
  remove: removeFromWishlist,
};

/** Vehicles and providers. WISH-01, CALL-22. */
const rentalList: FavouriteList = {
  kinds: ['vehicle', 'provider'],
  ids: rentalWishlistMarks,
  add: addToRentalWishlist,
  remove: removeFromRentalWishlist,
};

export const getListOfKind = (kind: FavouriteKind): FavouriteList =>
  rentalList.kinds.includes(kind) ? rentalList : shopList;

/** The list for a type of module. */
export const getListOfModule = (type: string | undefined): FavouriteList =>
  type === 'rental' ? rentalList : shopList;

const ids = { item: 'itemIds', store: 'storeIds', vehicle: 'vehicleIds', provider: 'providerIds' } as const;

/** The ids of favourites of a kind. */
export const getFavouriteIds = (
  favouriteIds: FavouriteIds | undefined,
  kind: FavouriteKind,
): readonly number[] => favouriteIds?.[ids[kind]] ?? [];

/** The ids once a favourite has been added or removed. */
export function changeIds(known: FavouriteIds, { kind, id }: Favourite, wanted: boolean): FavouriteIds {
  const others = getFavouriteIds(known, kind).filter((other) => other !== id);
  return { ...known, [ids[kind]]: wanted ? [...others, id] : others };
}

/** The favourite as the backend's query. */
export const toQuery = ({ kind, id }: Favourite) => ({ [`${kind}_id`]: id });
