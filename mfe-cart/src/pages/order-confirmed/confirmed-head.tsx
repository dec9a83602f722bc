import { type Order } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import type { IconName } from '@shop/ui';
import type { ReactNode } from 'react';
import { ConfirmedPanel } from '../../components/confirmed/confirmed-panel';
import { messages } from '../../messages';
import { awaitsPayment, openAmount } from '../../payment/order-payment';

/** How an order stands just after it was placed. */
type ConfirmedState = 'placed' | 'unpaid' | 'canceled' | 'failed';

/** The server's word only. */
export function confirmedState(order: Order): ConfirmedState {
  if (order.status === 'canceled') return 'canceled';
  if (order.status === 'failed') return 'failed';
  return awaitsPayment(order) ? 'unpaid' : 'placed';
}

/** Key of a state's words. */
export const getTextKey = (field: 'title' | 'text', state: ConfirmedState): string =>
  state === 'placed' ? `confirmed.${field}` : `confirmed.${field}_${state}`;

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
