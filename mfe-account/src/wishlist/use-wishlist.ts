import { useApi, useCache, useEndpoint, type Api } from '@shop/api';
import type { Favourite } from '@shop/domain';
import { useSession, useStore } from '@shop/session';
import { useEffect } from 'react';
import { listOfKind, listOfModule, markedOf, type FavouriteList } from './favourite-lists';
import { kindOf, markOf, WishlistKeeper } from './wishlist-keeper';

const keepers = new WeakMap<Api, WishlistKeeper>();

function keeperOf(api: Api, cache: ReturnType<typeof useCache>): WishlistKeeper {
  const known = keepers.get(api) ?? new WishlistKeeper(api, cache);
  keepers.set(api, known);
  return known;
}

const unlessTheSame = { compare: Object.is };

/** Who changes the wishlist of this application root. */
export function useWishlistKeeper(): WishlistKeeper {
  const api = useApi();
  const cache = useCache();
  const keeper = keeperOf(api, cache);
  useEffect(() => keeper.watch(), [keeper]);
  return keeper;
}

/** What the server has not answered yet. */
export const useWishes = ({ store }: WishlistKeeper) => useStore(store, ({ wishes }) => wishes);

/** Marks of the server, asked for once for all hearts of a page: by customers alone, and only with a zone. CALL-21, CALL-22. */
function useMarks(list: FavouriteList) {
  const keeper = useWishlistKeeper();
  const hasZone = useSession((session) => session.zoneIds.length > 0);
  const { data } = useEndpoint(list.marks, hasZone ? {} : null, unlessTheSame);
  return { keeper, marks: data, wishes: useWishes(keeper) };
}

/** Whether something is a favourite, as the customer has asked for it; `isBusy` until the server has answered. */
export function useFavourite(favourite: Favourite) {
  const { keeper, marks, wishes } = useMarks(listOfKind(favourite.kind));
  const wish = wishes.get(markOf(favourite));
  const isMarked = markedOf(marks, favourite.kind).includes(favourite.id);
  return { keeper, isFavourite: wish ?? isMarked, isBusy: wish !== undefined };
}

/** How many favourites the list of the visitor's module has; with what is on its way. */
export function useFavouriteCount(): number {
  const list = useSession((session) => listOfModule(session.module?.type));
  const { marks, wishes } = useMarks(list);
  const marked = list.kinds.flatMap((kind) => markedOf(marks, kind).map((id) => markOf({ kind, id })));
  const wished = [...wishes.keys()].filter((mark) => list.kinds.includes(kindOf(mark)));
  return [...new Set([...marked, ...wished])].filter((mark) => wishes.get(mark) ?? true).length;
}
