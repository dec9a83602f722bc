/** Requests that the page's inline script has started before this code was loaded: `METHOD url` → pending response. */
export type EarlyRequests = Record<string, Promise<Response>>;

/** An early response that nobody has used after this time is stale, in milliseconds. */
const maxAge = 10_000;

/**
 * `fetch` that returns each early response once and uses the network otherwise. An early request that failed is
 * sent again. None is used for a request with other headers than `headers`, those of the session that the page started
 * with, and none after the first write or ten seconds: it could be out of date.
 */
export function withEarlyRequests(
  early: EarlyRequests = {},
  network: typeof fetch,
  headers: Record<string, string>,
): (url: string, init: RequestInit) => Promise<Response> {
  const waiting = new Map(Object.entries(early));
  const startedWith = JSON.stringify(headers);
  const discardAll = () => waiting.clear();
  setTimeout(discardAll, maxAge);
  return async (url, init) => {
    const { method = 'GET' } = init;
    if (method !== 'GET') discardAll();
    const key = `${method} ${url}`;
    const started = waiting.get(key);
    waiting.delete(key);
    if (!started || JSON.stringify(init.headers) !== startedWith) return network(url, init);
    try {
      return await started;
    } catch {
      return network(url, init);
    }
  };
}
