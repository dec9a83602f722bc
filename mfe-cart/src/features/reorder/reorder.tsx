import { useBus, type ShopEvents } from '@shop/events';
import type { ListenerProps } from '@shop/federation';
import { useFormat, useTranslation } from '@shop/i18n';
import { toast } from '@shop/ui';
import { useEffect, useRef, useState } from 'react';
import { useClosedText } from '../../cart/closed-store';
import { messages } from '../../messages';
import { OtherStoreDialog } from '../../components/other-store/other-store-dialog';
import { useReorder, type Outcome } from './use-reorder';
import type { ReorderPlan } from './plan-reorder';

type Props = ListenerProps<ShopEvents['cart:reorder-requested']>;

/** Milliseconds: long enough to read the names. */
const resultTime = 8_000;
/** Milliseconds after which a waiting customer sees a progress toast, and how long that lasts. */
const progressDelay = 500;
const progressTime = 2_000;

/** The message that names what could not be added. */
function useResultMessage() {
  const { t } = useTranslation(messages);
  const toClosedText = useClosedText();
  return ({ added, reorder: { missing, fewer, closedStore } }: Extract<Outcome, { kind: 'done' }>) => {
    const toNames = (list: string[]) => [...new Set(list)].join(', ');
    if (added === 0 && closedStore) return toast.error(toClosedText(closedStore));
    if (added === 0) return toast.error(t('reorder.nothing'));
    if (missing.length > 0)
      toast.info(t('reorder.missing', { names: toNames(missing) }), { lasts: resultTime });
    if (fewer.length > 0) toast.info(t('reorder.fewer', { names: toNames(fewer) }), { lasts: resultTime });
  };
}

/**
 * Adds everything of a past order to the cart again. Asks first about another store's cart (STATE-14); names what is no
 * longer available, adds the rest, and opens the cart. X-07, D-24.
 */
export default function Reorder({ payload: { orderId }, done }: Props) {
  const { t } = useTranslation(messages);
  const bus = useBus();
  const showResult = useResultMessage();
  const { day } = useFormat();
  const { read, addAll, replaceCart, findPrescriptionDay, hasLocation } = useReorder(orderId);
  const [pendingOrder, setPendingOrder] = useState<ReorderPlan | null>(null);
  const [busy, setBusy] = useState(false);
  const hasBegun = useRef(false);

  const tellPrescription = async (reorder: ReorderPlan) => {
    const uploadedAt = await findPrescriptionDay(reorder);
    if (uploadedAt) toast.info(t('reorder.prescription', { day: day(uploadedAt) }), { lasts: resultTime });
  };
  const finish = (outcome: Outcome) => {
    if (outcome.kind === 'done') {
      showResult(outcome);
      if (outcome.added > 0) {
        bus.emit('cart:open-requested', {});
        void tellPrescription(outcome.reorder);
      }
    }
    done();
  };
  const begin = async () => {
    if (!hasLocation()) {
      bus.emit('place:choose-requested', { because: 'cart' });
      return done();
    }
    const timeout = setTimeout(
      () => toast.info(t('reorder.working'), { lasts: progressTime }),
      progressDelay,
    );
    const again = await read();
    const outcome = again && (await addAll(again));
    clearTimeout(timeout);
    if (!outcome) return done();
    if (outcome.kind === 'asks') return setPendingOrder(again);
    finish(outcome);
  };
  const replace = async (again: ReorderPlan) => {
    setBusy(true);
    finish(await replaceCart(again));
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
