import { paymentAddress, paymentReturnAddress, type PaymentOrigins, type PaymentSubject } from '@shop/domain';

/**
 * Navigates to the gateway's page. Returns false, without navigating, for an address that is not trusted. For handlers
 * only.
 */
export function goToPayment(payAt: string, origins: Omit<PaymentOrigins, 'here'>): boolean {
  const address = paymentAddress(payAt, { ...origins, here: window.location.origin });
  if (address) window.location.assign(address);
  return address !== null;
}

/**
 * The return address for a gateway: the host's page, which reads the payment's state from the server. Without a
 * subject, where no order or trip exists yet, the backend adds its payment id. For handlers only.
 */
export const getPaymentCallback = (subject?: PaymentSubject): string =>
  subject
    ? paymentReturnAddress(window.location.origin, subject)
    : `${window.location.origin}/payment-return`;
