import {
  addTo,
  addValue,
  getCount,
  metrics,
  noValues,
  getP75,
  ratings,
  type Distribution,
  type Metric,
  type Rating,
} from '../canary-analysis/measures';
import { noCounts, sumOfPaints, type CountsByRelease } from '../canary-analysis/release-counts';
import type { LiveReleases } from './live-releases';
import { releasesIn, type ReleaseSet } from './release-set';
import { Once } from './reporting/once';
import { setText, type Ticket } from './reporting/tickets';

type Report = Record<string, unknown>;

/** Who reports: the page's ticket, and the number of the network that they are in. */
export interface Reporter {
  ticket: Ticket;
  network: number;
}

/** What was done about a part that failed (a retry may yet succeed), or that nobody caught an error. */
const failureKinds = ['retry', 'previous', 'card', 'kept', 'uncaught'] as const;
type FailureKind = (typeof failureKinds)[number];

/** What browsers report: `csp` is of the page's policy, `other` whatever else is sent here. */
const reportKinds = ['remote', 'error', 'vital', 'csp', 'other'] as const;
export type ReportKind = (typeof reportKinds)[number];

/** Everything that is counted of one release. */
export interface Tally {
  app: string;
  version: string;
  /** Pages given out with it, and pages in which a part of it failed. */
  pages: number;
  failedPages: number;
  /** Visitors who got it, each once. */
  visits: number;
  /** Of them, those for whom a part of it failed, by the numbers of their networks. */
  failingBy: Record<number, number>;
  /** Largest paints by a part of the networks, of each visitor once. */
  paintsBy: number[][];
  failures: Partial<Record<FailureKind, number>>;
  vitals: Partial<Record<Metric, Distribution>>;
}

/** Of one release, since the edge has started, for people. */
export interface Health {
  errors: Partial<Record<FailureKind, number>>;
  /** By metric. */
  vitals: Partial<Record<Metric, Vital>>;
}

/** Visits that told it, how many of each rating, and three quarters were no worse than `p75` (milliseconds; CLS: its score). */
interface Vital extends Record<Rating, number> {
  count: number;
  p75: number;
}

const isOneOf = <Value>(all: readonly Value[], value: unknown): value is Value =>
  (all as readonly unknown[]).includes(value);

/** A policy's report comes in the shape of one of two standards. */
const getKind = ({ kind, type }: Report): ReportKind => {
  if (type === 'csp-violation') return 'csp';
  return isOneOf(reportKinds, kind) ? kind : 'other';
};

function getFailure({ kind, step }: Report): FailureKind | null {
  if (kind === 'error') return 'uncaught';
  return kind === 'remote' && step !== 'uncaught' && isOneOf(failureKinds, step) ? step : null;
}

/**
 * Counts by release what guards judge by, and what people and monitors look at: visits, visits in which a part failed, what failed,
 * and how fast pages were. In memory: each edge counts its own, and a restart begins anew. Visits are what this edge has
 * given out; a report counts for who has its page's ticket, once of each kind, and a visitor's failure once.
 */
export class ReleaseCounting {
  /** Everything that was reported, by whomever and of whatever release. */
  readonly reports: Record<ReportKind, number> = { remote: 0, error: 0, vital: 0, csp: 0, other: 0 };
  private readonly counted = new Map<string, Tally>();
  private readonly visited = new Once();
  private readonly reported = new Once();

  constructor(private readonly live: LiveReleases) {}

  /** A page is given out with these releases. */
  visit(set: ReleaseSet, visitor: string): void {
    const isFirst = this.visited.isFirst(visitor, setText(set));
    for (const { manifest, entry } of releasesIn(set)) {
      const tally = this.of(manifest.app, entry.metadata.version);
      tally.pages += 1;
      if (isFirst) tally.visits += 1;
    }
  }

  /** What a browser reports; `by` null: it cannot be told whether it has the page that it claims. */
  count(report: Report, by: Reporter | null): void {
    this.reports[getKind(report)] += 1;
    const tally = by && this.getTally(report, by.ticket);
    if (!tally) return;
    const [failure, vital] = [getFailure(report), vitalIn(report)];
    if (failure) this.addFailure(tally, failure, by);
    if (vital) this.addVital(tally, vital, by);
  }

