/** Failed operations that are not retried for a while. */
export class Pauses {
  private readonly until = new Map<string, number>();

  constructor(
    private readonly now: () => number,
    /** Maximum number of remembered names. */
    private readonly most = 1_000,
  ) {}

  /** Starts a pause of so many milliseconds; `Infinity` for good. */
  begin(name: string, duration: number): void {
    this.until.delete(name);
    this.until.set(name, this.now() + duration);
    const oldest = this.until.keys().next().value;
    if (this.until.size > this.most && oldest !== undefined) this.until.delete(oldest);
  }

  has(name: string): boolean {
    const until = this.until.get(name);
    if (until === undefined) return false;
    if (until > this.now()) return true;
    this.until.delete(name);
    return false;
  }

  /** Whether the operation is allowed now; if so, starts a pause. */
  claim(name: string, duration: number): boolean {
    if (this.has(name)) return false;
    this.begin(name, duration);
    return true;
  }
}
