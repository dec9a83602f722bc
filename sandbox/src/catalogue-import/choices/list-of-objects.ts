import { FieldProblem } from '../import-error';
import { walkPath } from '../fields/column';

/** The objects of a list. Throws where something else stands in it. */
export function objectsIn(field: string, list: readonly unknown[]): object[] {
  return list.map((entry) => {
    if (typeof entry === 'object' && entry !== null && !Array.isArray(entry)) return entry;
    throw new FieldProblem(field, 'one is not an object', entry);
  });
}

/** A member by its name or path: `price`, `cost.amount`. */
export const memberAt = (entry: object, path: string): unknown => walkPath(entry, path);

/** The parts of `Small:4.50:3|Large:6`, each split at its colons. */
export const partsOfText = (text: string): string[][] =>
  text
    .split(/[|;]/)
    .filter((part) => part.trim() !== '')
    .map((part) => part.split(':').map((cell) => cell.trim()));
