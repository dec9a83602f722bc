import type { Command } from 'commander';
import { ImportError } from '../catalogue-import/import-error';
import { requestJob } from '../control/request-job';

function wholeNumber(text: string | undefined, name: string, most: number): number | null {
  if (text === undefined) return null;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value > most)
    throw new ImportError(`--${name} is a whole number up to ${most}.`);
  return value;
}

interface GenerateOptions {
  items?: string;
  stores?: string;
  seed?: string;
}

/** Adds `generate --items N` to a command line. */
export function addGenerateCommand(program: Command): void {
  program
    .command('generate')
    .description('add items for load, the same for the same seed')
    .option('--items <number>', 'how many')
    .option('--stores <number>', 'over so many new stores; otherwise over the stores there are')
    .option('--seed <number>', 'another choice of items (1)')
    .addHelpText('after', '\nExample:\n  npm run sandbox -- generate --items 100000')
    .action(generate);
}

async function generate(values: GenerateOptions): Promise<void> {
  const items = wholeNumber(values.items, 'items', 5_000_000);
  if (!items) throw new ImportError('How many items? --items 100000');
  const stores = wholeNumber(values.stores, 'stores', 10_000);
  if (stores === 0) throw new ImportError('--stores is at least 1.');
  const done = await requestJob({
    kind: 'generate',
    items,
    stores,
    seed: wholeNumber(values.seed, 'seed', 2 ** 32 - 1) ?? 1,
  });
  console.log(`${done.items} items in ${done.stores} stores, ${(done.milliseconds / 1000).toFixed(1)} s`);
}
