import type { Marks } from '../fields/field-readers';
import type { Variation } from '../draft/draft';
import { FieldProblem } from '../import-error';
import type { ListVariations } from '../mapping/choice-mapping';
import type { Source, SourceRow } from '../source/source';
import { parsed } from '../fields/column';
import { fieldReader, isNothing } from '../fields/field-value';
import { readCount, readMoney, readText, type Note } from '../fields/field-readers';
import { memberAt, objectsIn, partsOfText } from './list-of-objects';

/** Variations from a list of objects, or from a text such as `Small:4.50|Large:6`. Each type once. */
export function variationsReader(source: Source, from: ListVariations, marks: Marks) {
  const list = fieldReader(source, 'variations', { column: from.each, optional: from.optional });
  return (row: SourceRow, note: Note): Variation[] => {
    const parsedList = parsed(list(row));
    if (isNothing(parsedList)) return [];
    const entries = Array.isArray(parsedList)
      ? objectsIn('variations', parsedList).map((entry) => ({
          type: memberAt(entry, from.type),
          price: memberAt(entry, from.price),
          stock: from.stock === undefined ? undefined : memberAt(entry, from.stock),
        }))
      : partsOfText(String(parsedList)).map(([type, price, stock]) => ({ type, price, stock }));
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
