import type { Order } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import {
  Card,
  color,
  Icon,
  radius,
  size,
  Skeleton,
  space,
  Spinner,
  Text,
  Title,
  type IconName,
} from '@shop/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { messages } from '../../messages';
import { openAmount } from '../../payment/order-payment';
import { confirmedState, wordsOf, type ConfirmedState } from './order-question';

const signs = {
  placed: { icon: 'check', tone: 'success' },
  unpaid: { icon: 'clock', tone: 'warning' },
  canceled: { icon: 'close', tone: 'danger' },
  failed: { icon: 'close', tone: 'danger' },
} as const satisfies Record<ConfirmedState, { icon: IconName; tone: string }>;

interface ConfirmedHeadProps {
  orderId: number;
  /** Undefined until the server has said how it stands. */
  order: Order | undefined;
  /** What can be done about it. */
  children: ReactNode;
}

/** The order's number and how it stands, said as soon as the server has said it. */
export function ConfirmedHead({ orderId, order, children }: ConfirmedHeadProps) {
  const { t } = useTranslation(messages);
  const { moneyWithin: money } = useFormat();
  const state = order && confirmedState(order);
  return (
    <Sheet>
      <Sign $tone={state ? signs[state].tone : 'neutral'}>
        {state ? <Icon name={signs[state].icon} size={36} /> : <Spinner />}
      </Sign>
      <div role="status">
        <Title tabIndex={-1}>{t(state ? wordsOf('title', state) : 'confirmed.order')}</Title>
        {order && state ? (
          <Text $soft>{t(wordsOf('text', state), { amount: money(openAmount(order)) })}</Text>
        ) : (
          <Skeleton $height="24px" $width="min(300px, 100%)" />
        )}
      </div>
      <p>
        {t('confirmed.number')}
        <Number data-testid="order-number">
          <bdi>{orderId}</bdi>
        </Number>
      </p>
      {children}
    </Sheet>
  );
}

const Sheet = styled(Card)`
  display: grid;
  justify-items: center;
  gap: ${space('md')};
  padding: ${space('xl')} ${space('lg')};
  text-align: center;
  & > [role='status'] {
    display: grid;
    justify-items: center;
    gap: ${space('xs')};
  }
`;

const Sign = styled.div<{ $tone: 'success' | 'warning' | 'danger' | 'neutral' }>`
  display: grid;
  place-items: center;
  inline-size: 72px;
  block-size: 72px;
  border-radius: ${radius('full')};
  background: ${({ $tone }) => color($tone === 'neutral' ? 'sunken' : `${$tone}Ground`)};
  color: ${({ $tone }) => color($tone === 'neutral' ? 'textSoft' : $tone)};
`;

const Number = styled.strong`
  display: block;
  font-size: ${size('xxl')};
  font-variant-numeric: tabular-nums;
`;
