import { useCache, useEndpoint } from '@shop/api';
import { customerInfo, paymentStatus, walletMovements } from '@shop/contract';
import { toMajor, type Payment } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { useSearchParams } from '@shop/router';
import { Button, color, Icon, IconButton, radius, space } from '@shop/ui';
import { useEffect } from 'react';
import styled from 'styled-components';
import { messages } from '../../messages';
import type { FundStart } from './use-funding';

/** Milliseconds between two questions while the gateway has not told the backend. */
const interval = 3_000;

const tones = { paid: 'success', pending: 'neutral' } as const;

/** The payment that the address names, as the server knows it (F-29); nothing for another's, or one that was made up. */
function useReturned(): { payment: Payment | undefined; dismiss: () => void } {
  const [search, setSearch] = useSearchParams();
  const id = search.get('payment_id') ?? '';
  const { data } = useEndpoint(paymentStatus, id ? { query: { payment_id: id } } : null, {
    refreshInterval: (latest) => (latest?.status === 'pending' ? interval : 0),
    shouldRetryOnError: false,
  });
  const dismiss = () =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete('payment_id');
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return { payment: data?.purpose === 'add_fund' ? data : undefined, dismiss };
}

/** Says how the payment ended that somebody comes back from; what failed can be tried again as it was. STATE-40. */
export function ReturnedFunds({ onAgain }: { onAgain: ((start: FundStart) => void) | null }) {
  const { t } = useTranslation(messages);
  const { moneyWithin: money, currency } = useFormat();
  const cache = useCache();
  const { payment, dismiss } = useReturned();
  const status = payment?.status;
  useEffect(() => {
    if (status !== 'paid') return;
    void cache.refresh(customerInfo);
    void cache.refresh(walletMovements);
  }, [status, cache]);
  if (!payment || !status) return <div role="status" />;
  const isOver = status !== 'paid' && status !== 'pending';
  const again = () => {
    dismiss();
    onAgain?.({ amount: toMajor(payment.amount, currency.decimals), gateway: payment.gateway });
  };
  return (
    <div role="status">
      <Line $tone={status in tones ? tones[status as keyof typeof tones] : 'warning'}>
        <Icon name={status === 'paid' ? 'check' : 'info'} />
        <p>{t(`wallet.returned.${status}`, { amount: money(payment.amount) })}</p>
        <IconButton icon="close" label={t('close')} size={36} onClick={dismiss} />
        {isOver && onAgain && (
          <Button tone="secondary" small onClick={again}>
            {t('retry')}
          </Button>
        )}
      </Line>
    </div>
  );
}

const Line = styled.div<{ $tone: 'success' | 'warning' | 'neutral' }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space('xs')} ${space('sm')};
  padding: ${space('sm')};
  border-radius: ${radius('md')};
  background: ${({ $tone }) => color($tone === 'neutral' ? 'sunken' : `${$tone}Ground`)};
  color: ${({ $tone }) => color($tone === 'neutral' ? 'text' : $tone)};
  font-weight: 600;
  & > button:last-child:not([aria-label]) {
    grid-column: 2;
    justify-self: start;
    color: ${color('text')};
  }
`;
