/** What browsers measure of a page; all in milliseconds, but CLS. */
export const metrics = ['LCP', 'CLS', 'INP', 'TTFB', 'FCP'] as const;
export const ratings = ['good', 'needs-improvement', 'poor'] as const;

export type Metric = (typeof metrics)[number];
export type Rating = (typeof ratings)[number];

/** How many values came within each bound, beyond the one before; the last: beyond all. */
export interface Distribution {
  buckets: number[];
  /** Of all values. */
  sum: number;
  ratings: Record<Rating, number>;
}

const steps: Record<Metric, number> = { LCP: 100, FCP: 100, TTFB: 100, INP: 20, CLS: 0.01 };
/** Bounds of a metric. */
const bounds = 100;

/** The upper end of a bucket of a metric; what is beyond all is taken for twice the last. */
const boundAt = (metric: Metric, at: number) =>
  at < bounds ? Number(((at + 1) * steps[metric]).toFixed(2)) : 2 * bounds * steps[metric];

export const getBounds = (metric: Metric): number[] =>
  Array.from({ length: bounds }, (_, at) => boundAt(metric, at));

export const noValues = (): Distribution => ({
  buckets: new Array<number>(bounds + 1).fill(0),
  sum: 0,
  ratings: { good: 0, 'needs-improvement': 0, poor: 0 },
});

/** Adds one value to its bucket; it must not be negative. */
export function addTo(buckets: number[], metric: Metric, value: number): void {
  const bucket = Math.min(bounds, Math.max(0, Math.ceil(value / steps[metric]) - 1));
  buckets[bucket] = (buckets[bucket] ?? 0) + 1;
}

export function addValue(values: Distribution, metric: Metric, value: number, rating: Rating): void {
  addTo(values.buckets, metric, value);
  values.sum += value;
  values.ratings[rating] += 1;
}

export const getCount = (buckets: readonly number[]): number =>
  buckets.reduce((sum, count) => sum + count, 0);

/** The bound within which three quarters of the values came; null without any. */
export function getP75(buckets: readonly number[], metric: Metric = 'LCP'): number | null {
  const all = getCount(buckets);
  if (all === 0) return null;
  let seen = 0;
  return boundAt(
    metric,
    buckets.findIndex((count) => (seen += count) >= all * 0.75),
  );
}
