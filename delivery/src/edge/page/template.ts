import { Piece } from './piece';

/** What differs from one answer to the next of the same page. */
export const marks = {
  nonce: '\u0001',
  meta: '\u0002',
  early: '\u0003',
  config: '\u0004',
  modules: '\u0005',
  visitor: '\u0006',
} as const;

export type MarkName = keyof typeof marks;
export type Values = Record<MarkName, Piece>;

const nameOf = new Map<string, MarkName>(
  Object.entries(marks).map(([name, mark]) => [mark, name as MarkName]), // entries widen the keys
);
const anyMark = new RegExp(`([${Object.values(marks).join('')}])`);

export type Template = readonly (Piece | MarkName)[];

/** Cuts a page at its marks, so that what lies between is made and compressed once. */
export function templateOf(html: string): Template {
  return html
    .split(anyMark)
    .filter((part) => part !== '')
    .map((part) => nameOf.get(part) ?? new Piece(part));
}

export const filled = (template: Template, values: Values): Piece[] =>
  template.map((part) => (typeof part === 'string' ? values[part] : part));
