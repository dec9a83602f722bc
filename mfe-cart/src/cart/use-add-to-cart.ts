import type { CartLine, Choice } from '@shop/domain';
import { useBus } from '@shop/events';
import { useTranslation } from '@shop/i18n';
import { toast } from '@shop/ui';
import { useState } from 'react';
import { messages } from '../messages';
import type { AddOutcome } from './controller/cart-controller';
import type { Wanted } from './controller/apply-pending';
import { useCartController } from './use-cart';
import { useClosedText } from './closed-store';

export type { AddOutcome } from './controller/cart-controller';

/** Milliseconds: it is read while the item opens. */
const lasts = 8_000;

/** Says that the dish is in the cart with other add-ons already, and opens that line: what it becomes the customer decides. */
function useOtherAddOns() {
  const { t } = useTranslation(messages);
  const bus = useBus();
  const controller = useCartController();
  return (wanted: Wanted) => {
    toast.info(t('add.otherAddOns', { name: wanted.item.name }), { lasts });
    const line = controller.dishInCart(wanted);
    if (line) bus.emit('item:open-requested', { itemId: line.item.id, cartLineId: line.id, campaign: false });
  };
}

/**
 * Adding, changing and replacing. The other-store question rests on a fresh read of the cart, never on what the screen
 * happens to show; the server refuses, too, when another tab was faster.
 */
export function useAddToCart() {
  const controller = useCartController();
  const showOther = useOtherAddOns();
  const toClosedText = useClosedText();
  const [pendingItem, setPendingItem] = useState<Wanted | null>(null);
  const [pendingCount, setPendingCount] = useState(0);

  const during = async <Result>(action: Promise<Result>): Promise<Result> => {
    setPendingCount((count) => count + 1);
    try {
      return await action;
    } finally {
      setPendingCount((count) => count - 1);
    }
  };
  /** `leave`: closes what would stand in the way of another line's page. */
  const add = async (wanted: Wanted, leave?: () => void): Promise<AddOutcome> => {
    const outcome = await during(controller.add(wanted, (store) => toast.error(toClosedText(store))));
    if (outcome === 'other-store') setPendingItem(wanted);
    if (outcome === 'other-add-ons') {
      leave?.();
      showOther(wanted);
    }
    return outcome;
  };
  /** STATE-15. */
  const replace = async (): Promise<AddOutcome> => {
    if (!pendingItem) return 'failed';
    const outcome = await during(controller.replace(pendingItem));
    setPendingItem(null);
    return outcome;
  };

  return {
    add,
    update: (line: CartLine, choice: Choice, quantity: number) =>
      during(controller.change(line, choice, quantity)),
    replace,
    keepCart: () => setPendingItem(null),
    isAskingOtherStore: pendingItem !== null,
    busy: pendingCount > 0,
  };
}
