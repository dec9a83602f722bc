import { reportError, useApi, useCache, ApiError, type Api } from '@shop/api';
import { cartList, removeFromCart, updateCart } from '@shop/contract';
import type { CartLine } from '@shop/domain';
import { useMemo } from 'react';
import { toUpdateBody } from './to-cart-body';
import { createWishQueue, type WishQueue } from './line-queue';

interface LineWish {
  line: CartLine;
  /** 0 removes the line. */
  quantity: number;
}

type Cache = ReturnType<typeof useCache>;

/** One for each application root, however many parts of this app show the cart. */
const queues = new WeakMap<Api, WishQueue<LineWish>>();
const pause = 250;

function queueOf(api: Api, cache: Cache): WishQueue<LineWish> {
  const known = queues.get(api);
  if (known) return known;
  const queue = createWishQueue<LineWish>(async (wish) => {
    try {
      const answer = await sendWish(api, wish);
      // The answer holds the whole cart: while another line waits, it is older than the screen.
      if (queue.isLast()) await cache.replace(cartList, {}, answer);
    } catch (error) {
      await failed(api, cache, wish.line, error);
    }
  }, pause);
  queues.set(api, queue);
  return queue;
}

function sendWish(api: Api, { line, quantity }: LineWish): Promise<CartLine[]> {
  const { decimals } = api.session.getState();
  return quantity === 0
    ? api.send(removeFromCart, { query: { cart_id: line.id } })
    : api.send(updateCart, { body: toUpdateBody(line, line, quantity, decimals) });
}

/** The server's cart comes back on screen, and the item is named. A line that is gone already is as good as removed. */
async function failed(api: Api, cache: Cache, line: CartLine, error: unknown): Promise<void> {
  await cache.refresh(cartList);
  if (!(error instanceof ApiError) || error.status === 404) return;
  if (error.entries.length === 0) return reportError(api, error);
  for (const { message } of error.entries) api.notify(`${line.item.name}: ${message}`);
}

const changed = (lines: CartLine[] | undefined, wish: LineWish) =>
  lines?.flatMap((line) => {
    if (line.id !== wish.line.id) return [line];
    return wish.quantity === 0 ? [] : [{ ...line, quantity: wish.quantity }];
  });

/** Changing lines: at once on screen, then one trailing call for each line. CART-01, X-05. */
export function useCartSync() {
  const api = useApi();
  const cache = useCache();
  return useMemo(() => {
    const queue = queueOf(api, cache);
    const wish = (entry: LineWish) => {
      void cache.replace(cartList, {}, (lines) => changed(lines, entry));
      queue.push(entry.line.id, entry);
    };
    return {
      setQuantity: (line: CartLine, quantity: number) => wish({ line, quantity }),
      remove: (line: CartLine) => wish({ line, quantity: 0 }),
      /** Checkout waits for this: totals are the server's. */
      settled: () => queue.settled(),
      isBusy: () => queue.isBusy(),
    };
  }, [api, cache]);
}
