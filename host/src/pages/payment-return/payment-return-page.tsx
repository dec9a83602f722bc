import { paymentReturnFrom, type Payment, type PaymentReturn } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { useSearchParams } from '@shop/router';
import { Button, Container, Seo, space } from '@shop/ui';
import styled from 'styled-components';
import { paymentMessages } from './messages';
import { ReturnPanel } from './return-panel';
import { SettledPayment, WalletLink, NextLinks, NextSteps } from './settled-payment';
import { useSession } from '@shop/session';
import { useContinue } from './use-continue';
import { useReturnedPayment } from './use-returned-payment';
import { tripAddress, walletAddress, getNextStep } from './next-step';

/**
 * The page that every gateway returns to. It belongs to the host, so that it works even when the remote that started
 * the payment is down. It uses only the ids in the address; the outcome comes from the server. F-29, X-06.
 */
export function Page() {
  const { t } = useTranslation(paymentMessages);
  const [search] = useSearchParams();
  const address = paymentReturnFrom(search);
  const isWallet = useIsWallet(address);
  return (
    <Narrow>
      <Seo title={t('paymentReturn.title')} />
      {isWallet ? <WalletReturn claims={address.claims} /> : <PaymentReturned address={address} />}
    </Narrow>
  );
}

/** When the payment has no id, the wallet's own page can tell best what arrived. */
function useIsWallet({ isWallet, paymentId }: PaymentReturn): boolean {
  const answersPayments = useSession(({ capabilities }) => capabilities?.includes('gateway-link') === true);
  return isWallet && !(answersPayments && paymentId !== '');
}

function WalletReturn({ claims }: Pick<PaymentReturn, 'claims'>) {
  const { t } = useTranslation(paymentMessages);
  const to = walletAddress(claims);
  useContinue(to);
  return (
    <ReturnPanel status="waiting" title={t('paymentReturn.title')} text={t('paymentReturn.walletText')}>
      <WalletLink to={to} />
    </ReturnPanel>
  );
}

/** The address that the page goes on to by itself; null to stay here. */
function getAddressAfter(
  { tripId, claims }: PaymentReturn,
  payment: Payment | undefined,
  isMissing: boolean,
) {
  if (payment && payment.status !== 'pending') return getNextStep(payment);
  // A trip's page shows a missing payment, and asks a guest for the phone that this tab does not have.
  return tripId !== null && (isMissing || (payment && claims)) ? tripAddress(tripId) : null;
}

function PaymentReturned({ address }: { address: PaymentReturn }) {
  const returned = useReturnedPayment(address);
  const { payment, isMissing } = returned;
  useContinue(getAddressAfter(address, payment, isMissing));
  return payment !== undefined && payment.status !== 'pending' ? (
    <SettledPayment payment={payment} status={payment.status} />
  ) : (
    <Waiting {...returned} claims={address.claims} />
  );
}

type WaitingProps = ReturnType<typeof useReturnedPayment> & Pick<PaymentReturn, 'claims'>;

function Waiting({ payment, isMissing, isUnknown, isSlow, claims, retry }: WaitingProps) {
  const { t } = useTranslation(paymentMessages);
  if (isMissing)
    return (
      <ReturnPanel status="missing" title={t('paymentReturn.missing')} text={t('paymentReturn.missingText')}>
        <NextLinks />
      </ReturnPanel>
    );
  if (isUnknown)
    return (
      <ReturnPanel status="missing" title={t('paymentReturn.unknown')} text={t('paymentReturn.unknownText')}>
        <Button onClick={retry}>{t('paymentReturn.again')}</Button>
      </ReturnPanel>
    );
  if (claims && payment)
    return (
      <ReturnPanel
        status="unpaid"
        title={t(`paymentReturn.${claims}`)}
        text={t(payment.purpose === 'order' ? 'paymentReturn.keptOrder' : 'paymentReturn.notYet')}
      >
        <Button tone="secondary" onClick={retry}>
          {t('paymentReturn.again')}
        </Button>
        <NextSteps payment={payment} claims={claims} />
      </ReturnPanel>
    );
  return (
    <ReturnPanel
      status="waiting"
      title={t('paymentReturn.title')}
      text={isSlow ? t('paymentReturn.slow') : `${t('paymentReturn.asking')} ${t('paymentReturn.stay')}`}
    >
      {isSlow && (
        <>
          <Button tone="secondary" onClick={retry}>
            {t('paymentReturn.again')}
          </Button>
          {payment ? <NextSteps payment={payment} /> : <NextLinks />}
        </>
      )}
    </ReturnPanel>
  );
}

const Narrow = styled(Container)`
  max-inline-size: 592px;
  min-block-size: 60vh;
  padding-block: ${space('xl')} ${space('xxl')};
`;
