/** The key under which the remote that starts payments saves the pending one. */
const key = 'unfinished-payment';

/**
 * The guest's phone for an order with a pending payment: it is in no address that a gateway sees. '' when nothing
 * valid is saved for this order (F-32). Call in effects and handlers only.
 */
export function getPhoneOfUnfinished(orderId: number | null): string {
  try {
    const saved = JSON.parse(localStorage.getItem(key) ?? 'null') as Record<string, unknown> | null; // The result is checked below.
    return saved?.orderId === orderId && typeof saved.phone === 'string' ? saved.phone : '';
  } catch {
    return '';
  }
}
