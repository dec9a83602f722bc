import { FieldProblem } from '../import-error';
import type { ItemDraft } from '../draft/draft';
import type { VariationSource } from '../mapping/mapping';
import type { Source, SourceRow } from '../source/source';
import { columnReader, parsed } from '../fields/column';
import { readCount, readMoney, readText, type Note } from '../fields/field-readers';
import { isNothing } from '../fields/field-value';
import type { DecimalMark } from '../fields/decimal-mark';

type Variation = ItemDraft['variations'][number];
type Marks = { mark: DecimalMark; groupMark?: string; decimals: number };

/** Variations from a list of objects, or from a text such as `Small:4.50|Large:6`. Each type once. */
export function variationsReader(source: Source, from: VariationSource, marks: Marks) {
  const list = columnReader(source, from.each, 'variations');
  return (row: SourceRow, note: Note): Variation[] => {
    const parsedList = parsed(list(row));
    if (isNothing(parsedList)) return [];
    const entries = Array.isArray(parsedList)
      ? parsedList.map((entry) => readOptions(entry, from))
      : fromText(String(parsedList));
    const variations = entries.map(({ type, price, stock }): Variation => {
      const name = readText('variations', type, 60, note);
      if (name === '') throw new FieldProblem('variations', 'one has no type', parsedList);
      return {
        type: name,
        price: readMoney(`variations (${name})`, price, marks, note),
        stock: readCount(`variations (${name})`, stock, marks.mark, note),
      };
    });
    const types = new Set(variations.map(({ type }) => type));
    if (types.size < variations.length) throw new FieldProblem('variations', 'name a type twice', parsedList);
    return variations;
  };
}

function readOptions(entry: unknown, from: VariationSource) {
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
      const [type = '', price = '', stock] = part.split(':').map((cell) => cell.trim());
      return { type, price, stock };
    });
