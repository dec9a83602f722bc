import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { toTeams, type Policy } from '../policy/policy';
import { KeyError } from '../public-keys';
import { ReleaseError } from '../store/release-error';
import type { ReleaseStore } from '../store/release-store';
import { TableRefused } from '../table-check';
import type { CommandLine } from './arguments';

/** npm runs commands in the project's folder; paths are relative to the folder in which the user called npm. */
const here = (path: string) => resolve(process.env.INIT_CWD ?? process.cwd(), path);

function readTeams(file: string): Policy['teams'] {
  try {
    return toTeams(JSON.parse(readFileSync(here(file), 'utf8')));
  } catch (error) {
    if (error instanceof TableRefused || error instanceof KeyError || error instanceof SyntaxError)
      throw new ReleaseError('invalid', `${file}: ${error.message.replace(/^release table refused: /, '')}`);
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      throw new ReleaseError('invalid', `there is no ${file}`);
    throw error;
  }
}

const describeTeams = ({ teams }: Policy): string[] =>
  Object.entries(teams).flatMap(([name, { areas, keys }]) => [
    `${name}, ${keys.length} ${keys.length === 1 ? 'key' : 'keys'}`,
    ...Object.entries(areas).map(([app, may]) => `  ${app.padEnd(20)} ${may.join(', ')}`),
  ]);

/** `policy` shows who may change what; `policy set FILE` replaces it, with the root key. */
export async function policy(
  store: ReleaseStore,
  { positionals }: CommandLine,
  print: (line: string) => void,
): Promise<void> {
  const [action, file, ...others] = positionals;
  if (action === undefined) {
    const current = await store.policy();
    if (current) [`revision ${current.revision}`, ...describeTeams(current)].forEach(print);
    else print('there is no policy: whoever has the signing key may do everything');
    return;
  }
  if (action !== 'set' || !file || others.length > 0)
    throw new ReleaseError('invalid', 'expected: policy, or policy set <file>');
  const { revision } = await store.setPolicy(readTeams(file));
  print(`the policy is set (revision ${revision}); edges use it within a second or two`);
}
