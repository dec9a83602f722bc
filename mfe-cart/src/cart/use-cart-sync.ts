import type { CartLine } from '@shop/domain';
import { useMemo } from 'react';
import { useCartController } from './use-cart';

/** Changing lines: at once on screen, then one trailing call for each line. CART-01, X-05. */
export function useCartSync() {
  const controller = useCartController();
  return useMemo(
    () => ({
      setQuantity: (line: CartLine, quantity: number) => controller.setQuantity(line, quantity),
      remove: (line: CartLine) => controller.setQuantity(line, 0),
      /** Takes a removal back. */
      restore: (line: CartLine) => controller.restore(line),
      /** The line as it is, at today's price. */
      acceptPrice: (line: CartLine) => controller.change(line, line, line.quantity),
      clear: () => controller.clear(),
      putBack: (lines: readonly CartLine[]) => controller.putBack(lines),
      /** Checkout waits for this: totals are the server's. Returns whether the server has accepted everything. */
      settled: () => controller.settled(),
      isBusy: controller.isBusy,
    }),
    [controller],
  );
}
