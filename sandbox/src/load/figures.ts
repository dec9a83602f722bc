import { quantile, sorted, type Pressed } from './press';

/** Answers a second at least, and milliseconds that 99 of 100 take at most. */
export interface Bar {
  rate: number;
  p99: number;
}

export interface Figures {
  /** What was asked for. */
  title: string;
  bar: Bar;
  pressed: Pressed;
  /** Milliseconds of processor time that the server has used; null: nobody knows. */
  used: number | null;
}

const wide = (text: string) => text.padStart(9);

/** A line for each kind of visit, in milliseconds. */
export function toTable({ taken }: Pressed): string[] {
  const head = `${'ms'.padEnd(24)}${['count', 'p50', 'p95', 'p99'].map(wide).join('')}`;
  const rows = [...taken].map(([name, all]) => {
    const ordered = sorted(all);
    const shown = [0.5, 0.95, 0.99].map((share) => wide(quantile(ordered, share).toFixed(1)));
    return `${name.padEnd(24)}${wide(String(all.length))}${shown.join('')}`;
  });
  return [head, ...rows];
}

/** Whether it is above its bar, in a line, with the first failures below it. */
export function getVerdict({ title, bar, pressed, used }: Figures): { isGood: boolean; lines: string[] } {
  const { rate, failures, answered } = pressed;
  const p99 = quantile(sorted([...pressed.taken.values()].flat()), 0.99);
  const isGood = rate >= bar.rate && p99 <= bar.p99 && failures.length === 0;
  const time =
    used === null ? '' : `; ${(used / Math.max(1, answered)).toFixed(2)} ms of processor time each`;
  return {
    isGood,
    lines: [
      `${isGood ? '✓' : '✗'} ${title}: ${rate.toFixed(0)} a second (bar ${bar.rate}), p99 ${p99.toFixed(0)} ms (bar ${bar.p99}), ${failures.length} failed${time}`,
      ...failures.slice(0, 5).map((failure) => `  ${failure}`),
    ],
  };
}
