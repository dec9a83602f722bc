/** Sends JSON that the page does not wait for, and that survives its end. Answers whether the browser has taken it; never throws. */
export function beacon(url: string, body: string): boolean {
  try {
    return navigator.sendBeacon(url, new Blob([body], { type: 'application/json' }));
  } catch {
    // What cannot be sent must not become a failure of its own.
    return false;
  }
}
