import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Why the part about skew does not run, in a place without git and so without the previous releases. */
function whySkewDoesNotRun(options: { all: boolean; isNamed: boolean; shard?: string }): string {
  const script = `
    import { parts } from './parts.mjs';
    console.log((await parts.skew(${JSON.stringify(options)})).notRun);`;
  return execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: __dirname,
    encoding: 'utf8',
    env: { ...process.env, PATH: join(__dirname, 'nothing') },
  }).trim();
}

it('leaves skew to npm run test:all, unless it is asked for by its name', () => {
  expect(whySkewDoesNotRun({ all: false, isNamed: false })).toBe('runs in npm run test:all');
  expect(whySkewDoesNotRun({ all: false, isNamed: true })).toContain('NOT CHECKED');
  expect(whySkewDoesNotRun({ all: true, isNamed: false })).toContain('NOT CHECKED');
});

it('runs skew in the last shard', () => {
  expect(whySkewDoesNotRun({ all: true, isNamed: false, shard: '3/4' })).toBe('undefined');
  expect(whySkewDoesNotRun({ all: true, isNamed: false, shard: '4/4' })).toContain('NOT CHECKED');
});

it('has the checks that docs/testing.md lists', () => {
  const source = readFileSync(join(__dirname, 'parts.mjs'), 'utf8');
  const checks = [...source.matchAll(/\[\s*'([a-z ]+)',\s*(?:process\.execPath|bin\()/g)].map(
    ([, name]) => name,
  );
  expect(checks.length).toBeGreaterThan(5);
  expect(readFileSync(join(__dirname, '../../docs/testing.md'), 'utf8')).toContain(`| ${checks.join(', ')} `);
});
