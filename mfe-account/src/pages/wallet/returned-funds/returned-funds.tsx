import { useCache } from '@shop/api';
import { customerInfo, walletMovements } from '@shop/contract';
import { toMajor } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { Button, color, Icon, IconButton, radius, space } from '@shop/ui';
import { useEffect } from 'react';
import styled from 'styled-components';
import { messages } from '../../../messages';
import type { FundStart } from '../add-fund/use-funding';
import { useReturnedFunds } from './use-returned-funds';

const tones = { paid: 'success', pending: 'neutral' } as const;

/** Shows the result of the payment that the customer returns from; a failed one can be tried again. STATE-40. */
export function ReturnedFunds({ onAgain }: { onAgain: ((start: FundStart) => void) | null }) {
  const { t } = useTranslation(messages);
  const { moneyWithin: money, currency } = useFormat();
  const cache = useCache();
  const { funds, dismiss } = useReturnedFunds();
  const status = funds?.status;
  useEffect(() => {
    if (status !== 'paid') return;
    void cache.refresh(customerInfo);
    void cache.refresh(walletMovements);
  }, [status, cache]);
  if (!funds || !status) return <div role="status" />;
  const isOver = status !== 'paid' && status !== 'pending';
  const retry = () => {
    dismiss();
    onAgain?.({ amount: toMajor(funds.amount, currency.decimals), gateway: funds.gateway });
  };
  return (
    <div role="status">
      <Line $tone={status in tones ? tones[status as keyof typeof tones] : 'warning'}>
        <Icon name={status === 'paid' ? 'check' : 'info'} />
        <p>{t(`wallet.returned.${status}`, { amount: money(funds.amount) })}</p>
        <IconButton icon="close" label={t('close')} size={36} onClick={dismiss} />
        {isOver && onAgain && (
          <Button tone="secondary" small onClick={retry}>
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
