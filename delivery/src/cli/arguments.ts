import type { RolloutRule } from '../release-table';
import { ReleaseError } from '../store/release-error';
import { parsePercent } from '../store/rollout-input';

export interface CommandLine {
  command: string;
  positionals: string[];
  /** `--percent 10` and `--percent=10`; a flag without a value is `true`. */
  flags: Record<string, string | true>;
  /** Each `--rule`, in its order. */
  rules: RolloutRule[];
}

const withValue = new Set(['percent', 'rule', 'days', 'because', 'app', 'hours', 'origin', 'edges']);
const alone = new Set(['promote', 'snapshot', 'no-tag', 'json', 'dry-run', 'replace']);

/** Reads a command line; an unknown flag is an error, because a mistyped `--percent` would mean everybody. */
export function parseArguments(argv: readonly string[]): CommandLine {
  const positionals: string[] = [];
  const flags: CommandLine['flags'] = {};
  const rules: RolloutRule[] = [];
  for (let at = 0; at < argv.length; at += 1) {
    const argument = argv[at] ?? '';
    if (!argument.startsWith('--')) {
      positionals.push(argument);
      continue;
    }
    const [name = '', inline] = argument.slice(2).split(/=(.*)/s);
    if (alone.has(name) && inline === undefined) flags[name] = true;
    else if (name === 'rule') rules.push(parseRule(inline ?? argv[(at += 1)] ?? ''));
    else if (withValue.has(name)) flags[name] = inline ?? argv[(at += 1)] ?? '';
    else throw new ReleaseError('invalid', `unknown option ${argument}`);
  }
  const [command = 'help', ...rest] = positionals;
  return { command, positionals: rest, flags, rules };
}

/** `mfe-catalog@1.4.0` */
export function parseAppAndVersion(text: string | undefined): { app: string; version: string } {
  const [app = '', version = ''] = (text ?? '').split('@', 2);
  if (!app || !version) {
    throw new ReleaseError(
      'invalid',
      `expected <app>@<version>, such as mfe-catalog@1.4.0, not "${text ?? ''}"`,
    );
  }
  return { app, version };
}

const ids = (text: string): number[] => {
  const found = text.split(',').map(Number);
  if (found.every((id) => Number.isSafeInteger(id) && id > 0)) return found;
  throw new ReleaseError('invalid', `expected ids such as 1,2, not "${text}"`);
};

const yesOrNo = (text: string): boolean => {
  if (text === 'yes' || text === 'no') return text === 'yes';
  throw new ReleaseError('invalid', `customer is yes or no, not "${text}"`);
};

const conditions: Record<string, (text: string) => Partial<RolloutRule>> = {
  module: (text) => ({ module: ids(text) }),
  zone: (text) => ({ zone: ids(text) }),
  country: (text) => ({ country: text.toUpperCase().split(',') }),
  language: (text) => ({ language: text.toLowerCase().split(',') }),
  customer: (text) => ({ customer: yesOrNo(text) }),
  percent: (text) => ({ traffic: parsePercent(text) }),
};

/** `zone=1,2 language=ar customer=yes percent=50`: the audience that matches all conditions, and its percentage, default 100. */
function parseRule(text: string): RolloutRule {
  const parts = text.split(/\s+/).filter(Boolean);
  const read = parts.map((part) => {
    const [name = '', value = ''] = part.split('=', 2);
    const condition = Object.hasOwn(conditions, name) ? conditions[name] : undefined;
    if (condition && value) return condition(value);
    throw new ReleaseError('invalid', `--rule accepts ${Object.keys(conditions).join(', ')}, not "${part}"`);
  });
  const rule: RolloutRule = { traffic: 100, ...Object.assign({}, ...read) };
  if (Object.keys(rule).length > 1) return rule;
  throw new ReleaseError('invalid', '--rule needs an audience, such as "zone=1 percent=50"');
}
