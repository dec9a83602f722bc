import type { PaymentMethod } from '@shop/domain';
import { records, text, textOrNull, type WireRecord } from '../wire';

/** What is no gateway's name. */
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

/** Every gateway by its own name is a digital payment. */
export function paymentMethodFromWire(value: unknown): PaymentMethod {
  const word = text(value, 'cash_on_delivery');
  if (word === 'cash_payment') return 'cash_on_delivery';
  return word === 'cash_on_delivery' || word === 'wallet' ? word : 'digital_payment';
}

/** How an order is paid; where the wallet has paid a part, how the rest is. */
export function methodOf({ payment_method: method, payments }: WireRecord): unknown {
  if (method !== 'partial_payment') return method;
  const rest = records(payments).find((payment) => payment.payment_method !== 'wallet');
  return rest?.payment_method ?? method;
}
