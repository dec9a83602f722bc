import { hour } from './recent-counts';

/** How often something may happen in an hour for each network number. There are few numbers, so it needs no limit itself. */
export class HourlyLimit {
  private readonly counts = new Map<number, number>();
  private since = 0;

  constructor(private readonly most: number) {}

  /** Counts it; false: the network has reached the limit of this hour. */
  take(network: number, at: number): boolean {
    if (Math.abs(at - this.since) >= hour) {
      this.counts.clear();
      this.since = at;
    }
    const count = (this.counts.get(network) ?? 0) + 1;
    if (count > this.most) return false;
    this.counts.set(network, count);
    return true;
  }
}
