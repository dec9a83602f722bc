import { readFileSync } from 'node:fs';
import type { Command } from 'commander';
import { ImportError } from '../catalogue-import/import-error';
import { requestJob } from '../control/request-job';

function readFile(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new ImportError(`The file ${path} cannot be read.`);
  }
}

/** Adds `synonyms [FILE]` to a command line. */
export function addSynonymsCommand(program: Command): void {
  program
    .command('synonyms')
    .description('print the words that search treats as the same, or replace them with those of a file')
    .argument('[file]', 'one group a line: en: fries, chips, french fries')
    .addHelpText(
      'after',
      '\nExample:\n  npm run --silent sandbox -- synonyms > synonyms.txt\n  npm run sandbox -- synonyms synonyms.txt',
    )
    .action(async (file: string | undefined) => {
      const { groups, text } = await requestJob({ kind: 'synonyms', text: file ? readFile(file) : null });
      console.log(file ? `${groups} groups; searches use them within half a minute` : text);
    });
}
