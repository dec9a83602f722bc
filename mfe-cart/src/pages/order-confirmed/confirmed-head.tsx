import { type Order } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import type { IconName } from '@shop/ui';
import type { ReactNode } from 'react';
import { ConfirmedPanel } from '../../components/confirmed/confirmed-panel';
import { messages } from '../../messages';
import { useKeptUntil } from '../../payment/use-kept-until';
import { isUnpaid, getOpenAmount } from '../../payment/order-payment';

/** The state of an order just after placing. */
type ConfirmedState = 'placed' | 'unpaid' | 'canceled' | 'failed';

/** The state by the server's data only. */
export function getConfirmedState(order: Order): ConfirmedState {
  if (order.status === 'canceled') return 'canceled';
  if (order.status === 'failed') return 'failed';
  return isUnpaid(order) ? 'unpaid' : 'placed';
}

/** Text key of a state. */
export const getTextKey = (field: 'title' | 'text', state: ConfirmedState) =>
  state === 'placed' ? (`confirmed.${field}` as const) : (`confirmed.${field}_${state}` as const);

const signs = {
  placed: { icon: 'check', tone: 'success' },
  unpaid: { icon: 'clock', tone: 'warning' },
  canceled: { icon: 'close', tone: 'danger' },
  failed: { icon: 'close', tone: 'danger' },
} as const satisfies Record<ConfirmedState, { icon: IconName; tone: string }>;

interface ConfirmedHeadProps {
  orderId: number;
  /** The payment was declined or canceled, as its own page has found out. It counts only while nothing is paid. */
  payment: 'failed' | 'canceled' | null;
  /** Undefined until it has loaded. */
  order: Order | undefined;
  /** Links and actions. */
  children: ReactNode;
}

/** The order's number, and its state once it has loaded. */
export function ConfirmedHead({ orderId, order, payment, children }: ConfirmedHeadProps) {
  const { t } = useTranslation(messages);
  const { moneyWithin: money } = useFormat();
  const until = useKeptUntil(order);
  const state = order && getConfirmedState(order);
  const title =
    payment && (state === 'unpaid' || state === 'failed')
      ? `confirmed.payment_${payment}`
      : getTextKey('title', state ?? 'placed');
  const amount = order ? money(getOpenAmount(order)) : '';
  const text = state === 'unpaid' && until ? 'confirmed.text_kept' : getTextKey('text', state ?? 'placed');
  const kind = order?.parcel ? { context: 'parcel' } : {};
  return (
    <ConfirmedPanel
      sign={state ? signs[state] : null}
      title={t(state ? title : 'confirmed.order', kind)}
      text={state ? t(text, { amount, time: until ?? '', ...kind }) : null}
      number={{ label: t('confirmed.number'), value: orderId, testId: 'order-number' }}
    >
      {children}
    </ConfirmedPanel>
  );
}
