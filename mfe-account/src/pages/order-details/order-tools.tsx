import { useAction, useCache } from '@shop/api';
import { cancelOrder, orderList, runningOrders } from '@shop/contract';
import { type Order, type OrderLine } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { buttonStyles, type ButtonStyleProps, space, toast } from '@shop/ui';
import styled from 'styled-components';
import { CancelBooked } from '../../components/cancellation/cancel-booked';
import { InvoiceLink } from '../../components/order/invoice-link';
import { OrderAgain } from '../../components/order/order-again';
import { SaveAsList } from '../../components/order/save-as-list';
import { SendAgain } from '../../components/order/send-again';
import { ReviewOrder } from '../../components/reviewing/review-order';
import { messages } from '../../messages';
import { toPayAddress } from '../../orders/addresses';
import { isInProgress } from '../../orders/use-tracked';

interface Props {
  order: Order;
  lines: readonly OrderLine[] | undefined;
  /** The order has changed and must be read again. */
  onChanged: () => void;
}

/** What customers can do with their order in its state. D-24, X-07. */
export function OrderTools({ order, lines, onChanged }: Props) {
  const { t } = useTranslation(messages);
  const { paymentMethod, paid, status } = order;
  const awaitsPayment = paymentMethod === 'digital_payment' && !paid && status === 'pending';
  return (
    <Links>
      {awaitsPayment && <ButtonLink to={toPayAddress(order.id)}>{t('orders.pay')}</ButtonLink>}
      {!isInProgress(order) &&
        (order.parcel ? <SendAgain parcel={order.parcel} /> : <OrderAgain orderId={order.id} />)}
      {!order.parcel && <SaveAsList orderId={order.id} />}
      <CancelOrder order={order} onDone={onChanged} />
      <InvoiceLink orderId={order.id} />
      {/* Last, because the lines may come later, and no button may move below a pointer. */}
      {lines && <ReviewOrder order={order} lines={lines} />}
    </Links>
  );
}

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space('xs')};
  @media (max-width: 37.49em) {
    & > * {
      flex: 1 1 auto;
    }
  }
`;

const ButtonLink = styled(Link)<ButtonStyleProps>`
  ${buttonStyles}
`;

/** Cancels a pending order; it is read again afterwards, also on failure. D-24. */
function CancelOrder({ order, onDone }: { order: Order; onDone: () => void }) {
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
