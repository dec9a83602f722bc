import { type Api, useApi, useCache, useEndpoint } from '@shop/api';
import { cartList } from '@shop/contract';
import type { CartLine } from '@shop/domain';
import { useSession, useSessionStore, useStore } from '@shop/session';
import { useEffect, useMemo } from 'react';
import { applyPending, inModule } from './controller/apply-pending';
import { CartController } from './controller/cart-controller';
import type { Cache } from './controller/lines-controller';
import { keepsLineWords, savedWords, withLineWords } from './line-words';

/** One controller for each application root, however many components show the cart. */
const controllers = new WeakMap<Api, CartController>();

function getController(api: Api, cache: Cache): CartController {
  const known = controllers.get(api);
  if (known) return known;
  const controller = new CartController(api, cache);
  controllers.set(api, controller);
  return controller;
}

export interface Cart {
  /** The lines of the visitor's module with every pending change applied. */
  lines: CartLine[];
  /** The sum of all quantities. */
  count: number;
  /** False until the first response; until then the cart is shown as loading. */
  isKnown: boolean;
  /** Whether a change is pending, so that totals are not the server's yet. */
  isUpdating: boolean;
  /** Ids of lines whose choice is being changed; nothing else can be changed on them until then. */
  locked: ReadonlySet<number>;
  failed: boolean;
  retry: () => void;
}

const none: CartLine[] = [];

/** Lines are compared where they are rendered. Comparing long carts here as well costs more than it saves. */
const unlessTheSame = { compare: Object.is };

/** The controller of this application root's cart. */
export function useCartController(): CartController {
  const api = useApi();
  const cache = useCache();
  return getController(api, cache);
}

/** Remembers the store of the cart. An empty cart keeps it until the next item. */
function useCartStore(cart: CartLine[] | undefined): void {
  const session = useSessionStore();
  const storeId = cart?.[0]?.item.storeId;
  useEffect(() => {
    if (storeId && session.getState().cartStoreId !== storeId) session.setState({ cartStoreId: storeId });
  }, [session, storeId]);
}

/** The words of lines that this browser keeps; read only where the backend keeps none, because every card has a cart. */
function useWords() {
  const hasWords = useSession(keepsLineWords);
  const words = useStore(savedWords, ({ value }) => value);
  useEffect(() => {
    if (!hasWords) savedWords.read();
  }, [hasWords]);
  return { words, hasWords };
}

/** The cart of the guest or customer. A visitor without a guest id has an empty one. CALL-12. */
export function useCart(): Cart {
  const { pending } = useCartController();
  const { data, error, mutate } = useEndpoint(cartList, {}, unlessTheSame);
  const allChanges = useStore(pending);
  const moduleId = useSession(({ module }) => module?.id ?? null);
  const pendingChanges = useMemo(() => inModule(allChanges, moduleId), [allChanges, moduleId]);
  const isNobody = useSession((session) => session.restored && !session.token && !session.guestId);
  const { words, hasWords } = useWords();
  const lines = useMemo(
    () => applyPending(hasWords ? (data ?? none) : withLineWords(data ?? none, words), pendingChanges),
    [data, pendingChanges, words, hasWords],
  );
  useCartStore(data);
  // The backend returns a cart only for a store's id; without one the visitor has no cart.
  const hasNoKnownStore = data === undefined && error?.status === 403 && error.has('store_id');
  return {
    lines,
    count: lines.reduce((sum, line) => sum + line.quantity, 0),
    isKnown: data !== undefined || isNobody || hasNoKnownStore || lines.length > 0,
    isUpdating: pendingChanges.adds.length > 0 || pendingChanges.quantities.size > 0,
    locked: pendingChanges.changes,
    failed: error !== undefined && data === undefined && !hasNoKnownStore,
    retry: () => void mutate(),
  };
}
