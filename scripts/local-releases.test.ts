import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'local-releases-'));
const file = join(folder, 'releases.json');
afterAll(() => rmSync(folder, { recursive: true }));

/** What an expression over the functions of `npm start` returns; of an error that is for the user, its message. */
const evaluate = (expression: string): unknown =>
  JSON.parse(
    execFileSync(
      process.execPath,
      [
        '--input-type=module',
        '--eval',
        `import { getBuildState, readTable, StartError } from './local-releases.mjs';
         let result;
         try { result = ${expression}; }
         catch (error) { if (!(error instanceof StartError)) throw error; result = error.message; }
         console.log(JSON.stringify(result));`,
      ],
      { cwd: __dirname, encoding: 'utf8', env: { ...process.env, FOLDER: folder } },
    ),
  );

it.each([
  ['truncated', '{"schema":"https://raw.githubuserc'],
  ['empty', ''],
  ['something else', '{"apps":{}}'],
])('names a table that is %s, what to do, and leaves it alone', (_case, content) => {
  writeFileSync(file, content);
  const message = evaluate('readTable(process.env.FOLDER)');
  expect(message).toContain(`${file} is damaged. "npm run release -- renew" writes it again`);
  expect(readFileSync(file, 'utf8')).toBe(content);
});

it('has an empty table before the first release', () => {
  rmSync(file, { force: true });
  expect(evaluate('readTable(process.env.FOLDER)')).toEqual({ microFrontends: {} });
});

it.each([
  ['live', 'the default', { state: 'active', traffic: 100, default: true }],
  ['live', 'a canary', { state: 'active', traffic: 10 }],
  ['live', 'a canary by rules alone', { state: 'active', traffic: 0, rules: [{ zone: [1], traffic: 50 }] }],
  ['unknown', 'an ended canary', { state: 'active', traffic: 0 }],
  ['rolled back', 'a release that was rolled back', { state: 'paused', traffic: 0 }],
])('calls a build %s that is %s', (state, _what, deployment) => {
  const table = { microFrontends: { 'mfe-cart': [{ deployment, extras: { buildId: 'b1' } }] } };
  expect(evaluate(`getBuildState(${JSON.stringify(table)}, 'mfe-cart', 'b1')`)).toBe(state);
});
