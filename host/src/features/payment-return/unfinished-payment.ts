/** Where the remote that sends visitors to gateways keeps what it waits for. */
const key = 'unfinished-payment';

/**
 * The phone with which a guest follows an order whose payment was left for: it is in no address that a gateway sees. ''
 * where nothing is kept of this order, or nothing that can be understood (F-32). Effects and handlers only.
 */
export function phoneOfUnfinished(orderId: number | null): string {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Record<string, unknown> | null; // checked below
    return kept?.orderId === orderId && typeof kept.phone === 'string' ? kept.phone : '';
  } catch {
    return '';
  }
}
