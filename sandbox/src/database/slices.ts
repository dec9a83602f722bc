import { setImmediate as others } from 'node:timers/promises';

/** Rows of one statement: it blocks the embedded database, and with it the process, for some hundredths of a second. */
const defaultSize = 50;

/** Processes a list slice by slice; in between other requests use the database and the process. */
export async function inSlices<Entry>(
  list: readonly Entry[],
  work: (slice: Entry[], from: number) => Promise<unknown>,
  size = defaultSize,
): Promise<void> {
  for (let from = 0; from < list.length; from += size) {
    await work(list.slice(from, from + size), from);
    await others();
  }
}
