import { ReleaseError } from '../store/release-error';

export interface CommandLine {
  command: string;
  words: string[];
  /** `--percent 10` and `--percent=10`; a flag without a value is `true`. */
  flags: Record<string, string | true>;
}

const withValue = new Set(['percent']);
const alone = new Set(['promote', 'snapshot', 'json']);

/** Reads a command line; an unknown flag is an error, because a mistyped `--percent` would mean everybody. */
export function parseArguments(argv: readonly string[]): CommandLine {
  const words: string[] = [];
  const flags: CommandLine['flags'] = {};
  for (let at = 0; at < argv.length; at += 1) {
    const word = argv[at] ?? '';
    if (!word.startsWith('--')) {
      words.push(word);
      continue;
    }
    const [name = '', inline] = word.slice(2).split('=', 2);
    if (alone.has(name) && inline === undefined) flags[name] = true;
    else if (withValue.has(name)) flags[name] = inline ?? argv[(at += 1)] ?? '';
    else throw new ReleaseError('invalid', `unknown option ${word}`);
  }
  const [command = 'help', ...rest] = words;
  return { command, words: rest, flags };
}

/** `mfe-catalog@1.4.0` */
export function appAndVersion(word: string | undefined): { app: string; version: string } {
  const [app = '', version = ''] = (word ?? '').split('@', 2);
  if (!app || !version) {
    throw new ReleaseError(
      'invalid',
      `expected <app>@<version>, such as mfe-catalog@1.4.0, not "${word ?? ''}"`,
    );
  }
  return { app, version };
}

/** A number of percent, 10 or 12.5 or 10%. */
export function percentFrom(text: string | true | undefined): number {
  if (text === undefined) return 100;
  const found = /^(\d{1,3}(\.\d{1,2})?)%?$/.exec(String(text));
  if (!found) throw new ReleaseError('invalid', `--percent takes a number such as 10 or 0.5, not "${text}"`);
  return Number(found[1]);
}
