import type { ErrorEntry } from '@shop/api';
import type { Step } from '../checkout-steps';

/** Where on the page a message is shown. */
export type Spot = 'order-type' | 'address' | 'time' | 'prescription' | 'coupon' | 'payment';

/** Code of a refusal, or name of a body field → its spot on the page. */
const spots = new Map<string, Spot>(
  Object.entries({
    order_type: 'order-type',
    delivery: 'order-type',
    delivery_type: 'order-type',
    home_delivery: 'order-type',
    take_away: 'order-type',
    store: 'order-type',
    store_id: 'order-type',
    out_of_zone: 'address',
    zone: 'address',
    zone_id: 'address',
    coordinates: 'address',
    latitude: 'address',
    longitude: 'address',
    distance: 'address',
    address: 'address',
    contact_person_name: 'address',
    contact_person_number: 'address',
    contact_person_email: 'address',
    store_closed: 'time',
    schedule_at: 'time',
    order_time: 'time',
    prescription: 'prescription',
    prescription_ids: 'prescription',
    order_attachment: 'prescription',
    coupon: 'coupon',
    coupon_code: 'coupon',
    payment_method: 'payment',
    order_amount: 'payment',
    cod_maximum: 'payment',
    gateway: 'payment',
    wallet: 'payment',
    wallet_short: 'payment',
    wallet_balance: 'payment',
    partial_payment: 'payment',
    digital_payment: 'payment',
    cash_on_delivery: 'payment',
    dm_tips: 'payment',
  } as const),
);

export const getStepOfSpot = (spot: Spot): Step =>
  spot === 'coupon' || spot === 'payment' ? 'payment' : 'delivery';

/** A refusal of the server, with its spot on the page. */
export interface SpotMessage {
  spot: Spot;
  text: string;
}

/** The message for a spot on the page, and the entries left for elsewhere. */
interface SpotMessages {
  at: SpotMessage;
  others: ErrorEntry[];
}

/** All entries about the spot of the first entry that has one; null where none belongs to a spot on the page. */
export function toSpotMessages(entries: readonly ErrorEntry[]): SpotMessages | null {
  const spot = entries.map(({ code }) => spots.get(code)).find((known) => known !== undefined);
  if (!spot) return null;
  const here = entries.filter(({ code }) => spots.get(code) === spot);
  const text = [...new Set(here.map(({ message }) => message))].join(' ');
  return { at: { spot, text }, others: entries.filter((entry) => !here.includes(entry)) };
}

/** The message for a spot, without the remaining entries. */
export const toSpotMessage = (entries: readonly ErrorEntry[]): SpotMessage | null =>
  toSpotMessages(entries)?.at ?? null;
