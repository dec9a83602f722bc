import { Counter, Histogram, type Registry } from 'prom-client';
import { getBounds, getCount } from '../../canary-analysis/measures';
import type { ReleaseCounting, Tally } from '../release-counting';

const labelNames = ['app', 'version'] as const;
const getLabels = ({ app, version }: Tally) => ({ app, version });

/** Bounds of the exposed histogram in seconds, a selection of the finer internal ones. */
const paintBounds = [0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];
const bounds = getBounds('LCP').map((bound) => bound / 1_000);

const paints = {
  name: 'shop_release_paint_seconds',
  help: 'Largest contentful paint of pages, as their browsers report it',
};

/** Largest contentful paints, read from the existing counts on request: nothing is stored twice. */
class PaintHistogram extends Histogram {
  constructor(
    private readonly counting: ReleaseCounting,
    registers: Registry[],
  ) {
    super({ ...paints, labelNames: [...labelNames], buckets: paintBounds, registers });
  }

  /** Called by the registry; missing in its types. */
  async getForPromString() {
    const values = [...this.counting.tallies()].flatMap(getPaints);
    return { ...paints, type: 'histogram', aggregator: 'sum', values };
  }
}

function getPaints(tally: Tally) {
  const { LCP } = tally.vitals;
  if (!LCP) return [];
  const labels = getLabels(tally);
  const all = getCount(LCP.buckets);
  const within = (bound: number) => getCount(LCP.buckets.slice(0, bounds.indexOf(bound) + 1));
  const { name } = paints;
  return [
    ...paintBounds.map((bound) => ({
      metricName: `${name}_bucket`,
      labels: { ...labels, le: bound },
      value: within(bound),
    })),
    { metricName: `${name}_bucket`, labels: { ...labels, le: '+Inf' }, value: all },
    { metricName: `${name}_sum`, labels, value: LCP.sum / 1_000 },
    { metricName: `${name}_count`, labels, value: all },
  ];
}

/** Metrics by release of the table, and by nothing that a visitor could choose. */
export function releaseMetrics(registry: Registry, counting: ReleaseCounting): void {
  const registers = [registry];
  const perRelease = (name: string, help: string, getValue: (tally: Tally) => number) =>
    new Counter({
      ...{ name, help, labelNames, registers },
      collect() {
        this.reset();
        for (const tally of counting.tallies()) this.inc(getLabels(tally), getValue(tally));
      },
    });
  perRelease('shop_release_pages_total', 'Pages given out with the release', ({ pages }) => pages);
  perRelease(
    'shop_release_pages_failed_total',
    'Pages in which a part of the release failed',
    ({ failedPages }) => failedPages,
  );
  new Counter({
    name: 'shop_release_troubles_total',
    help: 'What was done about failing parts (retry, previous, card, kept), and errors that nobody caught',
    labelNames: [...labelNames, 'trouble'] as const,
    registers,
    collect() {
      this.reset();
      for (const tally of counting.tallies())
        for (const [failure, count] of Object.entries(tally.failures))
          this.inc({ ...getLabels(tally), trouble: failure }, count);
    },
  });
  new Counter({
    name: 'shop_edge_reports_total',
    help: 'What browsers have reported, of whatever release',
    labelNames: ['kind'] as const,
    registers,
    collect() {
      this.reset();
      for (const [kind, count] of Object.entries(counting.reports)) this.inc({ kind }, count);
    },
  });
  new PaintHistogram(counting, registers);
}
