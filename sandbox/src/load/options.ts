import { Command, CommanderError } from 'commander';
import { number, object, string, ValidationError } from 'yup';

const createProgram = () =>
  new Command('npm run load --')
    .description('Load test of a separate sandbox with many items. Exits with 1 where a limit is missed.')
    .option('--items <number>', 'items in the shop (100000)')
    .option('--folder <folder>', 'keeps the database in this folder; fills it only if it does not exist')
    .option(
      '--database <address>',
      'uses this PostgreSQL database instead of PGlite in a folder; fills it only if it is empty',
    )
    .option('--seconds <number>', 'of each measurement (20)')
    .option('--connections <number>', 'concurrent visitors (16)')
    .option(
      '--edge',
      'also requests pages of guests and customers from an edge with the builds of npm run build',
    )
    .option(
      '--soak <minutes>',
      'with --edge: everything at once, at a share of the load; prints memory every minute, errors at the end',
    )
    .option('--share <number>', 'share of the load while soaking, above 0 to 1 (0.5)')
    .addHelpText('after', '\nExample:\n  npm run load -- --edge --seconds 30')
    .allowExcessArguments(false)
    .exitOverride();

/** The text for `--help`. */
export function getUsage(): string {
  let text = '';
  createProgram()
    .configureOutput({ writeOut: (part) => (text += part), getOutHelpWidth: () => 120 })
    .outputHelp();
  return text;
}

export interface LoadOptions {
  items: number;
  seconds: number;
  connections: number;
  folder: string | undefined;
  /** Address of a PostgreSQL database, used instead of a folder. */
  database: string | undefined;
  edge: boolean;
  /** Minutes; 0: no soak. */
  soak: number;
  share: number;
}

const count = (name: string, min: number, max: number) => {
  const message = `--${name} is a whole number from ${min} to ${max}`;
  return number().typeError(message).integer(message).min(min, message).max(max, message);
};
const shareMessage = '--share is a number above 0, 1 at most';

const schema = object({
  items: count('items', 1, 5_000_000).default(100_000),
  seconds: count('seconds', 1, 3_600).default(20),
  connections: count('connections', 1, 48).default(16),
  folder: string(),
  database: string().matches(
    /^postgres(ql)?:\/\//,
    '--database is an address such as postgres://user@host/name',
  ),
  soak: count('soak', 1, 1_440),
  share: number().typeError(shareMessage).moreThan(0, shareMessage).max(1, shareMessage).default(0.5),
});

/** Reads the command line; throws an error whose message says what is wrong with it. */
export function readOptions(args: string[]): LoadOptions | 'help' {
  const values = parse(args);
  if (values === null) return 'help';
  const edge = values.edge === true;
  const { soak = 0, ...others } = readValues(values);
  if (soak && !edge) throw new Error('--soak needs --edge');
  if (others.folder && others.database) throw new Error('--folder or --database, not both');
  return { ...others, folder: others.folder, database: others.database, edge, soak };
}

/** Values by option; null for `--help`. An unknown option is an error that names the nearest one. */
function parse(args: string[]): Record<string, unknown> | null {
  const silent = { writeOut: () => undefined, writeErr: () => undefined };
  try {
    return createProgram().configureOutput(silent).parse(args, { from: 'user' }).opts();
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return null;
    throw new Error(error.message.replace(/^error: /, ''), { cause: error });
  }
}

function readValues(values: Record<string, unknown>) {
  try {
    return schema.validateSync(values, { abortEarly: false, stripUnknown: true });
  } catch (error) {
    throw error instanceof ValidationError ? new Error(error.errors.join('\n')) : error;
  }
}
