import type { ApiError } from '@shop/api';
import type { Order } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { saveContactPhone } from '@shop/session';
import { buttonStyles, color, Icon, IconButton, radius, size, space, type ButtonStyleProps } from '@shop/ui';
import { useEffect } from 'react';
import styled from 'styled-components';
import { messages } from '../../messages';
import { isUnpaid, toConfirmationAddress, getOpenAmount, useOwnOrder } from '../../payment/order-payment';
import { useKeptUntil } from '../../payment/use-kept-until';
import { forgetUnfinished, useUnfinished } from '../../payment/unfinished';
import { PayOrder } from './pay-order';

/** Whether the visitor has no such order: it is somebody else's, or deleted. */
const isStrange = (error: ApiError | undefined) =>
  error !== undefined && error.status >= 400 && error.status < 500 && ![401, 408, 429].includes(error.status);

/**
 * A payment that the visitor has left for and whose result is unknown: shows the state of its order on the server.
 * Renders nothing without one. X-06, F-29.
 */
export function UnfinishedPayment() {
  const unfinished = useUnfinished();
  const { data: order, error, mutate } = useOwnOrder(unfinished);
  const isDone = isStrange(error) || (order !== undefined && !isUnpaid(order) && !order.paid);
  useEffect(() => {
    if (isDone) forgetUnfinished();
  }, [isDone]);
  if (!unfinished || !order || isDone) return null;
  const { phone } = unfinished;
  return order.paid ? (
    <Paid order={order} phone={phone} />
  ) : (
    <Open order={order} phone={phone} onChanged={() => void mutate()} />
  );
}

function Paid({ order, phone }: { order: Order; phone: string }) {
  const { t } = useTranslation(messages);
  const forget = () => forgetUnfinished(order.id);
  const show = () => {
    saveContactPhone('order', order.id, phone);
    forget();
  };
  return (
    <Banner $tone="success" role="status">
      <Head>
        <Icon name="check" />
        <strong>{t('payment.came', { number: order.id })}</strong>
        <IconButton icon="close" label={t('close')} onClick={forget} />
      </Head>
      <ButtonLink to={toConfirmationAddress(order.id)} $tone="secondary" $small onClick={show}>
        {t('payment.seeOrder')}
      </ButtonLink>
    </Banner>
  );
}

function Open({ order, phone, onChanged }: { order: Order; phone: string; onChanged: () => void }) {
  const { t } = useTranslation(messages);
  const { moneyWithin: money } = useFormat();
  const until = useKeptUntil(order);
  return (
    <Banner $tone="warning" aria-label={t('payment.waiting', { number: order.id })}>
      <Head>
        <Icon name="clock" />
        <strong>{t('payment.waiting', { number: order.id })}</strong>
      </Head>
      <p>
        {t('payment.waitingText', { amount: money(getOpenAmount(order)) })}
        {until && ` ${t('payment.keptUntil', { time: until })}`}
      </p>
      <PayOrder order={order} phone={phone} onChanged={onChanged} />
    </Banner>
  );
}

const Banner = styled.section<{ $tone: 'success' | 'warning' }>`
  display: grid;
  gap: ${space('sm')};
  padding: ${space('md')};
  border: 1px solid ${({ $tone }) => color($tone)};
  border-radius: ${radius('lg')};
  background: ${color('surface')};
  & > div:first-child > svg {
    flex: none;
    color: ${({ $tone }) => color($tone)};
  }
  & > p {
    color: ${color('textSoft')};
    font-size: ${size('sm')};
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space('xs')};
  & > strong {
    flex: 1;
  }
`;

const ButtonLink = styled(Link)<ButtonStyleProps>`
  ${buttonStyles}
`;
