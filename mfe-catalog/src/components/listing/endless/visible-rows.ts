/** The geometry of a list, in CSS pixels. */
export interface GridShape {
  columns: number;
  /** Height of a row without the gap below it. */
  row: number;
  gap: number;
  /** From the document's top to the first row. */
  top: number;
}

/** A range of entries, `to` excluded. */
export interface Run {
  from: number;
  to: number;
}

/** The rendered part of a long list, in reading order. */
export interface VisibleRows {
  columns: number;
  /** One run, or two when a row outside the visible range has the focus. */
  runs: Run[];
  /** Pixels reserved for the rows before, between the two runs, and after. */
  before: number;
  between: number;
  after: number;
}

export interface View {
  /** Scroll position and height of the window. */
  scroll: number;
  height: number;
  /** Additional rows rendered on both sides. */
  spare: number;
  /** The row that has the focus; it is always rendered. */
  pinnedRow: number | null;
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** All rows have the same height, so every position is known without rendering, and the scrollbar is accurate. */
export function getVisibleRows(
  count: number,
  { columns, row, gap, top }: GridShape,
  { scroll, height, spare, pinnedRow }: View,
): VisibleRows {
  const rowStep = row + gap;
  const rows = Math.ceil(count / columns);
  const first = clamp(Math.floor((scroll - top) / rowStep) - spare, 0, Math.max(0, rows - 1));
  const end = clamp(Math.ceil((scroll + height - top) / rowStep) + spare, Math.min(rows, first + 1), rows);
  const toRun = (from: number, to: number): Run => ({
    from: from * columns,
    to: Math.min(count, to * columns),
  });
  const isPinnedInside = pinnedRow === null || pinnedRow >= rows || (pinnedRow >= first && pinnedRow < end);
  const spans: [number, number][] = isPinnedInside
    ? [[first, end]]
    : pinnedRow < first
      ? [
          [pinnedRow, pinnedRow + 1],
          [first, end],
        ]
      : [
          [first, end],
          [pinnedRow, pinnedRow + 1],
        ];
  const start = spans[0]?.[0] ?? 0;
  const last = spans.at(-1)?.[1] ?? 0;
  const skippedRows = spans.length === 2 ? (spans[1]?.[0] ?? 0) - (spans[0]?.[1] ?? 0) : 0;
  return {
    columns,
    runs: spans.map(([from, to]) => toRun(from, to)),
    before: start * rowStep,
    between: skippedRows > 0 ? skippedRows * rowStep - gap : 0,
    after: (rows - last) * rowStep,
  };
}

export const areSameRows = (one: VisibleRows | null, other: VisibleRows): boolean =>
  one !== null && JSON.stringify(one) === JSON.stringify(other);

/** Height of the whole list. */
export const getHeight = (count: number, { columns, row, gap }: GridShape): number =>
  Math.max(0, Math.ceil(count / columns) * (row + gap) - gap);
