import type { Payment } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { buttonLook, size, type ButtonLook } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';
import { useOffers } from '../../root/offers';
import { ReturnSheet } from './return-sheet';
import { trackingOf, wayOn } from './way-on';

/** What the server says of the payment; stays where the page that would go on with it cannot be had. */
export function SettledPayment({ payment }: { payment: Payment }) {
  const { t } = useTranslation(messages);
  const { moneyWithin: money } = useFormat();
  const { status, orderId, tripId } = payment;
  const number = orderId ?? tripId;
  const isPaid = status === 'paid';
  const text = isPaid
    ? t('paymentReturn.paidText', { amount: money(payment.amount) })
    : t('paymentReturn.nothing');
  return (
    <ReturnSheet sign={isPaid ? 'paid' : 'unpaid'} title={t(`paymentReturn.${status}`)} text={text}>
      {number !== null && (
        <p>
          {t(tripId === null ? 'paymentReturn.number' : 'paymentReturn.tripNumber')}
          <Number>
            <bdi>{number}</bdi>
          </Number>
        </p>
      )}
      <WaysOn payment={payment} />
    </ReturnSheet>
  );
}

/** To what was paid for: the wallet, the order, or the trip. */
export function WaysOn({ payment }: { payment: Payment }) {
  const to = wayOn(payment);
  if (payment.purpose !== 'add_fund') return <Ways to={to} isTrip={payment.purpose === 'trip'} />;
  return <WalletWay to={to} />;
}

export function WalletWay({ to }: { to: string }) {
  const { t } = useTranslation(messages);
  return (
    <Way to={to} $wide>
      {t('paymentReturn.toWallet')}
    </Way>
  );
}

interface WaysProps {
  /** Where the payment leads, where that is known. */
  to?: string;
  isTrip?: boolean;
}

/** To the order or trip, as far as its address is known and served; home always. */
export function Ways({ to, isTrip = false }: WaysProps) {
  const { t } = useTranslation(messages);
  const { serves } = useOffers();
  const canConfirm = to !== undefined && serves(to.replace(/\?.*/, ''));
  return (
    <>
      {canConfirm && (
        <Way to={to} $wide>
          {t(isTrip ? 'paymentReturn.toTrip' : 'paymentReturn.toOrder')}
        </Way>
      )}
      {serves('/track-order') && (
        <Way to={trackingOf(to)} $wide $tone="secondary">
          {t(isTrip ? 'trackTrip' : 'paymentReturn.track')}
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
