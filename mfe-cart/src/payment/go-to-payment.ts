/** Pages of gateways that a backend may lead to beside its own. */
const gatewayOrigins: ReadonlySet<string> = new Set([
  'https://checkout.stripe.com',
  'https://www.paypal.com',
  'https://www.sandbox.paypal.com',
  'https://api.razorpay.com',
  'https://checkout.flutterwave.com',
  'https://checkout.paystack.com',
]);

/**
 * The address of a payment page that a visitor may be led to; null for any other: what is no http(s), and hosts that are
 * neither the API's nor a known gateway's. `apiOrigin` '' is this page's own origin, `here`.
 */
export function paymentAddress(payAt: string, apiOrigin: string, here: string): string | null {
  const own = apiOrigin || here;
  let url: URL;
  try {
    url = new URL(payAt, own);
  } catch {
    return null;
  }
  if (url.username || url.password) return null;
  if (url.origin !== new URL(own).origin && !gatewayOrigins.has(url.origin)) return null;
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
}

/** Leaves for the gateway's page; false, and nothing happens, where it leads elsewhere. Call it in handlers only. */
export function goToPayment(payAt: string, apiOrigin: string): boolean {
  const address = paymentAddress(payAt, apiOrigin, window.location.origin);
  if (address) window.location.assign(address);
  return address !== null;
}

/** Where a gateway leads back to: the host's page, which asks the server how the payment stands. Handlers only. */
export const paymentCallback = (): string => `${window.location.origin}/payment-return`;
