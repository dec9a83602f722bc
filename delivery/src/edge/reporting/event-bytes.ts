/** Milliseconds after which the counts begin anew. */
const period = 60_000;

/** Bytes in that time from one visitor, and from one address, which many customers may share. */
const usual = { visitor: 200_000, address: 2_000_000 };

/** Counts the bytes of events by sender: each event is a line of the log, which must not fill a disk. */
export class EventBytes {
  private readonly counts = new Map<string, number>();
  private since = 0;

  constructor(private readonly most: typeof usual = usual) {}

  /** Adds to both counts; false, and nothing is added, if one of them would exceed its limit. */
  take({ visitor, address }: { visitor: string; address: string }, bytes: number): boolean {
    const now = Date.now();
    if (Math.abs(now - this.since) >= period) {
      this.counts.clear();
      this.since = now;
    }
    const counts = [
      { name: `visitor ${visitor}`, most: this.most.visitor },
      { name: `address ${address}`, most: this.most.address },
    ].map(({ name, most }) => ({ name, most, count: (this.counts.get(name) ?? 0) + bytes }));
    if (counts.some(({ count, most }) => count > most)) return false;
    for (const { name, count } of counts) this.counts.set(name, count);
    return true;
  }

  /** Seconds until the counts begin anew. */
  getWait = (): number => Math.ceil((this.since + period - Date.now()) / 1_000);
}
