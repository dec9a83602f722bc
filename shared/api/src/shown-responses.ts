/** A response with a maximum age: its time of arrival, how many components show it, and the timer that deletes it. */
interface ShownEntry {
  receivedAt: number;
  viewCount: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/**
 * Deletes responses with a maximum age (BIZ-16) once no component shows them and they are too old: a visitor who returns
 * after that waits for a new one. Responses on screen stay.
 */
export class ShownResponses {
  private readonly entries = new Map<string, ShownEntry>();

  constructor(private readonly now: () => number = () => performance.now()) {}

  private getEntry(key: string): ShownEntry {
    const existing = this.entries.get(key);
    if (existing) return existing;
    const entry: ShownEntry = { receivedAt: this.now(), viewCount: 0, timer: undefined };
    this.entries.set(key, entry);
    return entry;
  }

  /** A new response has arrived. */
  markReceived(key: string): void {
    this.getEntry(key).receivedAt = this.now();
  }

  /** A component shows the response until the returned function is called. `forget` deletes it after `keptFor` ms. */
  show(key: string, keptFor: number, forget: () => void): () => void {
    const entry = this.getEntry(key);
    clearTimeout(entry.timer);
    entry.viewCount += 1;
    return () => {
      entry.viewCount -= 1;
      if (entry.viewCount > 0) return;
      const remaining = Math.max(0, entry.receivedAt + keptFor - this.now());
      entry.timer = setTimeout(() => {
        this.entries.delete(key);
        forget();
      }, remaining);
    };
  }
}
