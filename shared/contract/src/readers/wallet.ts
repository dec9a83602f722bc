import type { WalletBonus, WalletMovement } from '@shop/domain';
import {
  discountFromWire,
  id,
  money,
  oneOf,
  pageOf,
  readable,
  type ReadContext,
  record,
  records,
  text,
  textOrNull,
  type WireRecord,
} from '@shop/contract/core';

const kinds = [
  'other',
  'order_place',
  'order_refund',
  'trip_booking',
  'trip_refund',
  'add_fund',
  'loyalty_point',
  'referrer',
  'CashBack',
] as const;

/** Other names of a partial payment of an order, and of money added by the shop. */
const kindAliases: Readonly<Record<string, WalletMovement['kind']>> = {
  partial_payment: 'order_place',
  add_fund_by_admin: 'add_fund',
};

/** `admin_bonus` was added to the credit. */
function movementFromWire(movement: WireRecord, { decimals }: ReadContext): WalletMovement {
  const bonus = money(movement.admin_bonus, decimals);
  const kind = text(movement.transaction_type);
  return {
    id: id(movement.id, 'movement of a wallet'),
    kind: kindAliases[kind] ?? oneOf(kind, kinds),
    amount: money(movement.credit, decimals) + bonus - money(movement.debit, decimals),
    bonus,
    balance: money(movement.balance, decimals),
    reference: text(movement.reference),
    at: text(movement.created_at),
  };
}

/** The list is in `data`, in older backends in `transactions`. */
export const walletMovementsFromWire = pageOf(movementFromWire, 'transactions');

const calendarDay = (value: unknown): string => text(value).slice(0, 10);

export const walletBonusesFromWire = (wire: unknown, { decimals }: ReadContext): WalletBonus[] =>
  readable(records(wire, 'bonuses'), (bonus) => ({
    id: id(bonus.id, 'bonus'),
    title: text(bonus.title),
    description: text(bonus.description),
    gives: discountFromWire(
      bonus.bonus_amount,
      bonus.bonus_type === 'amount' ? 'amount' : 'percent',
      decimals,
    ) ?? { type: 'amount', value: 0 },
    minimum: money(bonus.minimum_add_amount, decimals),
    maximum: money(bonus.maximum_bonus_amount, decimals),
    startsOn: calendarDay(bonus.start_date),
    endsOn: calendarDay(bonus.end_date),
  }));

/** `payAt`: address of the gateway's page. */
export const fundingFromWire = (wire: unknown) => ({
  payAt: textOrNull(record(wire, 'funding').redirect_link),
});
