import type { CartLine } from '@shop/domain';
import { useMemo } from 'react';
import { useCartKeeper } from './use-cart';

/** Changing lines: at once on screen, then one trailing call for each line. CART-01, X-05. */
export function useCartSync() {
  const keeper = useCartKeeper();
  return useMemo(
    () => ({
      setQuantity: (line: CartLine, quantity: number) => keeper.setQuantity(line, quantity),
      remove: (line: CartLine) => keeper.setQuantity(line, 0),
      /** Takes a removal back. */
      restore: (line: CartLine) => keeper.restore(line),
      /** The line as it is, at today's price. */
      acceptPrice: (line: CartLine) => keeper.change(line, line, line.quantity),
      clear: () => keeper.clear(),
      putBack: (lines: readonly CartLine[]) => keeper.putBack(lines),
      /** Checkout waits for this: totals are the server's. Answers whether the server has accepted everything. */
      settled: () => keeper.settled(),
      isBusy: keeper.isBusy,
    }),
    [keeper],
  );
}
