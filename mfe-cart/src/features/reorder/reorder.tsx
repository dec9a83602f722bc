import { useBus, type ShopEvents } from '@shop/events';
import type { ListenerProps } from '@shop/federation';
import { useTranslation } from '@shop/i18n';
import { toast } from '@shop/ui';
import { useEffect, useRef, useState } from 'react';
import { useClosedText } from '../../cart/closed-store';
import { messages } from '../../messages';
import { OtherStoreDialog } from '../../components/other-store/other-store-dialog';
import { useReorder, type Outcome } from './use-reorder';
import type { Again } from './wanted-again';

type Props = ListenerProps<ShopEvents['cart:reorder-requested']>;

/** Milliseconds: names want to be read. */
const lasts = 8_000;
/** Milliseconds after which somebody who waits is told that it goes on, and for how long. */
const soon = 500;
const workingLasts = 2_000;

/** Says what could not be put into the cart, by name. */
function useResultMessage() {
  const { t } = useTranslation(messages);
  const toClosedText = useClosedText();
  return ({ added, again: { missing, fewer, closedStore } }: Extract<Outcome, { kind: 'done' }>) => {
    const names = (list: string[]) => [...new Set(list)].join(', ');
    if (added === 0 && closedStore) return toast.error(toClosedText(closedStore));
    if (added === 0) return toast.error(t('reorder.nothing'));
    if (missing.length > 0) toast.info(t('reorder.missing', { names: names(missing) }), { lasts });
    if (fewer.length > 0) toast.info(t('reorder.fewer', { names: names(fewer) }), { lasts });
  };
}

/**
 * Puts everything of a past order into the cart once more. Another store's cart is asked about first (STATE-14); what
 * cannot be had any more is named, the rest goes in, and the cart opens. X-07, D-24.
 */
export default function Reorder({ payload: { orderId }, done }: Props) {
  const { t } = useTranslation(messages);
  const bus = useBus();
  const showResult = useResultMessage();
  const { read, addAll, replaceBy, hasLocation } = useReorder(orderId);
  const [pendingOrder, setPendingOrder] = useState<Again | null>(null);
  const [busy, setBusy] = useState(false);
  const hasBegun = useRef(false);

  const finish = (outcome: Outcome) => {
    if (outcome.kind === 'done') {
      showResult(outcome);
      if (outcome.added > 0) bus.emit('cart:open-requested', {});
    }
    done();
  };
  const begin = async () => {
    if (!hasLocation()) {
      bus.emit('place:choose-requested', { because: 'cart' });
      return done();
    }
    const timeout = setTimeout(() => toast.info(t('reorder.working'), { lasts: workingLasts }), soon);
    const again = await read();
    const outcome = again && (await addAll(again));
    clearTimeout(timeout);
    if (!outcome) return done();
    if (outcome.kind === 'asks') return setPendingOrder(again);
    finish(outcome);
  };
  const replace = async (again: Again) => {
    setBusy(true);
    finish(await replaceBy(again));
  };

  const latest = useRef(begin);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void latest.current();
  }, []);

  return (
    <OtherStoreDialog
      open={pendingOrder !== null}
      busy={busy}
      onConfirm={() => pendingOrder && void replace(pendingOrder)}
      onCancel={done}
    />
  );
}
