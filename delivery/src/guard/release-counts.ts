import type { ReleaseHealth } from './judge';

/** What an edge has counted of a release since it began. */
export interface ReleaseCounts {
  visits: number;
  failing: number;
  /** How many largest paints came within each bound of `paintBounds`, beyond the one before; the last: later than all. */
  paints: number[];
}

/** By `app version`. */
export type CountsByRelease = Record<string, ReleaseCounts>;

/** Milliseconds: every tenth of a second up to ten. */
export const paintBounds = Array.from({ length: 100 }, (_, at) => (at + 1) * 100);

export const noCounts = (): ReleaseCounts => ({
  visits: 0,
  failing: 0,
  paints: new Array<number>(paintBounds.length + 1).fill(0),
});

const added = (a: ReleaseCounts, b: ReleaseCounts, sign: 1 | -1 = 1): ReleaseCounts => ({
  visits: a.visits + sign * b.visits,
  failing: a.failing + sign * b.failing,
  paints: a.paints.map((count, at) => count + sign * (b.paints[at] ?? 0)),
});

/** What came since `before`; an edge that has begun anew since has all its counts from then on. */
export function since(now: ReleaseCounts, before: ReleaseCounts): ReleaseCounts {
  const hasBegunAnew = now.visits < before.visits || now.failing < before.failing;
  return hasBegunAnew ? now : added(now, before, -1);
}

export const sumOfCounts = (counts: readonly ReleaseCounts[]): ReleaseCounts =>
  counts.reduce((sum, one) => added(sum, one), noCounts());

/** The bound within which three quarters of the paints came; null without any. */
export function p75Of(paints: readonly number[]): number | null {
  const all = paints.reduce((sum, count) => sum + count, 0);
  if (all === 0) return null;
  let seen = 0;
  const at = paints.findIndex((count) => (seen += count) >= all * 0.75);
  return paintBounds[at] ?? (paintBounds.at(-1) ?? 0) * 2;
}

export const healthOf = ({ visits, failing, paints }: ReleaseCounts): ReleaseHealth => ({
  visits,
  failing,
  paint: { samples: paints.reduce((sum, count) => sum + count, 0), p75: p75Of(paints) },
});
