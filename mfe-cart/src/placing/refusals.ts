import type { ErrorEntry } from '@shop/api';
import type { Step } from '../ordering/checkout-steps';

/** Where on the page something is said. */
export type Spot = 'order-type' | 'address' | 'time' | 'prescription' | 'coupon' | 'payment';

/** Code of a refusal (or of a field of the body) → the spot that it is about. */
const spots: Record<string, Spot> = {
  order_type: 'order-type',
  store: 'order-type',
  out_of_zone: 'address',
  address: 'address',
  contact_person_name: 'address',
  contact_person_number: 'address',
  contact_person_email: 'address',
  store_closed: 'time',
  schedule_at: 'time',
  prescription: 'prescription',
  prescription_ids: 'prescription',
  coupon: 'coupon',
  coupon_code: 'coupon',
  payment_method: 'payment',
  cod_maximum: 'payment',
  gateway: 'payment',
  wallet: 'payment',
  wallet_short: 'payment',
  partial_payment: 'payment',
};

export const stepOfSpot = (spot: Spot): Step =>
  spot === 'coupon' || spot === 'payment' ? 'payment' : 'delivery';

/** What the server has against an order, at its place. */
export interface Said {
  spot: Spot;
  words: string;
}

/** The first entry that belongs to a place on the page; null: none does. */
export function saidBy(entries: readonly ErrorEntry[]): Said | null {
  for (const { code, message } of entries) {
    const spot = spots[code];
    if (spot) return { spot, words: message };
  }
  return null;
}
