/** One record of a file, before any meaning: cells by position, or a value from JSON. */
export interface SourceRow {
  /** Line of the file where the record begins, from 1. */
  line: number;
  /** Number of the record, from 1. */
  number: number;
  content: unknown;
  /** Names of the groups that the record is in, from the outermost. */
  groups?: string[];
  /** Further rows of the same item, see `groupRows`. */
  further?: SourceRow[];
  /** Why the record as a whole cannot be read: broken JSON, or a cell too many. */
  problem?: string;
}

export interface Source {
  /** Names of the cells by position; null where records carry their own names (JSON) or there is no header. */
  columns: string[] | null;
  /** How many cells a record has; null for JSON. */
  width: number | null;
  rows: SourceRow[];
  /** Notes about what was guessed. */
  notes: string[];
}
