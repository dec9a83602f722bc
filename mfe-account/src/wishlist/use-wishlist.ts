import { useApi, useCache, useEndpoint, type Api } from '@shop/api';
import { wishlistMarks } from '@shop/contract';
import type { Favourite, WishlistMarks } from '@shop/domain';
import { useSession } from '@shop/session';
import { useEffect, useSyncExternalStore } from 'react';
import { markOf, WishlistKeeper, type Wishes } from './wishlist-keeper';

const keepers = new WeakMap<Api, WishlistKeeper>();

function keeperOf(api: Api, cache: ReturnType<typeof useCache>): WishlistKeeper {
  const known = keepers.get(api) ?? new WishlistKeeper(api, cache);
  keepers.set(api, known);
  return known;
}

const nothing: Wishes = new Map();
const unlessTheSame = { compare: Object.is };

/** Who changes the wishlist of this application root. */
export function useWishlistKeeper(): WishlistKeeper {
  const api = useApi();
  const cache = useCache();
  const keeper = keeperOf(api, cache);
  useEffect(() => keeper.watch(), [keeper]);
  return keeper;
}

/** Marks of the server, asked for once for all hearts of a page: by customers alone, and only with a zone. CALL-21. */
function useMarks() {
  const keeper = useWishlistKeeper();
  const hasZone = useSession((session) => session.zoneIds.length > 0);
  const { data } = useEndpoint(wishlistMarks, hasZone ? {} : null, unlessTheSame);
  const wishes = useSyncExternalStore(keeper.subscribe, keeper.snapshot, () => nothing);
  return { keeper, marks: data, wishes };
}

const isIn = (marks: WishlistMarks | undefined, { kind, id }: Favourite) =>
  marks?.[kind === 'item' ? 'itemIds' : 'storeIds'].includes(id) ?? false;

/** Whether something is a favourite, as the customer has asked for it; `isBusy` until the server has answered. */
export function useFavourite(favourite: Favourite) {
  const { keeper, marks, wishes } = useMarks();
  const wish = wishes.get(markOf(favourite));
  return { keeper, isFavourite: wish ?? isIn(marks, favourite), isBusy: wish !== undefined };
}

/** How many favourites there are; with what is on its way. */
export function useFavouriteCount(): number {
  const { marks, wishes } = useMarks();
  const marked = new Set([
    ...(marks?.itemIds ?? []).map((id) => markOf({ kind: 'item', id })),
    ...(marks?.storeIds ?? []).map((id) => markOf({ kind: 'store', id })),
  ]);
  const all = [...new Set([...marked, ...wishes.keys()])];
  return all.filter((mark) => wishes.get(mark) ?? true).length;
}
