/** Failed operations that are not retried for a while, with the apps that made them fail. */
export class Pauses {
  private readonly pauses = new Map<string, { until: number; apps: readonly string[] }>();

  constructor(
    private readonly now: () => number,
    /** Maximum number of remembered names. */
    private readonly most = 1_000,
  ) {}

  /** Starts a pause of so many milliseconds; `Infinity` for good. */
  begin(name: string, duration: number, apps: readonly string[] = []): void {
    this.pauses.delete(name);
    this.pauses.set(name, { until: this.now() + duration, apps });
    const oldest = this.pauses.keys().next().value;
    if (this.pauses.size > this.most && oldest !== undefined) this.pauses.delete(oldest);
  }

  has = (name: string): boolean => this.getApps(name) !== null;

  /** The apps that made it fail; null if it does not pause. */
  getApps(name: string): readonly string[] | null {
    const pause = this.pauses.get(name);
    if (pause === undefined) return null;
    if (pause.until > this.now()) return pause.apps;
    this.pauses.delete(name);
    return null;
  }

  /** Whether the operation is allowed now; if so, starts a pause. */
  claim(name: string, duration: number): boolean {
    if (this.has(name)) return false;
    this.begin(name, duration);
    return true;
  }
}
