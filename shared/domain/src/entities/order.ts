import type { Minor } from '../money';
import type { Choice } from './cart';
import type { Address } from './customer';
import type { Position } from './shop';

export type OrderType = 'delivery' | 'take_away';

export type PaymentMethod = 'cash_on_delivery' | 'wallet' | 'digital_payment';

/** D-24. In the order of an order's course, then its other ends. */
export const orderStatuses = [
  'pending',
  'confirmed',
  'processing',
  'handover',
  'picked_up',
  'delivered',
  'canceled',
  'failed',
  'refunded',
] as const;

export type OrderStatus = (typeof orderStatuses)[number];

/** The totals of an order, each rounded once; they add up to the total (D-15). */
export interface OrderTotals {
  subtotal: Minor;
  discount: Minor;
  coupon: Minor;
  tax: Minor;
  taxIncluded: boolean;
  deliveryFee: Minor;
  /** The part of the delivery fee that an increase added, and its reason. */
  extraFee: Minor;
  extraFeeReason: string;
  tip: Minor;
  /** What is charged besides, each with its kind and the shop's own name for it; '' leaves the name to the page. */
  charges?: OrderCharge[];
  total: Minor;
}

/** Totals of a placed order: backends may leave the subtotal to be worked out from the lines. */
export interface PlacedTotals extends Omit<OrderTotals, 'subtotal'> {
  subtotal: Minor | null;
}

export interface OrderCharge {
  kind: 'service' | 'packaging';
  name: string;
  amount: Minor;
}

export interface OrderLine {
  id: number;
  itemId: number;
  name: string;
  imageUrl: string | null;
  quantity: number;
  /** For one unit with its options, before discount; add-ons are in it where they are charged for each unit. */
  unitPrice: Minor;
  /** Of the whole line with its add-ons, before discount. */
  total: Minor;
  /** What was taken off the whole line; 0 where a discount of the store stands in its place (D-14). */
  discount: Minor;
  /** Chosen variation, options and add-ons as text. */
  details: string[];
  /** The same as a choice, for ordering again; an item that has changed since may not take it. */
  choice: Choice;
  /** What the customer said of it; null: nothing yet. */
  review: SubmittedReview | null;
}

/** `rating`: 1 … 5 in steps of 0.5. */
export interface SubmittedReview {
  rating: number;
  comment: string;
}

/** Who brings an order. */
export interface Courier {
  id: number;
  name: string;
  phone: string;
  imageUrl: string | null;
  rating: number;
}

/** `partially_paid`: by wallet, the rest is due. */
export type PaymentState = 'unpaid' | 'partially_paid' | 'paid' | 'refunded';

export interface Order {
  id: number;
  status: OrderStatus;
  orderType: OrderType;
  paymentMethod: PaymentMethod;
  /** Key of the gateway of a digital payment; null for the other methods. */
  gateway: string | null;
  paid: boolean;
  paymentState: PaymentState;
  /** What of the total the wallet has paid. */
  walletPaid: Minor;
  couponCode: string;
  /** Pictures of the prescription. */
  prescriptionUrls: string[];
  /** ISO 8601, UTC. */
  placedAt: string;
  scheduledAt: string | null;
  history: { status: OrderStatus; at: string }[];
  store: {
    id: number;
    name: string;
    phone: string;
    address: string;
    logoUrl: string | null;
    position: Position | null;
  };
  address: Address | null;
  note: string;
  totals: PlacedTotals;
  lineCount: number;
  /** Null until somebody has taken it, and always for take-away. */
  courier: Courier | null;
  courierReview: SubmittedReview | null;
}
