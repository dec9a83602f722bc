import type { Minor } from '@shop/domain/core';
import type { Choice, IfSoldOut } from './cart';
import type { Address } from './customer';
import type { PlacedParcel } from './parcel';
import type { Position } from './shop';

export type OrderType = 'delivery' | 'take_away';

export type PaymentMethod = 'cash_on_delivery' | 'wallet' | 'digital_payment';

/** D-24. In the order of an order's progress, then its other outcomes. */
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
  /** Additional charges, each with its kind and the shop's name for it; '' lets the page name it. */
  charges?: OrderCharge[];
  total: Minor;
}

/** Totals of a placed order: some backends do not send the subtotal, it is calculated from the lines. */
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
  /** Unit price with its options, before discount; includes add-ons if they are charged per unit. */
  unitPrice: Minor;
  /** Price of the whole line with its add-ons, before discount. */
  total: Minor;
  /** Discount of the whole line; 0 if a store discount replaces it (D-14). */
  discount: Minor;
  /** Chosen variation, options and add-ons as text. */
  details: string[];
  /** The same as a choice, for reordering; it may no longer exist if the item has changed. */
  choice: Choice;
  /** The customer's review; null: none yet. */
  review: SubmittedReview | null;
  /** Left out where the backend does not keep it for each line. X-21. */
  ifSoldOut?: IfSoldOut;
  /** Names of the people who have added it to the shared cart, besides who ordered; left out where nobody has. X-26. */
  addedBy?: string[];
}

/** What a customer has told store and courier, as far as the backend keeps it.. */
export interface OrderRequests {
  /** For the whole order; null: unknown, or only as a text. */
  ifSoldOut: IfSoldOut | null;
  /** The same as a text, of backends that keep only that; '' for none. */
  ifSoldOutText: string;
  /** For the courier; '' for none. */
  instruction: string;
  leaveAtDoor: boolean;
  cutlery: boolean;
}

/** `rating`: 1 … 5 in steps of 0.5. */
export interface SubmittedReview {
  rating: number;
  comment: string;
}

/** Who delivers an order. */
export interface Courier {
  id: number;
  name: string;
  phone: string;
  imageUrl: string | null;
  rating: number;
}

/** Whole minutes, both ends included. */
export interface MinuteRange {
  from: number;
  to: number;
}

/** `partially_paid`: a part was paid by wallet. */
export type PaymentState = 'unpaid' | 'partially_paid' | 'paid' | 'refunded';

export interface Order {
  id: number;
  status: OrderStatus;
  orderType: OrderType;
  /** Canceled by the store or the shop, not by the customer; only known of canceled orders. */
  canceledByStore?: boolean;
  paymentMethod: PaymentMethod;
  /** Key of the gateway of a digital payment; null for other methods. */
  gateway: string | null;
  paid: boolean;
  paymentState: PaymentState;
  /** The part of the total that the wallet has paid. */
  walletPaid: Minor;
  couponCode: string;
  /** Pictures of the prescription. */
  prescriptionUrls: string[];
  /** ISO 8601, UTC. */
  placedAt: string;
  scheduledAt: string | null;
  /** How long the store usually takes from its confirmation; null where the backend does not say it. */
  deliveryMinutes: MinuteRange | null;
  /** How long the store prepares this order, from the status `processing`; null until it says so. */
  processingMinutes: number | null;
  history: { status: OrderStatus; at: string }[];
  store: {
    id: number;
    /** Whom customers write to; left out where backends do not tell vendors from stores. D-28. */
    vendorId?: number;
    name: string;
    phone: string;
    address: string;
    logoUrl: string | null;
    position: Position | null;
  };
  address: Address | null;
  note: string;
  /** Left out for none. */
  requests?: OrderRequests;
  totals: PlacedTotals;
  lineCount: number;
  /** Null until a courier has accepted it, and always for take-away. */
  courier: Courier | null;
  courierReview: SubmittedReview | null;
  /** A parcel: it has neither store nor lines, and its address is the receiver's. Absent for other orders. */
  parcel?: PlacedParcel;
}
