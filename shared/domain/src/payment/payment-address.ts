/** Origins of gateway pages that a backend may lead to, besides its own. */
const gatewayOrigins: ReadonlySet<string> = new Set([
  'https://checkout.stripe.com',
  'https://www.paypal.com',
  'https://www.sandbox.paypal.com',
  'https://api.razorpay.com',
  'https://checkout.flutterwave.com',
  'https://checkout.paystack.com',
]);

export interface PaymentOrigins {
  /** Origin of API requests: '' for this page's own origin, `here`. */
  apiOrigin: string;
  /** The backend's own origin, as the edge provides it; '' if it is the origin of API requests. */
  backendOrigin: string;
  here: string;
}

/**
 * The full address of a payment page; null if it is not http(s), or if its host is not the API's, the backend's or a known
 * gateway's. Relative addresses are resolved against the origin of API requests.
 */
export function paymentAddress(
  payAt: string,
  { apiOrigin, backendOrigin, here: pageOrigin }: PaymentOrigins,
): string | null {
  const own = apiOrigin || pageOrigin;
  let url: URL;
  try {
    url = new URL(payAt, own);
  } catch {
    return null;
  }
  if (url.username || url.password) return null;
  const isOwn = [own, backendOrigin].some((origin) => origin && url.origin === new URL(origin).origin);
  if (!isOwn && !gatewayOrigins.has(url.origin)) return null;
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
}
