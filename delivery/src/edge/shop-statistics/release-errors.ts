import type { Tally } from '../release-counting';
import { minute, RecentCounts } from './recent-counts';

/** Pages and errors of one release. */
export interface ReleaseErrors {
  app: string;
  version: string;
  /** Pages sent with it, and those in which a part of it failed. */
  pages: number;
  failedPages: number;
  /** Pages with an uncaught error, with a component that could not be shown, and those that the edge could not render. */
  uncaught: number;
  component: number;
  server: number;
}

type Kind = Exclude<keyof ReleaseErrors, 'app' | 'version'>;
type Totals = Record<Kind, number>;

const toTotals = ({ pages, failedPages, failures }: Tally): Totals => {
  const { uncaught = 0, server = 0, previous = 0, card = 0, kept = 0 } = failures;
  return { pages, failedPages, uncaught, component: previous + card + kept, server };
};

const kinds = Object.keys({
  pages: 0,
  failedPages: 0,
  uncaught: 0,
  component: 0,
  server: 0,
} satisfies Totals) as Kind[]; // of the literal above

const toLabel = (app: string, version: string, kind: Kind) => `${app}\t${version}\t${kind}`;

/** Errors of the last day by app and release, from the counts that the edge has of every release since it started. */
export class RecentErrors {
  readonly counts = new RecentCounts({ slot: 10 * minute, mostLabels: 400 });
  private before = new Map<string, Totals>();

  constructor(private readonly tallies: () => Iterable<Tally>) {}

  /** Adds what has been counted since the last call. */
  take(at: number): void {
    for (const tally of this.tallies()) {
      const { app, version } = tally;
      const [key, now] = [`${app} ${version}`, toTotals(tally)];
      const before = this.before.get(key);
      for (const kind of kinds)
        this.counts.add(toLabel(app, version, kind), at, now[kind] - (before?.[kind] ?? 0));
      this.before.set(key, now);
    }
  }

  /** Of the last `period` milliseconds; the release with the highest rate of failed pages first. */
  get(now: number, period: number): ReleaseErrors[] {
    const byRelease = new Map<string, ReleaseErrors>();
    for (const [label, count] of this.counts.getTotals(now, period)) {
      const [app = '', version = '', kind = ''] = label.split('\t');
      const none = { pages: 0, failedPages: 0, uncaught: 0, component: 0, server: 0 };
      const errors = byRelease.get(`${app} ${version}`) ?? { app, version, ...none };
      byRelease.set(`${app} ${version}`, errors);
      const known = kinds.find((one) => one === kind);
      if (known) errors[known] = count;
    }
    const rate = ({ failedPages, pages }: ReleaseErrors) => failedPages / Math.max(1, pages);
    return [...byRelease.values()].sort((a, b) => rate(b) - rate(a) || (a.app < b.app ? -1 : 1));
  }

  /** Pages of a release, and failed ones, in equal parts of the period, oldest first. */
  getSeries(
    { app, version }: Pick<ReleaseErrors, 'app' | 'version'>,
    now: number,
    period: number,
    part: number,
  ) {
    const of = (kind: Kind) => this.counts.getSeries(toLabel(app, version, kind), now, period, part);
    const failed = of('failedPages');
    return of('pages').map((pages, at) => ({ visits: pages, failing: failed[at] ?? 0 }));
  }
}
