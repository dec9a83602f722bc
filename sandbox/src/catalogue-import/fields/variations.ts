import { FieldProblem } from '../import-error';
import type { ItemDraft } from '../draft';
import type { VariationSource } from '../mapping';
import type { Source, SourceRow } from '../source/source';
import { columnReader, parsed } from './column';
import { countOf, moneyOf, textOf, type Note } from './field-readers';
import { isNothing } from './field-value';
import type { DecimalMark } from './number-mark';

type Variation = ItemDraft['variations'][number];
type Marks = { mark: DecimalMark; groupMark?: string; decimals: number };

/** Variations from a list of objects, or from a text such as `Small:4.50|Large:6`. Each type once. */
export function variationsReader(source: Source, from: VariationSource, marks: Marks) {
  const list = columnReader(source, from.each, 'variations');
  return (row: SourceRow, note: Note): Variation[] => {
    const given = parsed(list(row));
    if (isNothing(given)) return [];
    const entries = Array.isArray(given)
      ? given.map((entry) => partsOf(entry, from))
      : fromText(String(given));
    const variations = entries.map(({ type, price, stock }): Variation => {
      const name = textOf('variations', type, 60, note);
      if (name === '') throw new FieldProblem('variations', 'one has no type', given);
      return {
        type: name,
        price: moneyOf(`variations (${name})`, price, marks, note),
        stock: countOf(`variations (${name})`, stock, marks.mark, note),
      };
    });
    const types = new Set(variations.map(({ type }) => type));
    if (types.size < variations.length) throw new FieldProblem('variations', 'name a type twice', given);
    return variations;
  };
}

function partsOf(entry: unknown, from: VariationSource) {
  if (typeof entry !== 'object' || entry === null)
    throw new FieldProblem('variations', 'one is not an object', entry);
  const own = (name: string | undefined): unknown =>
    name !== undefined && Object.hasOwn(entry, name) ? (entry as Record<string, unknown>)[name] : undefined; // an object, checked above
  return { type: own(from.type), price: own(from.price), stock: own(from.stock) };
}

const fromText = (text: string) =>
  text
    .split(/[|;]/)
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const [type = '', price = '', stock] = part.split(':').map((piece) => piece.trim());
      return { type, price, stock };
    });
