import { parseArgs } from 'node:util';
import { number, object, string, ValidationError } from 'yup';

export const usage = `npm run load -- [options]
    A backend of its own with many items, asked for what visitors ask for. Ends with 1 below a bar.
    --items N         items in the shop                                          (100000)
    --folder F        a database that is kept, and filled only if it is not there
    --seconds N       of each measurement                                        (20)
    --connections N   visitors at a time                                         (16)
    --edge            pages of guests and customers, too, from an edge in front of it; serves what npm run build has built
    --soak MINUTES    with --edge: for so long at a part of the load, all at once; tells memory every minute, errors at the end
    --share S         of the load while soaking, above 0 to 1                    (0.5)
    --help            this`;

export interface LoadOptions {
  items: number;
  seconds: number;
  connections: number;
  folder: string | undefined;
  edge: boolean;
  /** Minutes; 0: no soak. */
  soak: number;
  share: number;
}

const count = (name: string, least: number, most: number) => {
  const message = `--${name} is a whole number from ${least} to ${most}`;
  return number().typeError(message).integer(message).min(least, message).max(most, message);
};
const part = '--share is a number above 0, 1 at most';

const schema = object({
  items: count('items', 1, 5_000_000).default(100_000),
  seconds: count('seconds', 1, 3_600).default(20),
  connections: count('connections', 1, 48).default(16),
  folder: string(),
  soak: count('soak', 1, 1_440),
  share: number().typeError(part).moreThan(0, part).max(1, part).default(0.5),
});

/** Reads a command line; throws with a sentence for what is wrong with it. */
export function readOptions(args: string[]): LoadOptions | 'help' {
  const { values } = parseArgs({
    args,
    options: {
      items: { type: 'string' },
      seconds: { type: 'string' },
      connections: { type: 'string' },
      folder: { type: 'string' },
      edge: { type: 'boolean', default: false },
      soak: { type: 'string' },
      share: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return 'help';
  const { edge } = values;
  const { items, seconds, connections, folder, soak = 0, share } = readNumbers(values);
  if (soak && !edge) throw new Error('--soak needs --edge');
  return { items, seconds, connections, folder, edge, soak, share };
}

function readNumbers(values: Record<string, unknown>) {
  try {
    return schema.validateSync(values, { abortEarly: false, stripUnknown: true });
  } catch (error) {
    throw error instanceof ValidationError ? new Error(error.errors.join('\n')) : error;
  }
}
