import { useApi, useCache, useEndpoint, type Api } from '@shop/api';
import type { Favourite } from '@shop/domain';
import { useSession, useStore } from '@shop/session';
import { useEffect } from 'react';
import { getListOfKind, getListOfModule, getFavouriteIds, type FavouriteList } from './favourite-lists';
import { getKindOfKey, getFavouriteKey, WishlistController } from './wishlist-controller';

const controllers = new WeakMap<Api, WishlistController>();

function getController(api: Api, cache: ReturnType<typeof useCache>): WishlistController {
  const known = controllers.get(api) ?? new WishlistController(api, cache);
  controllers.set(api, known);
  return known;
}

const unlessTheSame = { compare: Object.is };

/** The controller of this application root's wishlist. */
export function useWishlistController(): WishlistController {
  const api = useApi();
  const cache = useCache();
  const controller = getController(api, cache);
  useEffect(() => controller.watch(), [controller]);
  return controller;
}

/** Changes that the server has not confirmed yet. */
export const usePendingFavourites = ({ store }: WishlistController) =>
  useStore(store, ({ pending }) => pending);

/**
 * The server's favourites, read once for all wishlist buttons of a page; for customers with a zone only. CALL-21,
 * CALL-22.
 */
function useFavouriteIds(list: FavouriteList) {
  const controller = useWishlistController();
  const hasZone = useSession((session) => session.zoneIds.length > 0);
  const { data } = useEndpoint(list.ids, hasZone ? {} : null, unlessTheSame);
  return { controller, ids: data, pending: usePendingFavourites(controller) };
}

/** Whether something is a favourite, including pending changes; `isBusy` while a change is pending. */
export function useFavourite(favourite: Favourite) {
  const { controller, ids, pending } = useFavouriteIds(getListOfKind(favourite.kind));
  const pendingState = pending.get(getFavouriteKey(favourite));
  const isFavourite = getFavouriteIds(ids, favourite.kind).includes(favourite.id);
  return { controller, isFavourite: pendingState ?? isFavourite, isBusy: pendingState !== undefined };
}

/** The number of favourites of the visitor's module, including pending changes. */
export function useFavouriteCount(): number {
  const list = useSession((session) => getListOfModule(session.module?.type));
  const { ids, pending } = useFavouriteIds(list);
  const savedKeys = list.kinds.flatMap((kind) =>
    getFavouriteIds(ids, kind).map((id) => getFavouriteKey({ kind, id })),
  );
  const pendingKeys = [...pending.keys()].filter((key) => list.kinds.includes(getKindOfKey(key)));
  return [...new Set([...savedKeys, ...pendingKeys])].filter((key) => pending.get(key) ?? true).length;
}
