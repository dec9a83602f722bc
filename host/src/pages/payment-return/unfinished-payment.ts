/** Where the remote that sends visitors to gateways keeps what it waits for. */
const key = 'unfinished-payment';

/**
 * The phone with which a guest follows an order whose payment was left for: it is in no address that a gateway sees. ''
 * where nothing is kept of this order, or nothing that can be understood (F-32). Effects and handlers only.
 */
export function getPhoneOfUnfinished(orderId: number | null): string {
  try {
    const saved = JSON.parse(localStorage.getItem(key) ?? 'null') as Record<string, unknown> | null; // checked below
    return saved?.orderId === orderId && typeof saved.phone === 'string' ? saved.phone : '';
  } catch {
    return '';
  }
}
