import { newShop, release } from '../../fixtures/build-release';
import { parsePercent } from '../store/rollout-input';
import { parseAppAndVersion, parseArguments } from './arguments';
import { commands } from './commands';
import { definitions } from './definitions';
import { machineCommands } from './machine/machine-commands';
import { statusLines } from './status';

it('reads arguments and options in any order', () => {
  expect(parseArguments(['promote', '--percent', '10', 'mfe-cart@1.0.0'])).toEqual({
    command: 'promote',
    positionals: ['mfe-cart@1.0.0'],
    flags: { percent: '10' },
    rules: [],
  });
  expect(parseArguments(['publish', 'host', 'host/dist', '--promote']).flags).toMatchObject({
    promote: true,
  });
  expect(parseArguments(['gc', '--dry-run', '--days=5']).flags).toEqual({ dryRun: true, days: '5' });
  expect(parseArguments(['publish', 'host', 'host/dist', '--no-tag']).flags).toEqual({ tag: false });
});

it('names the nearest command or option for one that it does not know', () => {
  const read = (...argv: string[]) => parseArguments(argv);
  expect(() => read('promote', 'a@1.0.0', '--percnt', '10')).toThrow('Did you mean --percent?');
  expect(() => read('promote', 'a@1.0.0', '--percnt=10')).toThrow("unknown option '--percnt=10'");
  expect(() => read('gc', '--dry-rn')).toThrow('Did you mean --dry-run?');
  expect(() => read('rolback', 'a')).toThrow('Did you mean rollback?');
  expect(() => read('promote', 'a@1.0.0', '--percent')).toThrow(
    "option '--percent <number>' argument missing",
  );
  for (const argv of [['promot'], ['promote', '--all']])
    expect(() => read(...argv)).toThrow(expect.objectContaining({ code: 'invalid' }));
});

it('explains all commands, and each with its options and an example', () => {
  for (const argv of [[], ['help'], ['--help'], ['-h']]) {
    const { command, help = '' } = parseArguments(argv);
    expect(command).toBe('help');
    for (const name of Object.keys(definitions)) expect(help).toContain(`\n  ${name}`);
    expect(help).toContain('RELEASES_STORE');
  }
  for (const [name, { options = [], example }] of Object.entries(definitions))
    for (const argv of [
      [name, '--help'],
      ['help', name],
    ]) {
      const { help = '' } = parseArguments(argv);
      expect(help).toContain(`Usage: release ${name}`);
      expect(help).toContain(example);
      for (const { flags } of options) expect(help).toContain(flags);
    }
});

it('has a definition of each command, and a command for each definition', () => {
  expect(Object.keys(definitions).sort()).toEqual(Object.keys({ ...commands, ...machineCommands }).sort());
});

it('accepts percentages as people write them', () => {
  expect([undefined, '10', '12.5', '0.5', '50%'].map(parsePercent)).toEqual([100, 10, 12.5, 0.5, 50]);
  for (const text of ['', 'ten', '-1', '1000', true] as const)
    expect(() => parsePercent(text)).toThrow('--percent');
});

it('asks for app and version', () => {
  expect(parseAppAndVersion('mfe-cart@1.0.0')).toEqual({ app: 'mfe-cart', version: '1.0.0' });
  expect(() => parseAppAndVersion('mfe-cart')).toThrow('<app>@<version>');
});

it('shows who gets what', async () => {
  const { store } = await newShop();
  await release(store, 'mfe-cart', '1.0.0');
  await release(store, 'mfe-cart', '1.1.0', {}, 10);
  const text = statusLines(await store.table()).join('\n');
  expect(text).toMatch(/1\.1\.0 +10 %, canary/);
  expect(text).toMatch(/1\.0\.0 +90 %, default/);
});

it('reads rules with their audience and percentage', () => {
  const { rules } = parseArguments([
    'promote',
    'mfe-cart@1.0.0',
    '--rule',
    'module=3 zone=1,2 country=ae language=AR customer=no percent=12.5',
    '--rule=customer=yes',
  ]);
  expect(rules).toEqual([
    { module: [3], zone: [1, 2], country: ['AE'], language: ['ar'], customer: false, traffic: 12.5 },
    { customer: true, traffic: 100 },
  ]);
});

it.each(['', 'percent=5', 'zone=here', 'customer=maybe', 'colour=red', 'zone'])(
  'refuses the rule "%s"',
  (rule) => {
    expect(() => parseArguments(['promote', '--rule', rule])).toThrow();
  },
);
