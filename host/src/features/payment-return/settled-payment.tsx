import type { Payment } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { buttonLook, size, type ButtonLook } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';
import { useOffers } from '../../root/offers';
import { ReturnSheet } from './return-sheet';
import { wayOn } from './way-on';

/** What the server says of the payment; stays where the page that would go on with it cannot be had. */
export function SettledPayment({ payment, isCustomer }: { payment: Payment; isCustomer: boolean }) {
  const { t } = useTranslation(messages);
  const { moneyWithin: money } = useFormat();
  const { status, orderId } = payment;
  const isPaid = status === 'paid';
  const text = isPaid
    ? t('paymentReturn.paidText', { amount: money(payment.amount) })
    : t('paymentReturn.nothing');
  return (
    <ReturnSheet sign={isPaid ? 'paid' : 'unpaid'} title={t(`paymentReturn.${status}`)} text={text}>
      {orderId !== null && (
        <p>
          {t('paymentReturn.number')}
          <Number>
            <bdi>{orderId}</bdi>
          </Number>
        </p>
      )}
      <WaysOn payment={payment} isCustomer={isCustomer} />
    </ReturnSheet>
  );
}

/** To what was paid for: the wallet, or the order. */
export function WaysOn({ payment, isCustomer }: { payment: Payment; isCustomer: boolean }) {
  const { t } = useTranslation(messages);
  const to = wayOn(payment, isCustomer);
  if (payment.purpose === 'order') return <Ways order={to} />;
  return (
    <Way to={to} $wide>
      {t('paymentReturn.toWallet')}
    </Way>
  );
}

/** To the order, as far as its address is known and served; home always. */
export function Ways({ order }: { order?: string | undefined }) {
  const { t } = useTranslation(messages);
  const { serves } = useOffers();
  const canConfirm = order !== undefined && serves(order.replace(/\?.*/, ''));
  const tracking = order?.includes('order_id')
    ? order.replace('/order-confirmed', '/track-order')
    : '/track-order';
  return (
    <>
      {canConfirm && (
        <Way to={order} $wide>
          {t('paymentReturn.toOrder')}
        </Way>
      )}
      {serves('/track-order') && (
        <Way to={tracking} $wide $tone="secondary">
          {t('paymentReturn.track')}
        </Way>
      )}
      <Way to="/" $wide $tone="quiet">
        {t('paymentReturn.home')}
      </Way>
    </>
  );
}

const Number = styled.strong`
  display: block;
  font-size: ${size('xxl')};
  font-variant-numeric: tabular-nums;
`;

const Way = styled(Link)<ButtonLook>`
  ${buttonLook}
`;
