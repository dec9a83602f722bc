import { useCache } from '@shop/api';
import type { CartLine } from '@shop/domain';
import { aChoice, aLine, anItem, renderApp, type TestAppOptions } from '@shop/testing';
import { waitFor } from '@testing-library/react';
import type { CartController } from './cart-controller';
import { useCart, useCartController } from '../use-cart';

export const naan = aLine({ id: 1, item: anItem({ id: 1, name: 'Naan' }), quantity: 1 });
export const tea = aLine({ id: 2, item: anItem({ id: 2, name: 'Tea' }), quantity: 2 });
export const rice = { item: anItem({ id: 3, name: 'Rice' }), choice: aChoice(), quantity: 1 };
export const foreign = { ...rice, item: anItem({ id: 4, storeId: 9 }) };

/** A promise that the test resolves. */
export function createDeferred<Value>() {
  let resolvePromise!: (value: Value) => void; // assigned synchronously by the executor
  const promise = new Promise<Value>((resolve) => (resolvePromise = resolve));
  return { promise, resolvePromise };
}

/** A controller of a cart with two lines, and the lines that the screen shows. */
export async function openController(options: Pick<TestAppOptions, 'session'> = {}) {
  let controller!: CartController; // set by the first render
  let cache!: ReturnType<typeof useCache>; // likewise
  let seen: CartLine[] = [];
  let isUpdating = false;
  function Watcher() {
    cache = useCache();
    controller = useCartController();
    ({ lines: seen, isUpdating } = useCart());
    return null;
  }
  const app = renderApp(<Watcher />, { cart: [naan, tea], ...options });
  const inShort = () => seen.map(({ id, quantity }) => [id, quantity]);
  await waitFor(() => expect(seen).toHaveLength(2));
  return { ...app, controller, cache, inShort, lines: () => seen, isUpdating: () => isUpdating };
}
