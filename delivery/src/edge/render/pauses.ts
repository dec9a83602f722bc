/** Things that have failed and are left alone for a while. */
export class Pauses {
  private readonly until = new Map<string, number>();

  constructor(
    private readonly now: () => number,
    /** Names that are remembered at most. */
    private readonly most = 1_000,
  ) {}

  /** Milliseconds; `Infinity` for good. */
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

  /** Whether it may be done now; if so, it is left alone from now on. */
  claim(name: string, duration: number): boolean {
    if (this.has(name)) return false;
    this.begin(name, duration);
    return true;
  }
}
