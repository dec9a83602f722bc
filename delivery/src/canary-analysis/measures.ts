/** Web vitals; in milliseconds, except CLS. */
export const metrics = ['LCP', 'CLS', 'INP', 'TTFB', 'FCP'] as const;
export const ratings = ['good', 'needs-improvement', 'poor'] as const;

export type Metric = (typeof metrics)[number];
export type Rating = (typeof ratings)[number];

/** How many values are within each bound, but not within the previous one; the last: beyond all. */
export interface Distribution {
  buckets: number[];
  /** Sum of all values. */
  sum: number;
  ratings: Record<Rating, number>;
}

/** Values up to which a metric is good, and beyond which it is poor. */
export const limits: Record<Metric, [good: number, poor: number]> = {
  LCP: [2_500, 4_000],
  CLS: [0.1, 0.25],
  INP: [200, 500],
  TTFB: [800, 1_800],
  FCP: [1_800, 3_000],
};

export function getRating(metric: Metric, value: number): Rating {
  const [good, poor] = limits[metric];
  if (value <= good) return 'good';
  return value <= poor ? 'needs-improvement' : 'poor';
}

const steps: Record<Metric, number> = { LCP: 100, FCP: 100, TTFB: 100, INP: 20, CLS: 0.01 };
/** Number of bounds of a metric. */
const bounds = 100;

/** The upper bound of a metric's bucket; values beyond all count as twice the last bound. */
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

/** The bound within which three quarters of the values are; null without values. */
export function getP75(buckets: readonly number[], metric: Metric = 'LCP'): number | null {
  const all = getCount(buckets);
  if (all === 0) return null;
  let reached = 0;
  return boundAt(
    metric,
    buckets.findIndex((count) => (reached += count) >= all * 0.75),
  );
}
