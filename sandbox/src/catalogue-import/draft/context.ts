import type { Marks, Note } from '../fields/field-readers';
import type { ImportMoment } from '../fields/period';
import { FieldProblem } from '../import-error';
import type { FieldName, Mapping } from '../mapping/mapping';
import type { SourceRow } from '../source/source';
import type { Remark } from './draft';

/** A row while it is read. */
export interface Context {
  mapping: Mapping;
  marks: Marks;
  moment: ImportMoment;
  /** The field's value in the row. */
  value: (field: FieldName) => unknown;
  note: Note;
  /** Reads one field. A problem is recorded, and the other fields are still read. */
  attempt: <T>(reading: () => T, otherwise: T) => T;
}

/** Creates the context of a row, whose problems go into the list. */
export type CreateContext = (row: SourceRow, problems: Remark[]) => Context;

/** Reads something; a problem with a field is added to the list. */
export function attempted<T>(reading: () => T, otherwise: T, problems: Remark[]): T {
  try {
    return reading();
  } catch (error) {
    if (!(error instanceof FieldProblem)) throw error;
    problems.push({ field: error.field, reason: error.reason, value: error.value });
    return otherwise;
  }
}
