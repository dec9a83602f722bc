import { mutate, preload, unstable_serialize as serializeKey } from 'swr';
import type { Key } from './cache-key';

interface Waiting {
  key: Key;
  timer?: ReturnType<typeof setTimeout>;
}

/**
 * Makes SWR's preloads expire. SWR itself keeps an unused one indefinitely, and would show it as if it had just
 * arrived; a failed one would be shown as a failure of the page.
 */
export class Preloads {
  private readonly waiting = new Map<string, Waiting>();

  /** Sends a request before a component needs it; the response is kept while it is fresh. */
  start(key: Key, freshFor: number, fetcher: () => Promise<unknown>): void {
    const name = serializeKey(key);
    if (this.waiting.has(name)) return;
    const entry: Waiting = { key };
    this.waiting.set(name, entry);
    const dropAfter = (milliseconds: number) => {
      if (this.waiting.get(name) === entry) entry.timer = setTimeout(() => this.drop(name), milliseconds);
    };
    Promise.resolve(preload(key, fetcher)).then(
      () => dropAfter(freshFor),
      () => dropAfter(0), // after the components that wait for it
    );
  }

  /** A component has sent the request, and SWR has used the preload if there was one. */
  markUsed(name: string): void {
    clearTimeout(this.waiting.get(name)?.timer);
    this.waiting.delete(name);
  }

  /** Drops all preloads: they may be out of date. */
  clear(): void {
    for (const name of [...this.waiting.keys()]) this.drop(name);
  }

  private drop(name: string): void {
    const entry = this.waiting.get(name);
    this.markUsed(name);
    // Mutating a key drops its preload; no component shows it, so no request is sent.
    if (entry) void mutate(entry.key);
  }
}
