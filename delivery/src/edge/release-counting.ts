import {
  addValue,
  countOf,
  metrics,
  noValues,
  p75Of,
  ratings,
  type Distribution,
  type Metric,
  type Rating,
} from '../guard/measures';
import { noCounts, type CountsByRelease } from '../guard/release-counts';
import type { LiveReleases } from './live-releases';
import { releasesIn, type ReleaseSet } from './release-set';

type Report = Record<string, unknown>;

/** What was done about a part that failed (a retry may yet succeed), or that nobody caught an error. */
const troubles = ['retry', 'previous', 'card', 'kept', 'uncaught'] as const;
export type Trouble = (typeof troubles)[number];

/** What browsers report: `csp` is of the page's policy, `other` whatever else is sent here. */
export const reportKinds = ['remote', 'error', 'vital', 'csp', 'other'] as const;
export type ReportKind = (typeof reportKinds)[number];

/** Everything that is counted of one release. */
export interface Tally {
  app: string;
  version: string;
  visits: number;
  /** Visits in which a part of it failed. */
  failing: number;
  troubles: Partial<Record<Trouble, number>>;
  vitals: Partial<Record<Metric, Distribution>>;
}

/** Of one release, since the edge has started, for people. */
export interface Health {
  errors: Partial<Record<Trouble, number>>;
  /** By metric. */
  vitals: Partial<Record<Metric, Vital>>;
}

/** Visits that told it, how many of each rating, and three quarters were no worse than `p75` (milliseconds; CLS: its score). */
export interface Vital extends Record<Rating, number> {
  count: number;
  p75: number;
}

const isOneOf = <Value>(all: readonly Value[], value: unknown): value is Value =>
  (all as readonly unknown[]).includes(value);

/** A policy's report comes in the shape of one of two standards. */
const kindOf = ({ kind, type }: Report): ReportKind => {
  if (type === 'csp-violation') return 'csp';
  return isOneOf(reportKinds, kind) ? kind : 'other';
};

function troubleOf({ kind, step }: Report): Trouble | null {
  if (kind === 'error') return 'uncaught';
  return kind === 'remote' && step !== 'uncaught' && isOneOf(troubles, step) ? step : null;
}

/**
 * Counts by release what guards judge by, and what people and monitors look at: visits, visits in which a part failed, what failed,
 * and how fast pages were. In memory: each edge counts its own, and a restart begins anew. Of releases that the table may
 * give to somebody alone: whatever a browser claims, it does not grow.
 */
export class ReleaseCounting {
  /** Everything that was reported, of whatever release. */
  readonly reports: Record<ReportKind, number> = { remote: 0, error: 0, vital: 0, csp: 0, other: 0 };
  private readonly kept = new Map<string, Tally>();

  constructor(private readonly live: LiveReleases) {}

  /** A page is given out with these releases. */
  visit(set: ReleaseSet): void {
    for (const { manifest, entry } of releasesIn(set))
      this.of(manifest.app, entry.metadata.version).visits += 1;
  }

  /** What a browser reports. A page counts as failing once, however many of its parts fail: `first` says that it is the first. */
  hear(report: Report): void {
    this.reports[kindOf(report)] += 1;
    const [trouble, vital] = [troubleOf(report), vitalIn(report)];
    const tally = trouble || vital ? this.reported(report) : null;
    if (!tally) return;
    if (trouble) tally.troubles[trouble] = (tally.troubles[trouble] ?? 0) + 1;
    if (trouble && trouble !== 'retry' && report.first === true) tally.failing += 1;
    if (!vital) return;
    const values = (tally.vitals[vital.metric] ??= noValues());
    addValue(values, vital.metric, vital.value, vital.rating);
  }

  tallies = (): Iterable<Tally> => this.kept.values();

  /** What a guard judges by, by `app version`. */
  counts = (): CountsByRelease =>
    Object.fromEntries(
      [...this.kept].map(([release, { visits, failing, vitals }]) => [
        release,
        { ...noCounts(), visits, failing, ...(vitals.LCP ? { paints: [...vitals.LCP.buckets] } : {}) },
      ]),
    );

  /** By `app@version`, of releases that browsers have reported of. */
  health = (): Record<string, Health> =>
    Object.fromEntries(
      [...this.kept.values()]
        .map((tally) => [`${tally.app}@${tally.version}`, healthOf(tally)] as const)
        .filter(([, { errors, vitals }]) => Object.keys({ ...errors, ...vitals }).length > 0),
    );

  /** A browser names the build, for two snapshots of one version are two releases; without it the version. */
  private reported({ app, buildId, version }: Report): Tally | null {
    const found = [...(this.live.current?.releases.values() ?? [])].find(
      ({ manifest, entry }) =>
        manifest.app === app &&
        (buildId === undefined ? entry.metadata.version === version : manifest.buildId === buildId),
    );
    return found ? this.of(found.manifest.app, found.entry.metadata.version) : null;
  }

  private of(app: string, version: string): Tally {
    const key = `${app} ${version}`;
    const known = this.kept.get(key);
    if (known) return known;
    const tally: Tally = { app, version, visits: 0, failing: 0, troubles: {}, vitals: {} };
    this.kept.set(key, tally);
    return tally;
  }
}

function vitalIn({ kind, metric, value, rating }: Report) {
  if (kind !== 'vital' || !isOneOf(metrics, metric) || !isOneOf(ratings, rating)) return null;
  return typeof value === 'number' && value >= 0 ? { metric, value, rating } : null;
}

function healthOf({ troubles: errors, vitals }: Tally): Health {
  const told = Object.entries(vitals) as [Metric, Distribution][]; // written here alone, by metric
  const vital = ([metric, { buckets, ratings: rated }]: [Metric, Distribution]) => [
    metric,
    { count: countOf(buckets), ...rated, p75: p75Of(buckets, metric) ?? 0 },
  ];
  return { errors: { ...errors }, vitals: Object.fromEntries(told.map(vital)) };
}
