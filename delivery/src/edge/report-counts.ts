import type { LiveReleases } from './live-releases';

/** Of one release, since the edge has started. */
export interface Health {
  /** By what was done about a failure (`retry`, `previous`, `card`, `kept`), or `uncaught`. */
  errors: Record<string, number>;
  /** By metric. */
  vitals: Record<string, Vital>;
}

/** Visits that told it, how many of each rating, and three quarters were no worse than `p75` (milliseconds; CLS: its score). */
export interface Vital {
  count: number;
  good: number;
  'needs-improvement': number;
  poor: number;
  p75: number;
}

type Report = Record<string, unknown>;
type Kept = Omit<Health, 'vitals'> & { vitals: Map<string, { values: number[]; ratings: string[] }> };

/** Values of a metric that are looked back on. */
const most = 500;

const steps = new Set(['retry', 'previous', 'card', 'kept']);
const metrics = new Set(['LCP', 'CLS', 'INP', 'TTFB', 'FCP']);
const ratings = ['good', 'needs-improvement', 'poor'] as const;

const isOneOf = (all: readonly string[], value: unknown): value is string =>
  typeof value === 'string' && all.includes(value);

/**
 * Counts what browsers report, by `app@version`. Only of releases that the table may give to somebody: whatever a browser
 * claims, the table does not grow. In memory: each edge counts its own, and a restart begins anew.
 */
export class ReportCounts {
  private readonly kept = new Map<string, Kept>();

  constructor(private readonly live: LiveReleases) {}

  count(report: Report): void {
    const health = this.of(report);
    if (!health) return;
    const { kind, step, metric, value, rating } = report;
    if (kind === 'remote' && typeof step === 'string' && steps.has(step)) add(health.errors, step);
    if (kind === 'error') add(health.errors, 'uncaught');
    if (kind !== 'vital' || typeof metric !== 'string' || !metrics.has(metric)) return;
    if (typeof value !== 'number' || !(value >= 0) || !isOneOf(ratings, rating)) return;
    const known = health.vitals.get(metric) ?? { values: [], ratings: [] };
    health.vitals.set(metric, {
      values: [...known.values, value].slice(-most),
      ratings: [...known.ratings, rating].slice(-most),
    });
  }

  /** By `app@version`. */
  table(): Record<string, Health> {
    return Object.fromEntries(
      [...this.kept].map(([release, { errors, vitals }]) => [
        release,
        {
          errors: { ...errors },
          vitals: Object.fromEntries([...vitals].map(([metric, told]) => [metric, vitalOf(told)])),
        },
      ]),
    );
  }

  private of({ app, version }: Report): Kept | null {
    const isKnown = [...(this.live.current?.releases.values() ?? [])].some(
      ({ manifest }) => manifest.app === app && manifest.version === version,
    );
    if (!isKnown) return null;
    const release = `${String(app)}@${String(version)}`;
    const health = this.kept.get(release) ?? { errors: {}, vitals: new Map() };
    this.kept.set(release, health);
    return health;
  }
}

const add = (counts: Record<string, number>, name: string) => {
  counts[name] = (counts[name] ?? 0) + 1;
};

function vitalOf({ values, ratings: told }: { values: number[]; ratings: string[] }): Vital {
  const sorted = [...values].sort((one, other) => one - other);
  const countOf = (rating: string) => told.filter((one) => one === rating).length;
  return {
    count: values.length,
    good: countOf('good'),
    'needs-improvement': countOf('needs-improvement'),
    poor: countOf('poor'),
    p75: sorted[Math.ceil(sorted.length * 0.75) - 1] ?? 0,
  };
}
