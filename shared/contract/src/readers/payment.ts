import type { KeptPrescription, Payment, Prescription } from '@shop/domain';
import {
  id,
  money,
  numberOrNull,
  oneOf,
  readable,
  type ReadContext,
  record,
  records,
  text,
} from '@shop/contract/core';

const paymentStatuses = ['pending', 'paid', 'failed', 'canceled', 'expired'] as const;

/** A payment with an unknown status counts as pending. */
export function paymentFromWire(wire: unknown, { decimals }: ReadContext): Payment {
  const payment = record(wire, 'payment');
  return {
    id: text(payment.payment_id),
    purpose: oneOf(payment.purpose, ['order', 'add_fund', 'trip']),
    status: oneOf(payment.status, paymentStatuses),
    amount: money(payment.amount, decimals),
    gateway: text(payment.gateway),
    orderId: numberOrNull(payment.order_id),
    tripId: numberOrNull(payment.trip_id),
    contactPhone: text(payment.contact_number),
  };
}

/** Uploaded pictures of prescriptions without an order. */
export const prescriptionsFromWire = (wire: unknown): Prescription[] =>
  readable(records(wire, 'prescriptions'), (picture) => ({
    id: id(picture.id, 'prescription'),
    url: text(picture.image_full_url),
  }));

/** Prescriptions of earlier orders; one without pictures is left out. */
export const keptPrescriptionsFromWire = (wire: unknown): KeptPrescription[] =>
  readable(records(wire, 'kept_prescriptions'), (kept) => ({
    orderId: id(kept.order_id, 'kept prescription'),
    uploadedAt: text(kept.created_at),
    items: readable(records(kept.items), (item) => ({
      id: id(item.id, 'item of a prescription'),
      name: text(item.name),
    })),
    pictures: prescriptionsFromWire(kept.prescriptions),
  })).filter(({ pictures }) => pictures.length > 0);
