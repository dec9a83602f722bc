import { parseArgs } from 'node:util';
import { number, object, string, ValidationError } from 'yup';

export const usage = `npm run load -- [options]
    Load test of a separate sandbox with many items. Exits with 1 where a limit is missed.
    --items N         items in the shop                                          (100000)
    --folder F        keeps the database in this folder; fills it only if it does not exist
    --database URL    uses this PostgreSQL database instead of PGlite in a folder; fills it only if it is empty
    --seconds N       of each measurement                                        (20)
    --connections N   concurrent visitors                                        (16)
    --edge            also requests pages of guests and customers from an edge with the builds of npm run build
    --soak MINUTES    with --edge: everything at once, at a share of the load; prints memory every minute, errors at the end
    --share S         share of the load while soaking, above 0 to 1              (0.5)
    --help            prints this text`;

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
  const { values } = parseArgs({
    args,
    options: {
      items: { type: 'string' },
      seconds: { type: 'string' },
      connections: { type: 'string' },
      folder: { type: 'string' },
      database: { type: 'string' },
      edge: { type: 'boolean', default: false },
      soak: { type: 'string' },
      share: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return 'help';
  const { edge } = values;
  const { soak = 0, ...others } = readValues(values);
  if (soak && !edge) throw new Error('--soak needs --edge');
  if (others.folder && others.database) throw new Error('--folder or --database, not both');
  return { ...others, folder: others.folder, database: others.database, edge, soak };
}

function readValues(values: Record<string, unknown>) {
  try {
    return schema.validateSync(values, { abortEarly: false, stripUnknown: true });
  } catch (error) {
    throw error instanceof ValidationError ? new Error(error.errors.join('\n')) : error;
  }
}
