/** Calls that the page's inline script has started before this code was there: `METHOD url` → pending response. */
export type EarlyCalls = Record<string, Promise<Response>>;

/** So long after the start what nobody has asked for is old, in milliseconds. */
const keptFor = 10_000;

/**
 * `fetch` that hands out each early response once and asks the network otherwise. An early response that failed is
 * asked for again. None is used by a call with other headers than `headers`, those of the session that the page started
 * with, and none after the first write or ten seconds: it would be taken for what is true now.
 */
export function withEarlyCalls(
  early: EarlyCalls = {},
  network: typeof fetch,
  headers: Record<string, string>,
): (url: string, init: RequestInit) => Promise<Response> {
  const waiting = new Map(Object.entries(early));
  const startedWith = JSON.stringify(headers);
  const end = () => waiting.clear();
  setTimeout(end, keptFor);
  return async (url, init) => {
    const { method = 'GET' } = init;
    if (method !== 'GET') end();
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