  tallies = (): Iterable<Tally> => this.counted.values();

  /** What a guard judges by, by `app version`. */
  counts = (): CountsByRelease =>
    Object.fromEntries(
      [...this.counted].map(([release, { visits, failingBy, paintsBy }]) => [
        release,
        structuredClone({
          visits,
          failing: getCount(Object.values(failingBy)),
          failingBy,
          paints: sumOfPaints(paintsBy),
          paintsBy,
        }),
      ]),
    );

  /** By `app@version`, of releases that browsers have reported of. */
  health = (): Record<string, Health> =>
    Object.fromEntries(
      [...this.counted.values()]
        .map((tally) => [`${tally.app}@${tally.version}`, toHealth(tally)] as const)
        .filter(([, { errors, vitals }]) => Object.keys({ ...errors, ...vitals }).length > 0),
    );

  private addFailure(tally: Tally, failure: FailureKind, by: Reporter): void {
    const { app, failures, failingBy } = tally;
    if (this.isFirstOfPage(by, app, failure)) failures[failure] = (failures[failure] ?? 0) + 1;
    if (failure === 'retry') return;
    if (this.isFirstOfPage(by, app, 'failure')) tally.failedPages += 1;
    if (this.isFirstOfVisitor(by, app, 'failure')) failingBy[by.network] = (failingBy[by.network] ?? 0) + 1;
  }

  private addVital({ app, vitals, paintsBy }: Tally, vital: VitalValue, by: Reporter): void {
    const { metric, value, rating } = vital;
    if (!this.isFirstOfPage(by, app, metric)) return;
    addValue((vitals[metric] ??= noValues()), metric, value, rating);
    const paints = paintsBy[by.network % paintsBy.length];
    if (metric === 'LCP' && paints && this.isFirstOfVisitor(by, app, metric)) addTo(paints, metric, value);
  }

  private isFirstOfPage = ({ ticket }: Reporter, app: string, what: string) =>
    this.reported.isFirst('page', ticket.id, app, what);

  private isFirstOfVisitor = ({ ticket }: Reporter, app: string, what: string) =>
    this.reported.isFirst('visitor', ticket.visitor, ticket.set, app, what);

  /** Of the release that the page was made with; a browser names its build, or without it the version. */
  private getTally({ app, buildId, version }: Report, { builds }: Ticket): Tally | null {
    const build = typeof app === 'string' ? builds.get(app) : undefined;
    if (build === undefined) return null;
    const found = [...(this.live.current?.releases.values() ?? [])].find(
      ({ manifest }) => manifest.app === app && manifest.buildId === build,
    );
    const isLive = buildId === undefined ? found?.entry.metadata.version === version : buildId === build;
    return found && isLive ? this.of(found.manifest.app, found.entry.metadata.version) : null;
  }

  private of(app: string, version: string): Tally {
    const key = `${app} ${version}`;
    const known = this.counted.get(key);
    if (known) return known;
    const { visits, failingBy, paintsBy } = noCounts();
    const none = { pages: 0, failedPages: 0, visits, failingBy, paintsBy, failures: {}, vitals: {} };
    const tally: Tally = { app, version, ...none };
    this.counted.set(key, tally);
    return tally;
  }
}

interface VitalValue {
  metric: Metric;
  value: number;
  rating: Rating;
}

function vitalIn({ kind, metric, value, rating }: Report): VitalValue | null {
  if (kind !== 'vital' || !isOneOf(metrics, metric) || !isOneOf(ratings, rating)) return null;
  return typeof value === 'number' && value >= 0 ? { metric, value, rating } : null;
}

function toHealth({ failures: errors, vitals }: Tally): Health {
  const measured = Object.entries(vitals) as [Metric, Distribution][]; // written here alone, by metric
  const vital = ([metric, { buckets, ratings: rated }]: [Metric, Distribution]) => [
    metric,
    { count: getCount(buckets), ...rated, p75: getP75(buckets, metric) ?? 0 },
  ];
  return { errors: { ...errors }, vitals: Object.fromEntries(measured.map(vital)) };
}
