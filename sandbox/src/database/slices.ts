import { setImmediate as others } from 'node:timers/promises';

/** Rows of one statement: it keeps the embedded database, and with it the process, for some hundredths of a second. */
const defaultSize = 50;

/** Works through a list slice by slice; in between others have their turn, with the database and with the process. */
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
