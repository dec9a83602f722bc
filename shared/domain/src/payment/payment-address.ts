/** Pages of gateways that a backend may lead to beside its own. */
const gatewayOrigins: ReadonlySet<string> = new Set([
  'https://checkout.stripe.com',
  'https://www.paypal.com',
  'https://www.sandbox.paypal.com',
  'https://api.razorpay.com',
  'https://checkout.flutterwave.com',
  'https://checkout.paystack.com',
]);

export interface PaymentOrigins {
  /** Where API calls go: '' for this page's own origin, `here`. */
  apiOrigin: string;
  /** The backend's own, which the edge has told; '' where it is that of API calls. */
  backendOrigin: string;
  here: string;
}

/**
 * The address of a payment page that a visitor may be led to; null for any other: what is no http(s), and hosts that are
 * neither the API's nor the backend's nor a known gateway's. What is relative lies where API calls go.
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
