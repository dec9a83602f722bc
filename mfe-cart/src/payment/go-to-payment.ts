import { paymentAddress, paymentReturnAddress, type PaymentOrigins, type PaymentSubject } from '@shop/domain';

/** Leaves for the gateway's page; false, and nothing happens, where it leads elsewhere. Call it in handlers only. */
export function goToPayment(payAt: string, origins: Omit<PaymentOrigins, 'here'>): boolean {
  const address = paymentAddress(payAt, { ...origins, here: window.location.origin });
  if (address) window.location.assign(address);
  return address !== null;
}

/**
 * Where a gateway leads back to: the host's page, which asks the server how the payment stands. Without a subject, where
 * there is no order or trip yet: the backend adds its payment's own id. Handlers only.
 */
export const paymentCallback = (subject?: PaymentSubject): string =>
  subject
    ? paymentReturnAddress(window.location.origin, subject)
    : `${window.location.origin}/payment-return`;
