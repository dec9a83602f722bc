import type { Minor } from '@shop/domain';
import type { Row } from '../insert-rows';
import type { WalletMovement } from '../wallet-rows';
import { mostInCash } from './order-price';
import type { PlannedOrder } from './planned-orders';

const gateways = ['harbour_card', 'pearl_pay', 'dhow_bank'];
const minute = 60_000;

/** The payment of an order: its effect on the order and on the customer's wallet. */
export interface Paid {
  columns: Row;
  movements: WalletMovement[];
}

const getPaymentState = ({ status }: PlannedOrder, isPaidAhead: boolean) => {
  if (status === 'delivered') return 'paid';
  if (status === 'refunded') return 'refunded';
  if (status === 'canceled') return isPaidAhead ? 'refunded' : 'unpaid';
  return isPaidAhead && status !== 'failed' ? 'paid' : 'unpaid';
};

/** Orders above the cash limit are paid at a gateway. */
const getMethod = (order: PlannedOrder, total: Minor) =>
  order.method === 'cash_on_delivery' && total > mostInCash(order) ? 'digital_payment' : order.method;

/**
 * Pays an order's total with a wallet that holds `balance`. Tops the wallet up first where it pays everything, and
 * refunds orders that were not delivered or were returned.
 */
export function payFor(order: PlannedOrder, id: number, total: Minor, balance: Minor): Paid {
  const { customer, placed, status, partial } = order;
  const method = getMethod(order, total);
  const walletAmount = method === 'wallet' ? total : partial ? Math.min(balance, total) : 0;
  const state = getPaymentState(order, method !== 'cash_on_delivery');
  const move = (kind: string, credit: Minor, debit: Minor, minutes: number, reference: string) => ({
    ...{ customer, kind, credit, debit, reference },
    at: new Date(placed.getTime() + minutes * minute),
  });
  const filled = Math.ceil(Math.max(0, walletAmount - balance) / 1_000) * 1_000;
  const gateway = gateways[id % gateways.length] ?? '';
  const back = state === 'refunded' ? total : 0;
  return {
    columns: {
      payment_method: method,
      payment_status: state,
      gateway: method === 'digital_payment' ? gateway : null,
      wallet_part: walletAmount,
      free_of_stock: status === 'canceled' || status === 'failed',
    },
    movements: [
      ...(filled > 0 ? [move('add_fund', filled, 0, -20, gateway)] : []),
      ...(walletAmount > 0 ? [move('order_place', 0, walletAmount, 0, String(id))] : []),
      ...(back > 0 ? [move('order_refund', back, 0, status === 'refunded' ? 26 * 60 : 4, String(id))] : []),
    ],
  };
}
