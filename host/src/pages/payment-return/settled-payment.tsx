import type { ClaimedOutcome, Payment } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { buttonStyles, size, type ButtonStyleProps } from '@shop/ui';
import styled from 'styled-components';
import { paymentMessages } from './messages';
import { messages } from '../../messages';
import { useOffers } from '../../root/offers';
import { ReturnPanel } from './return-panel';
import { getTrackingPath, getNextStep } from './next-step';

interface SettledPaymentProps {
  payment: Payment;
  status: Exclude<Payment['status'], 'pending'>;
}

/** The outcome of a payment; stays when the next page cannot be loaded. */
export function SettledPayment({ payment, status }: SettledPaymentProps) {
  const { t } = useTranslation(paymentMessages);
  const { moneyWithin: money } = useFormat();
  const { orderId, tripId } = payment;
  const number = orderId ?? tripId;
  const isPaid = status === 'paid';
  const text = isPaid
    ? t('paymentReturn.paidText', { amount: money(payment.amount) })
    : t('paymentReturn.nothing');
  return (
    <ReturnPanel status={isPaid ? 'paid' : 'unpaid'} title={t(`paymentReturn.${status}`)} text={text}>
      {number !== null && (
        <p>
          {t(tripId === null ? 'paymentReturn.number' : 'paymentReturn.tripNumber')}
          <Number>
            <bdi>{number}</bdi>
          </Number>
        </p>
      )}
      <NextSteps payment={payment} />
    </ReturnPanel>
  );
}

/** Links to what was paid for: the wallet, the order, or the trip. */
export function NextSteps({ payment, claims = null }: { payment: Payment; claims?: ClaimedOutcome }) {
  const to = getNextStep(payment, claims);
  if (payment.purpose !== 'add_fund') return <NextLinks to={to} isTrip={payment.purpose === 'trip'} />;
  return <WalletLink to={to} />;
}

export function WalletLink({ to }: { to: string }) {
  const { t } = useTranslation(paymentMessages);
  return (
    <NextLink to={to} $wide>
      {t('paymentReturn.toWallet')}
    </NextLink>
  );
}

interface NextLinksProps {
  /** Where the payment leads, if known. */
  to?: string;
  isTrip?: boolean;
}

/** Links to the order or trip, if its address is known and served, and always to the home page. */
export function NextLinks({ to, isTrip = false }: NextLinksProps) {
  const { t } = useTranslation(paymentMessages);
  const { t: tShop } = useTranslation(messages);
  const { serves } = useOffers();
  const canConfirm = to !== undefined && serves(to.replace(/\?.*/, ''));
  return (
    <>
      {canConfirm && (
        <NextLink to={to} $wide>
          {t(isTrip ? 'paymentReturn.toTrip' : 'paymentReturn.toOrder')}
        </NextLink>
      )}
      {serves('/track-order') && (
        <NextLink to={getTrackingPath(to)} $wide $tone="secondary">
          {isTrip ? tShop('trackTrip') : t('paymentReturn.track')}
        </NextLink>
      )}
      <NextLink to="/" $wide $tone="quiet">
        {t('paymentReturn.home')}
      </NextLink>
    </>
  );
}

const Number = styled.strong`
  display: block;
  font-size: ${size('xxl')};
  font-variant-numeric: tabular-nums;
`;

const NextLink = styled(Link)<ButtonStyleProps>`
  ${buttonStyles}
`;
