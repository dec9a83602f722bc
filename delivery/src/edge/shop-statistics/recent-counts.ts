/** Milliseconds. */
export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/** Counts by label of some slots of time, as they are saved. */
export type SavedCounts = [slot: number, counts: Record<string, number>][];

interface RecentCountsOptions {
  /** Milliseconds of one slot: a count is known to be within it, no more precisely. */
  slot: number;
  /** The most labels of one slot; further ones are not counted. */
  mostLabels: number;
}

/** Counts by label of the last day, in slots of time. Its memory is limited by the number of slots and labels. */
export class RecentCounts {
  private readonly slots = new Map<number, Map<string, number>>();

  constructor(private readonly options: RecentCountsOptions) {}

  add(label: string, at: number, by = 1): void {
    const counts = this.getOrCreateSlot(this.toSlot(at));
    if (by === 0 || (!counts.has(label) && counts.size >= this.options.mostLabels)) return;
    counts.set(label, (counts.get(label) ?? 0) + by);
  }

  /** The counts of the last `period` milliseconds by label, the current slot included. */
  getTotals(now: number, period: number): Map<string, number> {
    const totals = new Map<string, number>();
    const last = this.toSlot(now);
    for (const [slot, counts] of this.slots) {
      if (slot > last || slot <= last - period / this.options.slot) continue;
      for (const [label, count] of counts) totals.set(label, (totals.get(label) ?? 0) + count);
    }
    return totals;
  }

  /** The counts of one label in equal parts of the last `period` milliseconds, oldest first. `part`: a multiple of the slot. */
  getSeries(label: string, now: number, period: number, part = this.options.slot): number[] {
    const series = new Array<number>(period / part).fill(0);
    const last = this.toSlot(now);
    const perPart = part / this.options.slot;
    for (const [slot, counts] of this.slots) {
      const at = series.length - 1 - Math.floor((last - slot) / perPart);
      if (slot <= last && at >= 0) series[at] = (series[at] ?? 0) + (counts.get(label) ?? 0);
    }
    return series;
  }

  toSaved = (): SavedCounts => [...this.slots].map(([slot, counts]) => [slot, Object.fromEntries(counts)]);

  /** Adds saved counts; those older than a day disappear with the next count. */
  restore(saved: SavedCounts): void {
    for (const [slot, counts] of saved)
      for (const [label, count] of Object.entries(counts)) this.add(label, slot * this.options.slot, count);
  }

  private toSlot = (at: number) => Math.floor(at / this.options.slot);

  private getOrCreateSlot(slot: number): Map<string, number> {
    const known = this.slots.get(slot);
    if (known) return known;
    const counts = new Map<string, number>();
    this.slots.set(slot, counts);
    for (const old of this.slots.keys()) if (old <= slot - day / this.options.slot) this.slots.delete(old);
    return counts;
  }
}
