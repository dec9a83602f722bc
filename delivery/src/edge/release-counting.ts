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

/** The sender of a report: the page's ticket, and the number of their network. */
export interface Reporter {
  ticket: Ticket;
  network: number;
}

/** Reactions to a failed remote component (a retry may yet succeed), and uncaught errors. */
const failureKinds = ['retry', 'previous', 'card', 'kept', 'uncaught'] as const;
type FailureKind = (typeof failureKinds)[number];

/** Kinds of reports: `csp` is a violation of the page's policy, `other` anything unknown. */
const reportKinds = ['remote', 'error', 'vital', 'csp', 'other'] as const;
export type ReportKind = (typeof reportKinds)[number];

/** All counts of one release. */
export interface Tally {
  app: string;
  version: string;
  /** Pages sent with it, and pages in which a part of it failed. */
  pages: number;
  failedPages: number;
  /** Visitors who got it, each once. */
  visits: number;
  /** Of these, visitors for whom a part of it failed, by network number. */
  failingBy: Record<number, number>;
  /** Largest contentful paints by group of networks, each visitor once. */
  paintsBy: number[][];
  failures: Partial<Record<FailureKind, number>>;
  vitals: Partial<Record<Metric, Distribution>>;
}

/** Health of one release since the edge has started, for the status page. */
export interface Health {
  errors: Partial<Record<FailureKind, number>>;
  /** By metric. */
  vitals: Partial<Record<Metric, Vital>>;
}

/** Number of samples, of each rating, and the 75th percentile `p75` (milliseconds; CLS: its score). */
interface Vital extends Record<Rating, number> {
  count: number;
  p75: number;
}

const isOneOf = <Value>(all: readonly Value[], value: unknown): value is Value =>
  (all as readonly unknown[]).includes(value);

/** A policy report has one of two standard formats. */
const getKind = ({ kind, type }: Report): ReportKind => {
  if (type === 'csp-violation') return 'csp';
  return isOneOf(reportKinds, kind) ? kind : 'other';
};

function getFailure({ kind, step }: Report): FailureKind | null {
  if (kind === 'error') return 'uncaught';
  return kind === 'remote' && step !== 'uncaught' && isOneOf(failureKinds, step) ? step : null;
}

/**
 * Counts by release what the canary analysis, the status page and monitors use: visits, visits with a failed part, failures,
 * and web vitals. In memory: each edge has its own counts, and a restart resets them. Visits are pages that this edge
 * has sent; a report counts only with its page's ticket, once of each kind, and a visitor's failure once.
 */
export class ReleaseCounting {
  /** All received reports, from any sender and about any release. */
  readonly reports: Record<ReportKind, number> = { remote: 0, error: 0, vital: 0, csp: 0, other: 0 };
  private readonly counted = new Map<string, Tally>();
  private readonly visited = new Once();
  private readonly reported = new Once();

  constructor(private readonly live: LiveReleases) {}

  /** Counts a page that is sent with these releases. */
  visit(set: ReleaseSet, visitor: string): void {
    const isFirst = this.visited.isFirst(visitor, setText(set));
    for (const { manifest, entry } of releasesIn(set)) {
      const tally = this.getOrCreateTally(manifest.app, entry.metadata.version);
      tally.pages += 1;
      if (isFirst) tally.visits += 1;
    }
  }

  /** Counts a browser's report; `by` null: it is unverified which page has sent it. */
  count(report: Report, by: Reporter | null): void {
    this.reports[getKind(report)] += 1;
    const tally = by && this.getTally(report, by.ticket);
    if (!tally) return;
    const [failure, vital] = [getFailure(report), vitalIn(report)];
    if (failure) this.addFailure(tally, failure, by);
    if (vital) this.addVital(tally, vital, by);
  }

  tallies = (): Iterable<Tally> => this.counted.values();

  /** Counts for the canary analysis, by `app version`. */
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

  /** Health by `app@version`, for releases with reports. */
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

  /** The counts of the page's release; a report contains its build, or the version. */
  private getTally({ app, buildId, version }: Report, { builds }: Ticket): Tally | null {
    const build = typeof app === 'string' ? builds.get(app) : undefined;
    if (build === undefined) return null;
    const found = [...(this.live.current?.releases.values() ?? [])].find(
      ({ manifest }) => manifest.app === app && manifest.buildId === build,
    );
    const isLive = buildId === undefined ? found?.entry.metadata.version === version : buildId === build;
    return found && isLive ? this.getOrCreateTally(found.manifest.app, found.entry.metadata.version) : null;
  }

  private getOrCreateTally(app: string, version: string): Tally {
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
  const measured = Object.entries(vitals) as [Metric, Distribution][]; // written only here, by metric
  const vital = ([metric, { buckets, ratings: rated }]: [Metric, Distribution]) => [
    metric,
    { count: getCount(buckets), ...rated, p75: getP75(buckets, metric) ?? 0 },
  ];
  return { errors: { ...errors }, vitals: Object.fromEntries(measured.map(vital)) };
}
