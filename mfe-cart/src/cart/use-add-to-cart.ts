import type { CartLine, Choice } from '@shop/domain';
import { useState } from 'react';
import type { AddOutcome } from './cart-keeper';
import type { Wanted } from './cart-wishes';
import { useCartKeeper } from './use-cart';

export type { AddOutcome } from './cart-keeper';

/**
 * Adding, changing and replacing. The other-store question rests on a fresh read of the cart, never on what the screen
 * happens to show; the server refuses, too, when another tab was faster.
 */
export function useAddToCart() {
  const keeper = useCartKeeper();
  const [asked, setAsked] = useState<Wanted | null>(null);
  const [underWay, setUnderWay] = useState(0);

  const during = async <Result>(deed: Promise<Result>): Promise<Result> => {
    setUnderWay((count) => count + 1);
    try {
      return await deed;
    } finally {
      setUnderWay((count) => count - 1);
    }
  };
  const add = async (wanted: Wanted): Promise<AddOutcome> => {
    const outcome = await during(keeper.add(wanted));
    if (outcome === 'other-store') setAsked(wanted);
    return outcome;
  };
  /** STATE-15. */
  const replace = async (): Promise<AddOutcome> => {
    if (!asked) return 'failed';
    const outcome = await during(keeper.replace(asked));
    setAsked(null);
    return outcome;
  };

  return {
    add,
    update: (line: CartLine, choice: Choice, quantity: number) =>
      during(keeper.change(line, choice, quantity)),
    replace,
    keepCart: () => setAsked(null),
    isAskingOtherStore: asked !== null,
    busy: underWay > 0,
  };
}
