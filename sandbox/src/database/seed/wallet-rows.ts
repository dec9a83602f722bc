import type { Minor } from '@shop/domain';
import type { Row } from './insert-rows';

/** Minor units. */
export interface WalletMovement {
  /** Number in `people`, from 1. */
  customer: number;
  kind: string;
  credit: Minor;
  debit: Minor;
  /** Part of the credit. */
  bonus?: Minor;
  reference: string;
  at: Date;
}

/** Incoming money apart from orders, the oldest first. */
const others = [
  { customer: 1, kind: 'referrer', credit: 500, days: 61, reference: 'BILAL22' },
  { customer: 1, kind: 'add_fund', credit: 3000, bonus: 250, days: 40, reference: 'pearl_pay' },
  { customer: 1, kind: 'loyalty_point', credit: 500, days: 26, reference: '500' },
  { customer: 1, kind: 'CashBack', credit: 250, days: 12, reference: '' },
  { customer: 3, kind: 'add_fund', credit: 10_000, days: 33, reference: 'harbour_card' },
  { customer: 3, kind: 'add_fund', credit: 2000, days: 9, reference: 'dhow_bank' },
] as const;

const movementsBeside = (now: Date): WalletMovement[] =>
  others.map(({ days, ...movement }) => ({
    ...movement,
    debit: 0,
    at: new Date(now.getTime() - days * 86_400_000),
  }));

/** The wallets' balances while orders are paid one after the other. */
export class SeedWallets {
  private readonly movements: WalletMovement[];

  constructor(now: Date) {
    this.movements = movementsBeside(now);
  }

  /** The balance of a customer at a moment. */
  balanceAt(moment: Date, customer: number): Minor {
    return this.movements
      .filter((movement) => movement.customer === customer && movement.at <= moment)
      .reduce((sum, { credit, debit }) => sum + credit - debit, 0);
  }

  move(movements: readonly WalletMovement[]): void {
    this.movements.push(...movements);
  }

  /** All transactions by time, each with the balance after it; the last one is the customer's balance. */
  rows(): Row[] {
    const balances = new Map<number, number>();
    return [...this.movements]
      .sort((one, other) => one.at.getTime() - other.at.getTime())
      .map(({ customer: id, kind, credit, debit, bonus = 0, at, reference }, index) => {
        const balance = (balances.get(id) ?? 0) + credit - debit;
        balances.set(id, balance);
        return {
          ...{ id: index + 1, customer_id: id, kind, credit, debit, bonus, balance, reference },
          created_at: at.toISOString(),
        };
      });
  }
}
