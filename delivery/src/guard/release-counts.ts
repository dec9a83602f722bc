import type { ReleaseHealth } from './judge';
import { countOf, noValues, p75Of } from './measures';

/** What an edge has counted of a release since it began. */
export interface ReleaseCounts {
  visits: number;
  failing: number;
  /** Largest paints, as `Distribution.buckets` of LCP. */
  paints: number[];
}

/** By `app version`. */
export type CountsByRelease = Record<string, ReleaseCounts>;

export const noCounts = (): ReleaseCounts => ({
  visits: 0,
  failing: 0,
  paints: noValues().buckets,
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

export const healthOf = ({ visits, failing, paints }: ReleaseCounts): ReleaseHealth => ({
  visits,
  failing,
  paint: { samples: countOf(paints), p75: p75Of(paints) },
});
