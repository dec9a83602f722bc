import { Piece } from './piece';

/** What differs from one answer to the next of the same page, and of the boot data in it. */
export const marks = {
  nonce: '\u0001',
  meta: '\u0002',
  early: '\u0003',
  head: '\u0004',
  root: '\u0005',
  boot: '\u0006',
  config: '\u0007',
  modules: '\u0008',
  visitor: '\u000e',
  scope: '\u000f',
  answers: '\u0010',
  rendered: '\u0011',
  data: '\u0012',
  madeAt: '\u0013',
  accent: '\u0014',
  timeZone: '\u0015',
} as const;

export type MarkName = keyof typeof marks;
export type Values<Name extends MarkName> = Record<Name, readonly Piece[]>;

const nameOf = new Map<string, MarkName>(
  Object.entries(marks).map(([name, mark]) => [mark, name as MarkName]), // entries widen the keys
);
const anyMark = new RegExp(`([${Object.values(marks).join('')}])`);

/** A page with gaps of these names, between pieces that last. */
export type Template<Name extends MarkName = MarkName> = readonly (Piece | Name)[];

/** Cuts a page at its marks, so that what lies between is made and compressed once. */
export function templateOf<Name extends MarkName>(html: string): Template<Name> {
  return html
    .split(anyMark)
    .filter((part) => part !== '')
    .map((part) => (nameOf.get(part) as Name | undefined) ?? new Piece(part)); // who writes the marks says which there are
}

export const filled = <Name extends MarkName>(template: Template<Name>, values: Values<Name>): Piece[] =>
  template.flatMap((part) => (part instanceof Piece ? part : values[part]));

/** Pieces with another one in each gap between them. */
export const joined = (pieces: readonly Piece[], between: Piece): Piece[] =>
  pieces.flatMap((piece, at) => (at === 0 ? piece : [between, piece]));
