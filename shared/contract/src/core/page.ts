import type { ReadContext } from './endpoint';
import { isRecord, number, readable, record, records, type WireRecord } from './wire';

/** One page of a longer list. `page` starts at 1; `total` counts the whole list. */
export interface Page<Entity> {
  total: number;
  /** The backend sends a bare list: nobody knows whether there are more entries, and `total` counts these. */
  isUncounted?: boolean;
  page: number;
  limit: number;
  entries: Entity[];
}

/** `total_size, limit, offset` (the page number, as text or number) and the list under its plural name. */
export const pageOf =
  <Entity>(read: (wire: WireRecord, context: ReadContext) => Entity, ...names: string[]) =>
  (wire: unknown, context: ReadContext): Page<Entity> => {
    const head = isRecord(wire) ? record(wire, 'page') : {};
    const entries = readable(records(wire, ...names), (entry) => read(entry, context));
    return {
      total: number(head.total_size, entries.length),
      ...(head.total_size === undefined && { isUncounted: true }),
      page: number(head.offset, 1),
      limit: number(head.limit, entries.length),
      entries,
    };
  };
