import type { Queries } from '../../database/database';

/** A row and the version that it was read at. */
interface Versioned {
  id: number;
  version: string;
}

const maxEntries = 6_000;
/** For what a row holds of other tables that its version does not tell: add-ons, category, brand. */
const cacheTime = 30_000;

type Shelf = Map<number, { row: Versioned; until: number }>;

const shelves = new WeakMap<Queries, Shelf>();

/**
 * Rows of those versions, in their order, of which those that a list showed a moment ago are at hand. `read` fetches the
 * others; one that is gone by then is left out.
 */
export async function fromShelf<Row extends Versioned>(
  queries: Queries,
  wanted: readonly Versioned[],
  read: (ids: number[]) => Promise<Row[]>,
): Promise<Row[]> {
  // a database's shelf is filled here alone, with rows of the one kind that lists show
  const shelf = (shelves.get(queries) ?? new Map()) as Map<number, { row: Row; until: number }>;
  shelves.set(queries, shelf);
  const now = performance.now();
  const found = new Map<number, Row>();
  for (const { id, version } of wanted) {
    const known = shelf.get(id);
    if (known && known.row.version === version && known.until > now) found.set(id, known.row);
  }
  const missing = wanted.filter(({ id }) => !found.has(id)).map(({ id }) => id);
  const fresh = missing.length > 0 ? await read(missing) : [];
  if (shelf.size + fresh.length > maxEntries) shelf.clear();
  for (const row of fresh) {
    shelf.set(row.id, { row, until: now + cacheTime });
    found.set(row.id, row);
  }
  return wanted.flatMap(({ id }) => found.get(id) ?? []);
}
