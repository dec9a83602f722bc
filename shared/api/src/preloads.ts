import { mutate, preload, unstable_serialize as serializeKey } from 'swr';
import type { Key } from './key';

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

  /** Asks ahead of who will show the answer; it waits for them until it is no longer fresh. */
  begin(key: Key, freshFor: number, ask: () => Promise<unknown>): void {
    const name = serializeKey(key);
    if (this.waiting.has(name)) return;
    const entry: Waiting = { key };
    this.waiting.set(name, entry);
    const dropAfter = (milliseconds: number) => {
      if (this.waiting.get(name) === entry) entry.timer = setTimeout(() => this.drop(name), milliseconds);
    };
    Promise.resolve(preload(key, ask)).then(
      () => dropAfter(freshFor),
      () => dropAfter(0), // after those who wait for it
    );
  }

  /** Somebody has asked, and SWR has given them the preload if there was one. */
  used(name: string): void {
    clearTimeout(this.waiting.get(name)?.timer);
    this.waiting.delete(name);
  }

  /** What was asked may not be true any more. */
  clear(): void {
    for (const name of [...this.waiting.keys()]) this.drop(name);
  }

  private drop(name: string): void {
    const entry = this.waiting.get(name);
    this.used(name);
    // A key that is asked anew loses its preload; nobody shows this one, so nobody asks.
    if (entry) void mutate(entry.key);
  }
}
