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
