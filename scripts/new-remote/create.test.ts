import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const program = join(import.meta.dirname, 'create.mjs');
const folder = mkdtempSync(join(tmpdir(), 'create-remote-'));
mkdirSync(join(folder, 'mfe-taken'));
mkdirSync(join(folder, 'empty'));
afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  ['no name', [], 'expected one name'],
  ['an option that does not exist', ['gifts', '--package', 'x'], "Unknown option '--package'"],
  ['a name that no release can have', ['Gifts'], '"Gifts" is not a valid name'],
  ['a reserved word', ['api'], 'is a reserved word'],
  ...['share', 'healthz', 'payment-mobile', 'icons'].map(
    (name) => [`the edge's own address ${name}`, [name], 'is a reserved word'] as const,
  ),
  ['a folder of that name', ['taken'], 'mfe-taken exists already'],
  [
    'a folder without the tarballs',
    ['gifts', '--packages', 'empty', '--no-install'],
    'has no tarball of @shop/',
  ],
])('refuses, and leaves nothing behind, where there is %s', (_what, args, reason) => {
  const { status, stderr } = spawnSync(process.execPath, [program, ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([1, expect.stringContaining(reason)]);
  expect(stderr).not.toContain('    at ');
  expect(readdirSync(folder).sort()).toEqual(['empty', 'mfe-taken']);
});
