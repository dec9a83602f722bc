import { useTranslation } from '@shop/i18n';
import { useSearchParams } from '@shop/router';
import { Button, Container, Seo, space } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';
import { ReturnSheet } from './return-sheet';
import { SettledPayment, Ways, WaysOn } from './settled-payment';
import { useGoOn } from './use-go-on';
import { useReturnedPayment, type ReturnAddress } from './use-returned-payment';
import { wayOn } from './way-on';

/**
 * Where every gateway leads back to. It is the host's own, so that a return is heard even when the area that sent the
 * visitor away is down. Of the address only ids are believed; how it stands the server says. F-29, X-06.
 */
export function Page() {
  const { t } = useTranslation(messages);
  const [search] = useSearchParams();
  const returned = useReturnedPayment(addressOf(search));
  const { payment } = returned;
  const isSettled = payment !== undefined && payment.status !== 'pending';
  useGoOn(isSettled ? wayOn(payment) : null);
  return (
    <Narrow>
      <Seo title={t('paymentReturn.title')} />
      {isSettled ? <SettledPayment payment={payment} /> : <Waiting {...returned} />}
    </Narrow>
  );
}

function addressOf(search: URLSearchParams): ReturnAddress {
  const orderId = search.get('order_id') ?? '';
  return {
    paymentId: search.get('payment_id') ?? '',
    orderId: /^[1-9]\d{0,9}$/.test(orderId) ? Number(orderId) : null,
    claimsFailure: /^(fail|cancel)/i.test(search.get('status') ?? ''),
  };
}

function Waiting({ payment, isMissing, isUnknown, isSlow, again }: ReturnType<typeof useReturnedPayment>) {
  const { t } = useTranslation(messages);
  if (isMissing)
    return (
      <ReturnSheet sign="missing" title={t('paymentReturn.missing')} text={t('paymentReturn.missingText')}>
        <Ways />
      </ReturnSheet>
    );
  if (isUnknown)
    return (
      <ReturnSheet sign="missing" title={t('paymentReturn.unknown')} text={t('paymentReturn.unknownText')}>
        <Button onClick={again}>{t('paymentReturn.again')}</Button>
      </ReturnSheet>
    );
  return (
    <ReturnSheet
      sign="waiting"
      title={t('paymentReturn.title')}
      text={isSlow ? t('paymentReturn.slow') : `${t('paymentReturn.asking')} ${t('paymentReturn.stay')}`}
    >
      {isSlow && (
        <>
          <Button tone="secondary" onClick={again}>
            {t('paymentReturn.again')}
          </Button>
          {payment ? <WaysOn payment={payment} /> : <Ways />}
        </>
      )}
    </ReturnSheet>
  );
}

const Narrow = styled(Container)`
  max-inline-size: 592px;
  min-block-size: 60vh;
  padding-block: ${space('xl')} ${space('xxl')};
`;
