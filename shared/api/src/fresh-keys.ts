/** A timer of more milliseconds ends at once. */
const longestTimer = 2 ** 31 - 1;

/** Questions that were answered so lately that they are not asked again, by the cache's key. */
export class FreshKeys {
  private readonly timers = new Map<string, ReturnType<typeof setTimeout>>();

  /** An answer has come; it is fresh for so many milliseconds. */
  came(key: string, freshFor: number): void {
    clearTimeout(this.timers.get(key));
    const over = () => this.timers.delete(key);
    this.timers.set(key, setTimeout(over, Math.min(freshFor, longestTimer)));
  }

  has(key: string): boolean {
    return this.timers.has(key);
  }

  clear(): void {
    this.timers.forEach(clearTimeout);
    this.timers.clear();
  }
}
