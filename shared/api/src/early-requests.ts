/** Requests that the page's inline script has started before this code was loaded: `METHOD url` → pending response. */
export type EarlyRequests = Record<string, Promise<Response>>;

/** Milliseconds after which an unused early response is stale. */
const maxAge = 10_000;

/**
 * `fetch` that returns each early response once and uses the network otherwise. An early request that failed is sent again.
 * Early responses could be out of date, so none is used if the headers differ from `headers` (those of the page's initial
 * session), after the first write, or after ten seconds.
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
