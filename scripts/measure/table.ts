/** What `npm run measure` prints: figures of this build beside those of another commit, their bars, and who met them. */

/** For the figure itself, or for how it compares with the other commit. */
type Bar = { most: number } | { least: number } | { ratio: number };

export interface Figure {
  name: string;
  unit: string;
  /** Left out where a figure only informs. */
  bar?: Bar;
  /** Whether every run must meet the bar; else more than half. */
  every?: boolean;
  /** One value a run, NaN where it failed; `before` has those of the other commit, in the same turns. */
  here: number[];
  before: number[];
}

export type Verdict = 'met' | 'MISSED' | '';

/** The middle one of those that did not fail; of an even number the upper of the two. */
export function getMedian(values: number[]): number {
  const sorted = values.filter((value) => !Number.isNaN(value)).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

function passes(bar: Bar, here: number, before: number): boolean {
  // A tap that was never answered.
  if (!Number.isFinite(here)) return false;
  if ('most' in bar) return here <= bar.most;
  if ('least' in bar) return here >= bar.least;
  return here <= bar.ratio * before;
}

/** More than half of the runs decide. Nothing where there is no bar, or no other commit that it needs. */
export function getVerdict({ bar, every, here, before }: Figure): Verdict {
  if (!bar || here.length === 0 || ('ratio' in bar && before.length === 0)) return '';
  const met = here.filter((value, run) => passes(bar, value, before[run] ?? NaN)).length;
  return met === here.length || (!every && met > here.length / 2) ? 'met' : 'MISSED';
}

/** The middle one of the ratios of each turn. */
export const getRatio = ({ here, before }: Figure): number =>
  getMedian(before.slice(0, here.length).map((value, run) => (here[run] ?? NaN) / value));

function toText(bar: Bar | undefined): string {
  if (!bar) return '';
  if ('most' in bar) return `≤ ${bar.most}`;
  if ('least' in bar) return `≥ ${bar.least}`;
  return `≤ ${bar.ratio} of it`;
}

const digits: Record<string, number> = { s: 2, ms: 0, KB: 1 };

function toNumber(value: number, { unit, bar }: Figure): string {
  if (!Number.isFinite(value)) return Number.isNaN(value) ? 'failed' : 'never';
  return value.toFixed(digits[unit] ?? (bar && 'most' in bar ? 4 : 0));
}

/** Where every run must meet the bar, the worst one stands for all; such figures are better when they are less. */
const getOne = ({ every }: Figure, values: number[]) =>
  every && values.length > 0 ? Math.max(...values) : getMedian(values);

/** The median with its unit and, behind it, each run. */
function toColumn(figure: Figure, values: number[]): string {
  if (values.length === 0) return '';
  const runs = values.length > 1 ? ` (${values.map((value) => toNumber(value, figure)).join(' ')})` : '';
  return `${toNumber(getOne(figure, values), figure)} ${figure.unit}`.trim() + runs;
}

const head = ['figure', 'here: median (runs)', 'other commit', 'ratio', 'bar', 'met?'];

/** The lines of the table. */
export function toTable(results: Figure[]): string[] {
  const rows = results.map((figure) => {
    const ratio = getRatio(figure);
    return [
      figure.name,
      toColumn(figure, figure.here),
      toColumn(figure, figure.before),
      Number.isFinite(ratio) ? ratio.toFixed(2) : '',
      toText(figure.bar),
      getVerdict(figure),
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
