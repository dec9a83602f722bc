import {
  addTo,
  addValue,
  getCount,
  noValues,
  getP75,
  type Distribution,
  type Metric,
  type Rating,
} from '../canary-analysis/measures';
import { noCounts, sumOfPaints, type CountsByRelease } from '../canary-analysis/release-counts';
import type { LiveReleases } from './live-releases';
import { releasesIn, type ReleaseSet } from './release-set';
import { Once } from './reporting/once';
import {
  getFailure,
  getKind,
  getVital,
  type FailureKind,
  type Report,
  type ReportKind,
  type VitalValue,
} from './reporting/read-report';
import { getTicketId, setText, type Ticket } from './reporting/tickets';

/** The sender of a report: the page's ticket, and the number of their network. */
export interface Reporter {
  ticket: Ticket;
  network: number;
}

/** A page that the edge has sent: its releases, its ticket, its visitor, and the number of their network. */
interface SentPage {
  set: ReleaseSet;
  ticket: string;
  visitor: string;
  network: number;
}

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
  /** Visitors who left before anything was painted, by network number. */
  leftBy: Record<number, number>;
  /** Largest contentful paints by group of networks, each visitor once; and slowest interactions. */
  paintsBy: number[][];
  interactionsBy: number[][];
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

/**
 * Counts by release what the canary analysis, the status page and monitors use: visits, visits with a failed part, failures,
 * and web vitals. In memory: each edge has its own counts, and a restart resets them. Visits are pages that this edge
 * has sent; a report counts only with its page's ticket, once of each kind, and a visitor's failure once.
 */
export class ReleaseCounting {
  /** All received reports, from any sender and about any release. */
  readonly reports: Record<ReportKind, number> = {
    ...{ remote: 0, error: 0, vital: 0, left: 0, csp: 0, other: 0 },
  };
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

  /** Counts that the edge could not render a page, or a part of it, because of these apps. */
  renderFailed({ set, ticket, visitor, network }: SentPage, apps: readonly string[]): void {
    for (const { manifest, entry } of releasesIn(set)) {
      if (!apps.includes(manifest.app)) continue;
      const tally = this.getOrCreateTally(manifest.app, entry.metadata.version);
      tally.failures.server = (tally.failures.server ?? 0) + 1;
      if (this.reported.isFirst('page', getTicketId(ticket), manifest.app, 'failure')) tally.failedPages += 1;
      if (this.reported.isFirst('visitor', visitor, setText(set), manifest.app, 'failure'))
        tally.failingBy[network] = (tally.failingBy[network] ?? 0) + 1;
    }
  }

  /** Counts a browser's report; `by` null: it is unverified which page has sent it. */
  count(report: Report, by: Reporter | null): void {
    const kind = getKind(report);
    this.reports[kind] += 1;
    if (!by) return;
    const [failure, vital] = [getFailure(report), getVital(report)];
    if (failure) {
      const tally = this.getTally(report, by.ticket);
      if (tally) this.addFailure(tally, failure, by);
    }
    if (!vital && kind !== 'left') return;
    for (const tally of this.getTalliesOfPage(report, by.ticket))
      if (vital) this.addVital(tally, vital, by);
      else this.addLeft(tally, by);
  }

  tallies = (): Iterable<Tally> => this.counted.values();

  /** Counts for the canary analysis, by `app version`. */
  counts = (): CountsByRelease =>
    Object.fromEntries(
      [...this.counted].map(([release, { visits, failingBy, leftBy, paintsBy, interactionsBy }]) => [
        release,
        structuredClone({
          ...{ visits, failingBy, leftBy, paintsBy, interactionsBy },
          failing: getCount(Object.values(failingBy)),
          paints: sumOfPaints(paintsBy),
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

  private addVital({ app, vitals, paintsBy, interactionsBy }: Tally, vital: VitalValue, by: Reporter): void {
    const { metric, value, rating } = vital;
    if (!this.isFirstOfPage(by, app, metric)) return;
    addValue((vitals[metric] ??= noValues()), metric, value, rating);
    const groups = metric === 'LCP' ? paintsBy : metric === 'INP' ? interactionsBy : null;
    const group = groups?.[by.network % groups.length];
    if (group && this.isFirstOfVisitor(by, app, metric)) addTo(group, metric, value);
  }

  private addLeft({ app, leftBy }: Tally, by: Reporter): void {
    if (this.isFirstOfVisitor(by, app, 'left')) leftBy[by.network] = (leftBy[by.network] ?? 0) + 1;
  }

  private isFirstOfPage = ({ ticket }: Reporter, app: string, what: string) =>
    this.reported.isFirst('page', ticket.id, app, what);

  private isFirstOfVisitor = ({ ticket }: Reporter, app: string, what: string) =>
    this.reported.isFirst('visitor', ticket.visitor, ticket.set, app, what);

  /**
   * The counts of every release with a part in the page: all of them make it slow or fast. A report may name one of them, as
   * the owner of the route; with a wrong name it counts nothing.
   */
  private getTalliesOfPage(report: Report, ticket: Ticket): Tally[] {
    const named = this.getTally(report, ticket);
    if (report.app !== undefined && !named) return [];
    const shown = [...ticket.shown].map((app) =>
      this.getTally({ app, buildId: ticket.builds.get(app) }, ticket),
    );
    return [...new Set([named, ...shown])].filter((tally) => tally !== null);
  }

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
    const { visits, failingBy, leftBy, paintsBy, interactionsBy } = noCounts();
    const none = { pages: 0, failedPages: 0, visits, failingBy, leftBy, paintsBy, interactionsBy };
    const tally: Tally = { app, version, ...none, failures: {}, vitals: {} };
    this.counted.set(key, tally);
    return tally;
  }
}

function toHealth({ failures: errors, vitals }: Tally): Health {
  const measured = Object.entries(vitals) as [Metric, Distribution][]; // written only here, by metric
  const vital = ([metric, { buckets, ratings: rated }]: [Metric, Distribution]) => [
    metric,
    { count: getCount(buckets), ...rated, p75: getP75(buckets, metric) ?? 0 },
  ];
  return { errors: { ...errors }, vitals: Object.fromEntries(measured.map(vital)) };
}
