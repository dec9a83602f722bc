import { type Api, useApi, useCache, useEndpoint } from '@shop/api';
import { cartList } from '@shop/contract';
import type { CartLine } from '@shop/domain';
import { useSession, useSessionStore, useStore } from '@shop/session';
import { useEffect, useMemo } from 'react';
import { applyPending } from './controller/apply-pending';
import { CartController } from './controller/cart-controller';
import type { Cache } from './controller/lines-controller';

/** One for each application root, however many parts of this app show the cart. */
const controllers = new WeakMap<Api, CartController>();

function getController(api: Api, cache: Cache): CartController {
  const known = controllers.get(api);
  if (known) return known;
  const controller = new CartController(api, cache);
  controllers.set(api, controller);
  return controller;
}

export interface Cart {
  /** As the visitor has asked for it: what the server has not answered yet is in it. */
  lines: CartLine[];
  /** Pieces of all lines together. */
  count: number;
  /** False until the first answer; then the cart's space is kept, and nothing is said of it. */
  isKnown: boolean;
  /** Whether something is asked for that the server has not answered: totals are not its own yet. */
  isUpdating: boolean;
  /** Lines whose choice is being changed: nothing else can be done with them till then. */
  locked: ReadonlySet<number>;
  failed: boolean;
  retry: () => void;
}

const none: CartLine[] = [];

/** Lines are compared where they are drawn; to compare long carts here as well takes longer than it saves. */
const unlessTheSame = { compare: Object.is };

/** Who changes the cart of this application root. */
export function useCartController(): CartController {
  const api = useApi();
  const cache = useCache();
  return getController(api, cache);
}

/** Remembers whose goods are in the cart. An empty one forgets it with the next item. */
function useCartStore(cart: CartLine[] | undefined): void {
  const session = useSessionStore();
  const storeId = cart?.[0]?.item.storeId;
  useEffect(() => {
    if (storeId && session.getState().cartStoreId !== storeId) session.setState({ cartStoreId: storeId });
  }, [session, storeId]);
}

/** The cart of the guest or customer. A visitor who has no guest id yet has an empty one. CALL-12. */
export function useCart(): Cart {
  const { pending } = useCartController();
  const { data, error, mutate } = useEndpoint(cartList, {}, unlessTheSame);
  const pendingChanges = useStore(pending);
  const isNobody = useSession((session) => session.restored && !session.token && !session.guestId);
  const lines = useMemo(() => applyPending(data ?? none, pendingChanges), [data, pendingChanges]);
  useCartStore(data);
  // It tells of a cart only to who names its store: this visitor has none here.
  const isUntold = data === undefined && error?.status === 403 && error.has('store_id');
  return {
    lines,
    count: lines.reduce((sum, line) => sum + line.quantity, 0),
    isKnown: data !== undefined || isNobody || isUntold || lines.length > 0,
    isUpdating: pendingChanges.adds.length > 0 || pendingChanges.quantities.size > 0,
    locked: pendingChanges.changes,
    failed: error !== undefined && data === undefined && !isUntold,
    retry: () => void mutate(),
  };
}
