import { importCommand, importUsage } from './catalogue-import/command';
import { ImportError } from './catalogue-import/import-error';
import { FolderInUse } from './control/folder-lock';
import { generateCommand, generateUsage } from './generate/command';

const usage = `npm run sandbox                     serves the API
npm run sandbox -- ${importUsage}
npm run sandbox -- ${generateUsage}`;

const verbs: Record<string, (args: string[]) => Promise<number>> = {
  import: importCommand,
  generate: generateCommand,
  help: async () => {
    console.log(usage);
    return 0;
  },
};

/** Whether the user made a mistake: then only the message is printed, without a stack. */
const isMistake = (error: unknown): error is Error =>
  error instanceof ImportError ||
  error instanceof FolderInUse ||
  (error instanceof TypeError && String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS'));

async function run([verb = '', ...args]: string[]): Promise<number> {
  const command = Object.hasOwn(verbs, verb.replace(/^--/, '')) ? verbs[verb.replace(/^--/, '')] : undefined;
  if (!command) throw new ImportError(`There is no command “${verb}”.\n${usage}`);
  return command(args);
}

const args = process.argv.slice(2);
if (args.length === 0) await import('./main');
else
  process.exitCode = await run(args).catch((error: unknown) => {
    console.error(isMistake(error) ? error.message : error);
    return 1;
  });
