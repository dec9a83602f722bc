import { mutate, preload, unstable_serialize as serializeKey } from 'swr';
import type { Key } from './cache-key';

interface Waiting {
  key: Key;
  timer?: ReturnType<typeof setTimeout>;
}

/**
 * Gives SWR's preloads an end. By itself SWR keeps what nobody has used for ever, and would show it as if it had
 * just come; what failed would be shown as a failure of the page.
 */
export class Preloads {
  private readonly waiting = new Map<string, Waiting>();

  /** Sends a request before a component needs it; the response waits until it is no longer fresh. */
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

  /** Preloaded responses may be out of date. */
  clear(): void {
    for (const name of [...this.waiting.keys()]) this.drop(name);
  }

  private drop(name: string): void {
    const entry = this.waiting.get(name);
    this.markUsed(name);
    // A key that is asked anew loses its preload; nobody shows this one, so nobody asks.
    if (entry) void mutate(entry.key);
  }
}
