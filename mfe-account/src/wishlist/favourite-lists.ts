import {
  addToRentalWishlist,
  addToWishlist,
  removeFromRentalWishlist,
  removeFromWishlist,
  rentalWishlistMarks,
  wishlistMarks,
  type Endpoint,
} from '@shop/contract';
import type { Favourite, RentalWishlistMarks, WishlistMarks } from '@shop/domain';

export type FavouriteKind = Favourite['kind'];

/** Ids by kind; each list knows its own kinds alone. */
type Marks = Partial<WishlistMarks & RentalWishlistMarks>;

type Deed = Endpoint<{ query?: Record<string, number | undefined> }, string>;

/** One list of the backend, and what it may hold. */
export interface FavouriteList {
  kinds: readonly FavouriteKind[];
  marks: Endpoint<unknown, Marks>;
  add: Deed;
  remove: Deed;
}

/** Of shops: items and stores. CALL-19 … CALL-21. */
const shopList: FavouriteList = {
  kinds: ['item', 'store'],
  marks: wishlistMarks,
  add: addToWishlist,
  remove: removeFromWishlist,
};

/** Of rentals: vehicles and providers. WISH-01, CALL-22. */
const rentalList: FavouriteList = {
  kinds: ['vehicle', 'provider'],
  marks: rentalWishlistMarks,
  add: addToRentalWishlist,
  remove: removeFromRentalWishlist,
};

export const listOfKind = (kind: FavouriteKind): FavouriteList =>
  rentalList.kinds.includes(kind) ? rentalList : shopList;

/** The one that a module of this type shows. */
export const listOfModule = (type: string | undefined): FavouriteList =>
  type === 'rental' ? rentalList : shopList;

const ids = { item: 'itemIds', store: 'storeIds', vehicle: 'vehicleIds', provider: 'providerIds' } as const;

/** What of a kind is marked. */
export const markedOf = (marks: Marks | undefined, kind: FavouriteKind): readonly number[] =>
  marks?.[ids[kind]] ?? [];

/** As the backend names it. */
export const queryOf = ({ kind, id }: Favourite) => ({ [`${kind}_id`]: id });
