import { quantile, sorted, type LoadResult } from './run-load';

export interface Limit {
  /** The least number of responses a second. */
  rate: number;
  /** So many of a hundred responses take this many milliseconds at most. */
  percentile: number;
  milliseconds: number;
}

export interface Measurement {
  /** What was requested. */
  title: string;
  limit: Limit;
  result: LoadResult;
  /** Milliseconds of the server's processor time; null where it is unknown. */
  processorTime: number | null;
  /** Milliseconds of this command's, which requests on the same machine. */
  ownTime: number;
}

const toCell = (text: string) => text.padStart(9);

/** A line for each kind of visit, in milliseconds. */
export function toTable({ durations }: LoadResult): string[] {
  const head = `${'ms'.padEnd(24)}${['count', 'p50', 'p95', 'p99'].map(toCell).join('')}`;
  const rows = [...durations].map(([name, all]) => {
    const ordered = sorted(all);
    const shown = [0.5, 0.95, 0.99].map((share) => toCell(quantile(ordered, share).toFixed(1)));
    return `${name.padEnd(24)}${toCell(String(all.length))}${shown.join('')}`;
  });
  return [head, ...rows];
}

/** Whether the limit is met, with a line that says so and the first failures below it. */
export function getVerdict({ title, limit, result, processorTime, ownTime }: Measurement): {
  isGood: boolean;
  lines: string[];
} {
  const { rate, failures, responseCount } = result;
  const { percentile, milliseconds: most } = limit;
  const slow = quantile(sorted([...result.durations.values()].flat()), percentile / 100);
  const each = (milliseconds: number) => (milliseconds / Math.max(1, responseCount)).toFixed(2);
  const isGood = rate >= limit.rate && slow <= most && failures.length === 0;
  const time =
    processorTime === null
      ? ''
      : `; ${each(processorTime)} ms of processor time each, ${each(ownTime)} more for requesting it`;
  return {
    isGood,
    lines: [
      `${isGood ? '✓' : '✗'} ${title}: ${rate.toFixed(0)} a second (limit ${limit.rate}), p${percentile} ${slow.toFixed(0)} ms (limit ${most}), ${failures.length} failed${time}`,
      ...failures.slice(0, 5).map((failure) => `  ${failure}`),
    ],
  };
}
