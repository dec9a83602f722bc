import type { Minor } from '@shop/domain/core';
import type { Discount } from './item';

/** Filters of movements, by their names on the wire. */
export const walletTypes = ['order', 'loyalty_point', 'add_fund', 'referrer', 'CashBack'] as const;
export type WalletType = (typeof walletTypes)[number];

/** One transaction of a wallet. */
export interface WalletMovement {
  id: number;
  /** `other`: of an unknown kind. */
  kind:
    | 'order_place'
    | 'order_refund'
    | 'trip_booking'
    | 'trip_refund'
    | Exclude<WalletType, 'order'>
    | 'other';
  /** Positive: credit; negative: debit. */
  amount: Minor;
  /** The part of the amount that is a bonus. */
  bonus: Minor;
  /** Balance afterwards. */
  balance: Minor;
  /** The order's or trip's id, the gateway's key, points … as text. */
  reference: string;
  /** ISO 8601. */
  at: string;
}

/** A bonus for adding money to a wallet. */
export interface WalletBonus {
  id: number;
  title: string;
  description: string;
  /** A percentage of the amount, or minor units. */
  gives: Discount;
  /** The smallest amount with a bonus. */
  minimum: Minor;
  /** The largest bonus; 0: no cap. */
  maximum: Minor;
  /** ISO dates of the shop's time zone; the last day is included. '': no bound. */
  startsOn: string;
  endsOn: string;
}
