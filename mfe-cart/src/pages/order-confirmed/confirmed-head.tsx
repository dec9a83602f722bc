import type { Order } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import type { IconName } from '@shop/ui';
import type { ReactNode } from 'react';
import { ConfirmedPanel } from '../../components/confirmed/confirmed-panel';
import { messages } from '../../messages';
import { openAmount } from '../../payment/order-payment';
import { confirmedState, getTextKey, type ConfirmedState } from './order-question';

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
    <ConfirmedPanel
      sign={state ? signs[state] : null}
      title={t(state ? getTextKey('title', state) : 'confirmed.order')}
      text={order && state ? t(getTextKey('text', state), { amount: money(openAmount(order)) }) : null}
      number={{ label: t('confirmed.number'), value: orderId, testId: 'order-number' }}
    >
      {children}
    </ConfirmedPanel>
  );
}
