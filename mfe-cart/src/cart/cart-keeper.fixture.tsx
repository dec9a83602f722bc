import { useCache } from '@shop/api';
import type { CartLine } from '@shop/domain';
import { aChoice, aLine, anItem, renderApp, type TestAppOptions } from '@shop/testing';
import { waitFor } from '@testing-library/react';
import type { CartKeeper } from './cart-keeper';
import { useCart, useCartKeeper } from './use-cart';

export const naan = aLine({ id: 1, item: anItem({ id: 1, name: 'Naan' }), quantity: 1 });
export const tea = aLine({ id: 2, item: anItem({ id: 2, name: 'Tea' }), quantity: 2 });
export const rice = { item: anItem({ id: 3, name: 'Rice' }), choice: aChoice(), quantity: 1 };
export const foreign = { ...rice, item: anItem({ id: 4, storeId: 9 }) };

/** An answer that comes when the test says so. */
export function later<Value>() {
  let answer!: (value: Value) => void; // given by the promise's executor, at once
  const promise = new Promise<Value>((resolve) => (answer = resolve));
  return { promise, answer };
}

/** A keeper of a cart of two lines, and what is seen of it. */
export async function keep(options: Pick<TestAppOptions, 'session'> = {}) {
  let keeper!: CartKeeper; // set by the first render
  let cache!: ReturnType<typeof useCache>; // likewise
  let seen: CartLine[] = [];
  let isUpdating = false;
  function Watcher() {
    cache = useCache();
    keeper = useCartKeeper();
    ({ lines: seen, isUpdating } = useCart());
    return null;
  }
  const app = renderApp(<Watcher />, { cart: [naan, tea], ...options });
  const inShort = () => seen.map(({ id, quantity }) => [id, quantity]);
  await waitFor(() => expect(seen).toHaveLength(2));
  return { ...app, keeper, cache, inShort, isUpdating: () => isUpdating };
}
