/**
 * Sends JSON without waiting; the request survives the end of the page. Returns whether the browser has accepted it;
 * never throws.
 */
export function beacon(url: string, body: string): boolean {
  try {
    return navigator.sendBeacon(url, new Blob([body], { type: 'application/json' }));
  } catch {
    // A failed beacon is ignored.
    return false;
  }
}
