import type { Queries } from '../../database/database';

/** A row and the version that it was read at. */
interface Versioned {
  id: number;
  version: string;
}

/** About 4 KB each. */
const maxEntries = 10_000;
/** Seconds, because a row contains data of other tables (add-ons, category, brand) that its version does not cover. */
const cacheTime = 30_000;

type RowCache = Map<number, { row: Versioned; until: number }>;

const caches = new WeakMap<Queries, RowCache>();

/**
 * Rows of these versions, in their order. Recently used rows come from the cache; `read` fetches the others. A row
 * deleted meanwhile is left out.
 */
export async function fromRowCache<Row extends Versioned>(
  queries: Queries,
  wanted: readonly Versioned[],
  read: (ids: number[]) => Promise<Row[]>,
): Promise<Row[]> {
  // only this module fills the cache of a database, with rows of one kind
  const cache = (caches.get(queries) ?? new Map()) as Map<number, { row: Row; until: number }>;
  caches.set(queries, cache);
  const now = performance.now();
  const found = new Map<number, Row>();
  for (const { id, version } of wanted) {
    const known = cache.get(id);
    if (known && known.row.version === version && known.until > now) found.set(id, known.row);
  }
  const missing = wanted.filter(({ id }) => !found.has(id)).map(({ id }) => id);
  const fresh = missing.length > 0 ? await read(missing) : [];
  for (const row of fresh) {
    cache.delete(row.id); // so that the oldest rows come first
    cache.set(row.id, { row, until: now + cacheTime });
    found.set(row.id, row);
  }
  for (const id of cache.keys()) {
    if (cache.size <= maxEntries) break;
    cache.delete(id);
  }
  return wanted.flatMap(({ id }) => found.get(id) ?? []);
}
