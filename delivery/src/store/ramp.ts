import type { Ramp } from '../release-table';
import { ReleaseError } from './release-error';

/** A ramp as somebody asks for it: ascending percentages, the first one at once, and seconds between two of them. */
export interface RampPlan {
  steps: readonly number[];
  every: number;
}

const units: Record<string, number> = { s: 1, m: 60, h: 3_600, d: 86_400 };
/** Seconds: less would end before anything is known, more is forgotten. */
const [shortest, longest] = [60, 30 * 86_400];
const defaultInterval = '30m';

const invalid = (text: string) => new ReleaseError('invalid', text);

function parseInterval(text: string): number {
  const [, number = '', unit = ''] = /^(\d{1,6})([smhd])$/.exec(text) ?? [];
  const seconds = Number(number) * (units[unit] ?? 0);
  if (number && seconds >= shortest && seconds <= longest) return seconds;
  throw invalid(`--every takes 1m to 30d, such as 30m or 2h, not "${text}"`);
}

/** `5,25,50,100` and `30m`. */
export function parseRamp(text: string, interval: string = defaultInterval): RampPlan {
  const steps = text.split(',').map((step) => step.trim().replace(/%$/, ''));
  if (!steps.every((step) => /^\d{1,3}(\.\d{1,2})?$/.test(step)))
    throw invalid(`--ramp takes percentages such as 5,25,50,100, not "${text}"`);
  const plan = { steps: steps.map(Number), every: parseInterval(interval) };
  checkRamp(plan);
  return plan;
}

/** Refuses percentages that do not rise. */
export function checkRamp({ steps }: RampPlan): void {
  const isRising = steps.every((step, at) => step > (steps[at - 1] ?? 0) && step <= 100);
  if (!isRising || steps.length < 2)
    throw invalid(
      `a ramp has two or more percentages that rise, such as 5,25,50,100, not ${steps.join(',')}`,
    );
}

/** The rest of a ramp after one of its steps; undefined after the last one. */
export function toRamp(steps: readonly number[], every: number, now: Date): Ramp | undefined {
  if (steps.length === 0) return undefined;
  return { steps: [...steps], every, next: new Date(now.getTime() + every * 1_000).toISOString() };
}

/** `30m`, `2h`, as on the command line. */
export function describeInterval(seconds: number): string {
  const [unit = 's', size = 1] = Object.entries(units).findLast(([, each]) => seconds % each === 0) ?? [];
  return `${seconds / size}${unit}`;
}
