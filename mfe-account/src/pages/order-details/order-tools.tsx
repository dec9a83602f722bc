import type { Order, OrderLine } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { buttonLook, space, type ButtonLook } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';
import { CancelOrder } from '../../components/cancellation/cancel-order';
import { InvoiceLink } from '../../components/order/invoice-link';
import { payAddress } from '../../orders/order-addresses';
import { OrderAgain } from '../../components/order/order-again';
import { ReviewOrder } from '../../components/reviewing/review-order';
import { isInProgress } from '../../orders/use-order';

interface Props {
  order: Order;
  lines: readonly OrderLine[] | undefined;
  /** The order is another now. */
  onChanged: () => void;
}

/** What a customer can do with an order of her own as it stands. D-24, X-07. */
export function OrderTools({ order, lines, onChanged }: Props) {
  const { t } = useTranslation(messages);
  const { paymentMethod, paid, status } = order;
  const awaitsPayment = paymentMethod === 'digital_payment' && !paid && status === 'pending';
  return (
    <Links>
      {awaitsPayment && <ButtonLink to={payAddress(order.id)}>{t('orders.pay')}</ButtonLink>}
      {!isInProgress(order) && <OrderAgain orderId={order.id} />}
      {lines && <ReviewOrder order={order} lines={lines} />}
      <CancelOrder order={order} onDone={onChanged} />
      <InvoiceLink orderId={order.id} />
    </Links>
  );
}

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space('xs')};
  @media (max-width: 599px) {
    & > * {
      flex: 1 1 auto;
    }
  }
`;

const ButtonLink = styled(Link)<ButtonLook>`
  ${buttonLook}
`;
