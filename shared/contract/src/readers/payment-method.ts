import type { PaymentMethod } from '@shop/domain';
import { records, text, textOrNull, type WireRecord } from '@shop/contract/core';

/** Values that are not a gateway's name. */
const ownMethods = new Set([
  'cash_on_delivery',
  'cash_payment', // of trips
  'wallet',
  'digital_payment',
  'partial_payment',
  'offline_payment',
]);

export const gatewayFromWire = (value: unknown): string | null =>
  ownMethods.has(text(value)) ? null : textOrNull(value);

/** Every gateway name counts as a digital payment. */
export function paymentMethodFromWire(value: unknown): PaymentMethod {
  const name = text(value, 'cash_on_delivery');
  if (name === 'cash_payment') return 'cash_on_delivery';
  return name === 'cash_on_delivery' || name === 'wallet' ? name : 'digital_payment';
}

/** The payment method of an order; if the wallet has paid a part, that of the rest. */
export function getPaymentMethod({ payment_method: method, payments }: WireRecord): unknown {
  if (method !== 'partial_payment') return method;
  const rest = records(payments).find((payment) => payment.payment_method !== 'wallet');
  return rest?.payment_method ?? method;
}
