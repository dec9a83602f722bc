import { satisfies } from './semver';

it.each([
  ['1.2.3', '^1.2.0', true],
  ['1.1.9', '^1.2.0', false],
  ['2.0.0', '^1.2.0', false],
  ['0.2.5', '^0.2.1', true],
  ['0.3.0', '^0.2.1', false],
  ['2.9.4', '~2.9.2', true],
  ['2.10.0', '~2.9.2', false],
  ['1.2.3', '1.2.3', true],
  ['1.2.4', '1.2.3', false],
  ['1.2.4', '*', true],
  ['1.2.4', '>=1', false],
  ['nonsense', '^1.0.0', false],
])('%s in %s is %s', (version, range, expected) => {
  expect(satisfies(version, range)).toBe(expected);
});
