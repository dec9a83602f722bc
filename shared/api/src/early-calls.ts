/** Calls that the page's inline script has started before this code was there: `METHOD url` → pending answer. */
export type EarlyCalls = Record<string, Promise<Response>>;

/**
 * `fetch` that hands out each early answer once and asks the network otherwise. An early answer that failed is
 * asked for again.
 */
export function withEarlyCalls(
  early: EarlyCalls | undefined,
  network: typeof fetch,
): (url: string, init: RequestInit) => Promise<Response> {
  return async (url, init) => {
    const key = `${init.method ?? 'GET'} ${url}`;
    const started = early?.[key];
    if (!early || !started) return network(url, init);
    delete early[key];
    try {
      return await started;
    } catch {
      return network(url, init);
    }
  };
}
