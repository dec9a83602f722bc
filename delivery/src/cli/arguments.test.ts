import { newStore, release } from '../../fixtures/build-release';
import { parsePercent } from '../store/rollout-input';
import { parseAppAndVersion, parseArguments } from './arguments';
import { statusLines } from './status';

it('reads arguments and options in any order', () => {
  expect(parseArguments(['promote', '--percent', '10', 'mfe-cart@1.0.0'])).toEqual({
    command: 'promote',
    positionals: ['mfe-cart@1.0.0'],
    flags: { percent: '10' },
    rules: [],
  });
  expect(parseArguments(['publish', 'host', 'host/dist', '--promote']).flags).toEqual({ promote: true });
  expect(parseArguments([]).command).toBe('help');
});

it('refuses an option that it does not know', () => {
  expect(() => parseArguments(['promote', 'a@1.0.0', '--percnt=10'])).toThrow('unknown option --percnt=10');
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
  const { store } = newStore();
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
