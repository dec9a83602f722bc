import { Command } from 'commander';
import { addImportCommand } from './catalogue-import/command';
import { ImportError } from './catalogue-import/import-error';
import { FolderInUse } from './control/folder-lock';
import { addGenerateCommand } from './generate/command';
import { addSynonymsCommand } from './synonyms/command';

/** Whether the user made a mistake: then only the message is printed, without a stack. */
const isMistake = (error: unknown): error is Error =>
  error instanceof ImportError || error instanceof FolderInUse;

const program = new Command('sandbox')
  .description('The demo backend. Without a command it serves the API.')
  .addHelpText(
    'after',
    '\nnpm passes options after "--": npm run sandbox -- import products.csv --store 15 --dry-run',
  );
addImportCommand(program);
addGenerateCommand(program);
addSynonymsCommand(program);

if (process.argv.length === 2) await import('./main');
else
  await program.parseAsync().catch((error: unknown) => {
    console.error(isMistake(error) ? error.message : error);
    process.exitCode = 1;
  });
