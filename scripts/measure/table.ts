/** The table of `npm run measure`: metrics of this build beside those of another commit, and their limits. */

/** For the value itself, or for its ratio to the other commit. */
type Limit = { max: number } | { min: number } | { ratio: number };

export interface Metric {
  name: string;
  unit: string;
  /** Without one the metric is only informative. */
  limit?: Limit;
  /** Whether every run must meet the limit; else more than half. */
  every?: boolean;
  /** One value a run, NaN where it failed; `other` has those of the other commit, in the same order. */
  here: number[];
  other: number[];
}

export type Verdict = 'met' | 'MISSED' | '';

/** The median of the values that are not NaN; of an even number the upper of the middle two. */
export function getMedian(values: number[]): number {
  const sorted = values.filter((value) => !Number.isNaN(value)).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

function passes(limit: Limit, here: number, other: number): boolean {
  // A tap without a response.
  if (!Number.isFinite(here)) return false;
  if ('max' in limit) return here <= limit.max;
  if ('min' in limit) return here >= limit.min;
  return here <= limit.ratio * other;
}

/** More than half of the runs decide. Empty where there is no limit, or no other commit to compare with. */
export function getVerdict({ limit, every, here, other }: Metric): Verdict {
  if (!limit || here.length === 0 || ('ratio' in limit && other.length === 0)) return '';
  const met = here.filter((value, run) => passes(limit, value, other[run] ?? NaN)).length;
  return met === here.length || (!every && met > here.length / 2) ? 'met' : 'MISSED';
}

/** The median of the ratios of each run. */
export const getRatio = ({ here, other }: Metric): number =>
  getMedian(other.slice(0, here.length).map((value, run) => (here[run] ?? NaN) / value));

function toText(limit: Limit | undefined): string {
  if (!limit) return '';
  if ('max' in limit) return `≤ ${limit.max}`;
  if ('min' in limit) return `≥ ${limit.min}`;
  return `≤ ${limit.ratio} of it`;
}

const digits: Record<string, number> = { s: 2, ms: 0, KB: 1 };

function toNumber(value: number, { unit, limit }: Metric): string {
  if (!Number.isFinite(value)) return Number.isNaN(value) ? 'failed' : 'never';
  return value.toFixed(digits[unit] ?? (limit && 'max' in limit ? 4 : 0));
}

/** The median, or the maximum where every run must meet the limit; smaller is better in such metrics. */
const summarize = ({ every }: Metric, values: number[]) =>
  every && values.length > 0 ? Math.max(...values) : getMedian(values);

/** The summary with its unit, followed by each run. */
function toColumn(metric: Metric, values: number[]): string {
  if (values.length === 0) return '';
  const runs = values.length > 1 ? ` (${values.map((value) => toNumber(value, metric)).join(' ')})` : '';
  return `${toNumber(summarize(metric, values), metric)} ${metric.unit}`.trim() + runs;
}

const head = ['metric', 'here: median (runs)', 'other commit', 'ratio', 'limit', 'met?'];

/** The lines of the table. */
export function toTable(results: Metric[]): string[] {
  const rows = results.map((metric) => {
    const ratio = getRatio(metric);
    return [
      metric.name,
      toColumn(metric, metric.here),
      toColumn(metric, metric.other),
      Number.isFinite(ratio) ? ratio.toFixed(2) : '',
      toText(metric.limit),
      getVerdict(metric),
    ];
  });
  const isUsed = head.map((_, at) => rows.some((row) => row[at] !== ''));
  const widths = head.map((title, at) => Math.max(title.length, ...rows.map((row) => row[at]?.length ?? 0)));
  const line = (row: string[]) =>
    row
      .map((text, at) => text.padEnd(widths[at] ?? 0))
      .filter((_, at) => isUsed[at])
      .join('  ')
      .trimEnd();
  return [line(head), ...rows.map(line)];
}
