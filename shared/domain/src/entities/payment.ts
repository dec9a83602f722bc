import type { Minor } from '@shop/domain/core';

/** `expired`: not paid in time. */
export type PaymentStatus = 'pending' | 'paid' | 'failed' | 'canceled' | 'expired';

/** One attempt to pay through a gateway: an order's unpaid amount, or money for the wallet. */
export interface Payment {
  /** Long and random. */
  id: string;
  purpose: 'order' | 'add_fund' | 'trip';
  status: PaymentStatus;
  amount: Minor;
  /** Key of the gateway. */
  gateway: string;
  orderId: number | null;
  /** Id of the rental trip that is paid; null for all others. */
  tripId: number | null;
  /** The phone with which a guest follows the order or trip (D-23); '' for money for the wallet. */
  contactPhone: string;
}

/** A picture of a prescription, uploaded before the order that needs it. */
export interface Prescription {
  id: number;
  url: string;
}

/** The pictures that were uploaded for an order, which can be used again for a refill. X-30. */
export interface KeptPrescription {
  orderId: number;
  /** ISO 8601, UTC. */
  uploadedAt: string;
  /** What it was for: the order's items that need a prescription. */
  items: { id: number; name: string }[];
  pictures: Prescription[];
}
