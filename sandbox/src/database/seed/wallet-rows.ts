import { hoursBefore } from './calendar';
import type { Row } from './insert-rows';

/** Minor units; `order`: the n-th of the seeded orders, whose total it is. The oldest first. */
const movements = [
  { customer: 1, kind: 'referrer', credit: 500, days: 61, reference: 'BILAL22' },
  { customer: 1, kind: 'add_fund', credit: 3000, days: 40, reference: 'pearl_pay' },
  { customer: 1, kind: 'loyalty_point', credit: 500, days: 26, reference: '500' },
  { customer: 1, kind: 'CashBack', credit: 250, days: 12, reference: '' },
  { customer: 3, kind: 'add_fund', credit: 10_000, days: 33, reference: 'harbour_card' },
  { customer: 3, kind: 'add_fund', credit: 2000, days: 9, reference: 'dhow_bank' },
] as const;

/** What of a wallet's movements an order made: paid from it, and given back when it was canceled. */
export interface OrderMovement {
  customer: number;
  orderId: number;
  total: number;
  /** Hours before now. */
  hours: number;
}

/** Movements of the wallets in the order of their time, each with the balance after it; the last is the customer's. */
export function walletRows(now: Date, order: OrderMovement): Row[] {
  const { customer, total, orderId, hours: placed } = order;
  const reference = String(orderId);
  const all = [
    ...movements.map(({ days, ...movement }) => ({ ...movement, debit: 0, hours: days * 24 })),
    { customer, kind: 'order_place', credit: 0, debit: total, hours: placed, reference },
    { customer, kind: 'order_refund', credit: total, debit: 0, hours: placed - 0.15, reference },
  ].sort((one, other) => other.hours - one.hours);
  const balances = new Map<number, number>();
  return all.map(({ customer: id, kind, credit, debit, hours, reference: about }, index) => {
    const balance = (balances.get(id) ?? 0) + credit - debit;
    balances.set(id, balance);
    return {
      id: index + 1,
      customer_id: id,
      kind,
      credit,
      debit,
      balance,
      reference: about,
      created_at: hoursBefore(now, hours),
    };
  });
}
