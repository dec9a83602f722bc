import { parseArgs } from 'node:util';
import { ImportError } from '../catalogue-import/import-error';
import { requestJob } from '../control/request-job';

export const generateUsage = `generate --items N [--stores N] [--seed N]
    Adds N items for load, the same for the same seed, over the stores there are or over so many.`;

function wholeNumber(text: string | undefined, name: string, most: number): number | null {
  if (text === undefined) return null;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value > most)
    throw new ImportError(`--${name} is a whole number up to ${most}.`);
  return value;
}

/** `generate …`: returns the exit code. */
export async function generateCommand(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { items: { type: 'string' }, stores: { type: 'string' }, seed: { type: 'string' } },
  });
  const items = wholeNumber(values.items, 'items', 5_000_000);
  if (!items) throw new ImportError(`How many?\n  ${generateUsage}`);
  const stores = wholeNumber(values.stores, 'stores', 10_000);
  if (stores === 0) throw new ImportError('--stores is at least 1.');
  const done = await requestJob({
    kind: 'generate',
    items,
    stores,
    seed: wholeNumber(values.seed, 'seed', 2 ** 32 - 1) ?? 1,
  });
  console.log(`${done.items} items in ${done.stores} stores, ${(done.milliseconds / 1000).toFixed(1)} s`);
  return 0;
}
