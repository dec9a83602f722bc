import type { CartLine, IfSoldOut } from '@shop/domain';
import { useMemo } from 'react';
import { useCartController } from './use-cart';

/** Changes lines at once on screen, then with one trailing request for each line. CART-01, X-05. */
export function useCartSync() {
  const controller = useCartController();
  return useMemo(
    () => ({
      setQuantity: (line: CartLine, quantity: number) => controller.setQuantity(line, quantity),
      remove: (line: CartLine) => controller.setQuantity(line, 0),
      /** Undoes a removal. */
      restore: (line: CartLine) => controller.restore(line),
      /** Accepts the current price of an unchanged line. */
      acceptPrice: (line: CartLine) => controller.change(line, line, line.quantity),
      /** What to do when the line is sold out; null: as for the whole order. X-21. */
      setIfSoldOut: (line: CartLine, ifSoldOut: IfSoldOut | null) =>
        controller.change(line, line, line.quantity, ifSoldOut),
      clear: () => controller.clear(),
      putBack: (lines: readonly CartLine[]) => controller.putBack(lines),
      /**
       * Resolves once no change is pending; returns whether the server has accepted all of them. The checkout waits for
       * it.
       */
      settled: () => controller.settled(),
      isBusy: controller.isBusy,
    }),
    [controller],
  );
}
