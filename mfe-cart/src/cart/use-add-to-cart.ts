import type { CartLine, Choice } from '@shop/domain';
import { useBus } from '@shop/events';
import { useTranslation } from '@shop/i18n';
import { toast } from '@shop/ui';
import { useState } from 'react';
import { messages } from '../messages';
import type { AddOutcome } from './cart-keeper';
import type { Wanted } from './cart-wishes';
import { useCartKeeper } from './use-cart';
import { useClosedText } from './use-closed-text';

export type { AddOutcome } from './cart-keeper';

/** Milliseconds: it is read while the item opens. */
const lasts = 8_000;

/** Says that the dish is in the cart with other add-ons already, and opens that line: what it becomes the customer decides. */
function useOtherAddOns() {
  const { t } = useTranslation(messages);
  const bus = useBus();
  const keeper = useCartKeeper();
  return (wanted: Wanted) => {
    toast.info(t('add.otherAddOns', { name: wanted.item.name }), { lasts });
    const line = keeper.dishInCart(wanted);
    if (line) bus.emit('item:open-requested', { itemId: line.item.id, cartLineId: line.id, campaign: false });
  };
}

/**
 * Adding, changing and replacing. The other-store question rests on a fresh read of the cart, never on what the screen
 * happens to show; the server refuses, too, when another tab was faster.
 */
export function useAddToCart() {
  const keeper = useCartKeeper();
  const showOther = useOtherAddOns();
  const toClosedText = useClosedText();
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
  /** `leave`: closes what would stand in the way of another line's page. */
  const add = async (wanted: Wanted, leave?: () => void): Promise<AddOutcome> => {
    const outcome = await during(keeper.add(wanted, (store) => toast.error(toClosedText(store))));
    if (outcome === 'other-store') setAsked(wanted);
    if (outcome === 'other-add-ons') {
      leave?.();
      showOther(wanted);
    }
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
