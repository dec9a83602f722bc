import { useEndpoint } from '@shop/api';
import { wishlist } from '@shop/contract';
import type { Favourite, Item, Store } from '@shop/domain';
import { useSession } from '@shop/session';
import { useSyncExternalStore } from 'react';
import { useWishlistKeeper } from '../../wishlist/use-wishlist';
import { markOf } from '../../wishlist/wishlist-keeper';

export interface Favourites {
  /** Null until they have come; without those that are on their way out. */
  items: Item[] | null;
  stores: Store[] | null;
  failed: boolean;
  retry: () => void;
  remove: (favourite: Favourite) => void;
}

/** The list in full, asked for anew with every opening. CALL-21. */
export function useFavourites(): Favourites {
  const keeper = useWishlistKeeper();
  const hasZone = useSession((session) => session.zoneIds.length > 0);
  const { data, error, mutate } = useEndpoint(wishlist, hasZone ? {} : null);
  const wishes = useSyncExternalStore(keeper.subscribe, keeper.snapshot);
  const staying =
    (kind: Favourite['kind']) =>
    ({ id }: { id: number }) =>
      wishes.get(markOf({ kind, id })) !== false;
  return {
    items: data?.items.filter(staying('item')) ?? null,
    stores: data?.stores.filter(staying('store')) ?? null,
    failed: error !== undefined && data === undefined,
    retry: () => void mutate(),
    remove: (favourite) => void keeper.set(favourite, false),
  };
}
