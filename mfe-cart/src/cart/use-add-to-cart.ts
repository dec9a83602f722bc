import type { CartLine, Choice } from '@shop/domain';
import { useBus } from '@shop/events';
import { useFormat, useTranslation } from '@shop/i18n';
import { toast } from '@shop/ui';
import { useState } from 'react';
import { buttonMessages } from './button-messages';
import type { AddOutcome } from './controller/cart-controller';
import type { Wanted } from './controller/apply-pending';
import { useCartController } from './use-cart';
import { getLineWords } from './line-words';
import { useGoToModule } from './go-to-module';
import { useClosedText, type ClosedStore } from './closed-store';

export type { AddOutcome } from './controller/cart-controller';

/** Milliseconds: long enough to be read while the item opens. */
const toastTime = 8_000;

/** Shows that the dish is already in the cart with other add-ons, and opens that line for the customer to change. */
function useOtherAddOns() {
  const { t } = useTranslation(buttonMessages);
  const bus = useBus();
  const controller = useCartController();
  return (wanted: Wanted) => {
    toast.info(t('add.otherAddOns', { name: wanted.item.name }), { lasts: toastTime });
    const line = controller.findDish(wanted);
    if (!line) return;
    const note = wanted.choice.note || getLineWords(line.item.id, line)?.note;
    const edited = { itemId: line.item.id, cartLineId: line.id, campaign: false };
    bus.emit('item:open-requested', note ? { ...edited, note } : edited);
  };
}

/**
 * Adding, changing and replacing. An item is added to the cart of its module, so the visitor is taken there first; toast,
 * badge and checkout then show the same cart (CART-03). Whether to ask about another store depends on a fresh read of the
 * cart, never on what the screen shows; the server refuses as well when another tab was faster.
 */
export function useAddToCart() {
  const controller = useCartController();
  const showOther = useOtherAddOns();
  const toClosedText = useClosedText();
  const { timeZone } = useFormat();
  const goToModule = useGoToModule();
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
  /** `leave` closes the dialog that covers the page of another line. */
  const add = async (wanted: Wanted, leave?: () => void): Promise<AddOutcome> => {
    goToModule(wanted.item);
    const onClosed = (store: ClosedStore) => toast.error(toClosedText(store));
    const outcome = await during(controller.add(wanted, { timeZone, onClosed }));
    if (outcome === 'other-store') setPendingItem(wanted);
    if (outcome === 'other-add-ons') {
      leave?.();
      showOther(wanted);
    }
    return outcome;
  };
  /** STATE-15. With `keeps`, the old cart waits. */
  const replace = async (keeps = false): Promise<AddOutcome> => {
    if (!pendingItem) return 'failed';
    goToModule(pendingItem.item);
    const outcome = await during(controller.replace(pendingItem, keeps));
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
