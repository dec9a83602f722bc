/** A timer with a longer delay fires immediately. */
const longestTimer = 2 ** 31 - 1;

/** Cache keys whose response is so recent that no request is repeated. */
export class FreshKeys {
  private readonly timers = new Map<string, ReturnType<typeof setTimeout>>();

  /** A response has arrived; it is fresh for `freshFor` milliseconds. */
  markFresh(key: string, freshFor: number): void {
    clearTimeout(this.timers.get(key));
    const expire = () => this.timers.delete(key);
    this.timers.set(key, setTimeout(expire, Math.min(freshFor, longestTimer)));
  }

  has(key: string): boolean {
    return this.timers.has(key);
  }

  clear(): void {
    this.timers.forEach(clearTimeout);
    this.timers.clear();
  }
}
