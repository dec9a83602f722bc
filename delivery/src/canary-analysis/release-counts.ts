import type { ReleaseHealth } from './complaints';
import { getCount, noValues, getP75 } from './measures';

/** The counts of a release on one edge since its start. */
export interface ReleaseCounts {
  /** Visitors who got the release. */
  visits: number;
  /** Of these, visitors for whom a part of it failed. */
  failing: number;
  /** The failing visitors by network number. */
  failingBy: Record<number, number>;
  /** Largest paints, as `Distribution.buckets` of LCP. */
  paints: number[];
  /** The paints by group of networks: a network is in exactly one group. */
  paintsBy: number[][];
}

/** By `app version`. */
export type CountsByRelease = Record<string, ReleaseCounts>;

/** Number of groups that networks are divided into for comparing paints. */
const sampleGroups = 4;
const noPaints = () => noValues().buckets;

export const noCounts = (): ReleaseCounts => ({
  visits: 0,
  failing: 0,
  failingBy: {},
  paints: noPaints(),
  paintsBy: Array.from({ length: sampleGroups }, noPaints),
});

const addedPaints = (a: readonly number[], b: readonly number[] = [], sign: 1 | -1 = 1): number[] =>
  a.map((count, at) => count + sign * (b[at] ?? 0));

export const sumOfPaints = (paintsBy: readonly (readonly number[])[]): number[] =>
  paintsBy.reduce<number[]>((sum, paints) => addedPaints(sum, paints), noPaints());

function addedNetworks(a: Record<number, number>, b: Record<number, number>, sign: 1 | -1) {
  const sum = { ...a };
  for (const [network, count] of Object.entries(b))
    sum[Number(network)] = (sum[Number(network)] ?? 0) + sign * count;
  return sum;
}

const added = (a: ReleaseCounts, b: ReleaseCounts, sign: 1 | -1 = 1): ReleaseCounts => ({
  visits: a.visits + sign * b.visits,
  failing: a.failing + sign * b.failing,
  failingBy: addedNetworks(a.failingBy, b.failingBy, sign),
  paints: addedPaints(a.paints, b.paints, sign),
  paintsBy: a.paintsBy.map((paints, part) => addedPaints(paints, b.paintsBy[part], sign)),
});

/** The counts since `before`; if the edge has restarted meanwhile, all its counts. */
export function since(now: ReleaseCounts, before: ReleaseCounts): ReleaseCounts {
  const hasBegunAnew = now.visits < before.visits || now.failing < before.failing;
  return hasBegunAnew ? now : added(now, before, -1);
}

export const sumOfCounts = (counts: readonly ReleaseCounts[]): ReleaseCounts =>
  counts.reduce((sum, one) => added(sum, one), noCounts());

const paintHealth = (paints: readonly number[]) => ({ samples: getCount(paints), p75: getP75(paints) });

export function toHealth({ visits, failing, failingBy, paints, paintsBy }: ReleaseCounts): ReleaseHealth {
  const networks = Object.values(failingBy).filter((count) => count > 0);
  return {
    visits,
    failing,
    networks: networks.length,
    failingInOne: Math.max(0, ...networks),
    paint: paintHealth(paints),
    paintBy: paintsBy.map(paintHealth),
  };
}
