import { getRating, metrics, ratings, type Metric, type Rating } from '../../canary-analysis/measures';

/** A browser's report, as it has sent it. */
export type Report = Record<string, unknown>;

/** What a browser does about a failed remote component (a retry may yet succeed), and uncaught errors. */
const browserFailures = ['retry', 'previous', 'card', 'kept', 'uncaught'] as const;

/** Kinds of failures: those that browsers report, and `server`, a part that the edge could not render. */
export type FailureKind = (typeof browserFailures)[number] | 'server';

/** Kinds of reports: `left` is a visitor who left before anything was painted, `csp` a violation of the page's policy, `other` anything unknown. */
const reportKinds = ['remote', 'error', 'vital', 'left', 'csp', 'other'] as const;
export type ReportKind = (typeof reportKinds)[number];

/** A measurement of a page's speed. */
export interface VitalValue {
  metric: Metric;
  value: number;
  rating: Rating;
}

const isAmong = <Value>(all: readonly Value[], value: unknown): value is Value =>
  (all as readonly unknown[]).includes(value);

/** A policy report has one of two standard formats. */
export const getKind = ({ kind, type }: Report): ReportKind => {
  if (type === 'csp-violation') return 'csp';
  return isAmong(reportKinds, kind) ? kind : 'other';
};

/** Null for a report of something else. */
export function getFailure({ kind, step }: Report): FailureKind | null {
  if (kind === 'error') return 'uncaught';
  return kind === 'remote' && step !== 'uncaught' && isAmong(browserFailures, step) ? step : null;
}

/** Null for a report of something else. A page that is left early sends no rating. */
export function getVital({ kind, metric, value, rating }: Report): VitalValue | null {
  if (kind !== 'vital' || !isAmong(metrics, metric) || typeof value !== 'number' || !(value >= 0))
    return null;
  if (rating === undefined) return { metric, value, rating: getRating(metric, value) };
  return isAmong(ratings, rating) ? { metric, value, rating } : null;
}
