import type { NetworkCount, ReleaseHealth, Speed } from './release-health';
import { getCount, noValues, getP75, type Metric } from './measures';

/** The counts of a release on one edge since its start. */
export interface ReleaseCounts {
  /** Visitors who got the release. */
  visits: number;
  /** Of these, visitors for whom a part of it failed. */
  failing: number;
  /** The failing visitors by network number. */
  failingBy: Record<number, number>;
  /** Visitors who left before anything was painted, by network number. */
  leftBy: Record<number, number>;
  /** Largest paints, as `Distribution.buckets` of LCP. */
  paints: number[];
  /** The paints by group of networks: a network is in exactly one group. */
  paintsBy: number[][];
  /** The slowest interactions, likewise, as buckets of INP. */
  interactionsBy: number[][];
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
  leftBy: {},
  paints: noPaints(),
  paintsBy: Array.from({ length: sampleGroups }, noPaints),
  interactionsBy: Array.from({ length: sampleGroups }, noPaints),
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
  leftBy: addedNetworks(a.leftBy, b.leftBy, sign),
  paints: addedPaints(a.paints, b.paints, sign),
  paintsBy: a.paintsBy.map((paints, part) => addedPaints(paints, b.paintsBy[part], sign)),
  interactionsBy: a.interactionsBy.map((values, part) => addedPaints(values, b.interactionsBy[part], sign)),
});

/** The counts since `before`; if the edge has restarted meanwhile, all its counts. */
export function since(now: ReleaseCounts, before: ReleaseCounts): ReleaseCounts {
  const hasRestarted = now.visits < before.visits || now.failing < before.failing;
  return hasRestarted ? now : added(now, before, -1);
}

export const sumOfCounts = (counts: readonly ReleaseCounts[]): ReleaseCounts =>
  counts.reduce((sum, one) => added(sum, one), noCounts());

function toNetworks(by: Record<number, number>): NetworkCount {
  const networks = Object.values(by).filter((count) => count > 0);
  return { count: getCount(networks), networks: networks.length, inOne: Math.max(0, ...networks) };
}

const toSpeed = (metric: Metric, groups: readonly (readonly number[])[]): Speed => {
  const health = (values: readonly number[]) => ({ samples: getCount(values), p75: getP75(values, metric) });
  return { all: health(sumOfPaints(groups)), groups: groups.map(health) };
};

export const toHealth = ({
  visits,
  failing,
  failingBy,
  leftBy,
  paintsBy,
  interactionsBy,
}: ReleaseCounts): ReleaseHealth => ({
  visits,
  failing: { ...toNetworks(failingBy), count: failing },
  left: toNetworks(leftBy),
  paint: toSpeed('LCP', paintsBy),
  interaction: toSpeed('INP', interactionsBy),
});
