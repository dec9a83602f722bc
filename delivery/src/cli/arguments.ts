import { Command, CommanderError } from 'commander';
import type { RolloutRule } from '../release-table';
import { ReleaseError } from '../store/release-error';
import { parsePercent } from '../store/rollout-input';
import { definitions, environmentHelp } from './definitions';

export interface CommandLine {
  command: string;
  positionals: string[];
  /** By name, in camel case: `--dry-run` is `dryRun`, `--no-tag` is `tag: false`. */
  flags: Record<string, string | boolean>;
  /** Each `--rule`, in its order. */
  rules: RolloutRule[];
  /** Each `--slot`: slot → exposed module. */
  slots?: Record<string, string>;
  /** Of the command `help`: its text. */
  help?: string;
}

/** Options that can be repeated. */
interface Repeated {
  rule?: RolloutRule[];
  slot?: Record<string, string>;
}

/** All commands; `take` gets the one that was read, `write` the help that was asked for. */
function createProgram(take: (line: CommandLine) => void, write: (text: string) => void): Command {
  const program = new Command('release')
    .description('Assigns releases to visitors. "release help <command>" explains one.')
    .exitOverride()
    .configureOutput({ writeOut: write, writeErr: () => undefined, getOutHelpWidth: () => 120 })
    .configureHelp({ subcommandTerm: (command) => `${command.name()} ${command.usage()}`.trim() })
    .addHelpText('after', environmentHelp);
  for (const [name, { usage, description, options = [], example }] of Object.entries(definitions)) {
    const command = program
      .command(name)
      .description(description)
      .usage(`${usage}${usage && options.length ? ' ' : ''}${options.length ? '[options]' : ''}`)
      .argument('[names...]')
      .addHelpText('after', `\nExample:\n  ${example}`)
      .action((positionals: string[], read: object) => {
        const { rule = [], slot, ...flags } = read as Repeated; // as `definitions` say
        if (usage === '' && positionals.length > 0)
          throw new ReleaseError('invalid', `${name} takes no names, and "${positionals.join(' ')}" is one`);
        take({ command: name, positionals, flags, rules: rule, ...(slot ? { slots: slot } : {}) });
      });
    for (const option of options)
      if (option.flags.startsWith('--rule'))
        command.option(option.flags, option.description, (text: string, rules: RolloutRule[] = []) => [
          ...rules,
          parseRule(text),
        ]);
      else if (option.flags.startsWith('--slot'))
        command.option(
          option.flags,
          option.description,
          (text: string, slots: Record<string, string> = {}) => ({
            ...slots,
            ...parseSlot(text),
          }),
        );
      else command.option(option.flags, option.description);
  }
  return program;
}

/**
 * Reads a command line. An unknown command or option is an error that names the nearest one: a mistyped `--percent` would
 * mean everybody.
 */
export function parseArguments(argv: readonly string[]): CommandLine {
  const help: string[] = [];
  let line: CommandLine | null = null;
  const program = createProgram(
    (taken) => (line = taken),
    (text) => help.push(text),
  );
  try {
    program.parse(argv.length > 0 ? argv : ['--help'], { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode !== 0) throw new ReleaseError('invalid', error.message.replace(/^error: /, ''));
  }
  return line ?? { command: 'help', positionals: [], flags: {}, rules: [], help: help.join('') };
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

/** `menu-entry=./Widget` */
function parseSlot(text: string): Record<string, string> {
  const [slot = '', module = ''] = text.split('=', 2);
  if (slot && module.startsWith('./')) return { [slot]: module };
  throw new ReleaseError(
    'invalid',
    `--slot takes a slot and an exposed module: menu-entry=./Widget, not "${text}"`,
  );
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
