import { useAction, useCache } from '@shop/api';
import { cancelOrder, orderList, runningOrders } from '@shop/contract';
import type { Order } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { toast } from '@shop/ui';
import { CancelBooked } from './cancel-booked';
import { messages } from '../../messages';

/** Only while it is pending. Whatever came of it, the order is read anew. D-24. */
export function CancelOrder({ order, onDone }: { order: Order; onDone: () => void }) {
  const { t } = useTranslation(messages);
  const canceling = useAction(cancelOrder);
  const cache = useCache();
  const cancel = async (reason: string) => {
    const response = await canceling.run({ body: { order_id: order.id, reason } });
    if (response !== undefined) toast.success(response || t('cancel.done'));
    onDone();
    void Promise.all([cache.refresh(runningOrders), cache.refresh(orderList)]);
  };
  return (
    <CancelBooked textKey="cancel" may={order.status === 'pending'} busy={canceling.busy} onCancel={cancel} />
  );
}
