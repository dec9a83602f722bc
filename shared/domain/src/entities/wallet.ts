import type { Minor } from '../money';
import type { Discount } from './item';

/** What movements are narrowed by, under their names on the wire. */
export const walletTypes = ['order', 'loyalty_point', 'add_fund', 'referrer', 'CashBack'] as const;
export type WalletType = (typeof walletTypes)[number];

/** One movement of money in a wallet. */
export interface WalletMovement {
  id: number;
  /** `other`: of a kind that this shop does not know yet. */
  kind:
    'order_place' | 'order_refund' | 'trip_booking' | 'trip_refund' | Exclude<WalletType, 'order'> | 'other';
  /** Comes in above 0, goes out below. */
  amount: Minor;
  /** What of the amount the shop gave as a bonus. */
  bonus: Minor;
  /** What the wallet held afterwards. */
  balance: Minor;
  /** The order's or trip's number, the gateway's key, points … as text. */
  reference: string;
  /** ISO 8601. */
  at: string;
}

/** What the shop adds when money is put into a wallet. */
export interface WalletBonus {
  id: number;
  title: string;
  description: string;
  /** A share of the amount, or minor units. */
  gives: Discount;
  /** From this amount on. */
  minimum: Minor;
  /** Gives no more than this; 0: no cap. */
  maximum: Minor;
  /** ISO dates of the shop's time zone; the last day counts. '': open on that side. */
  startsOn: string;
  endsOn: string;
}
