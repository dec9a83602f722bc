import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..');
let dir: string;

/** As much of the project as the command looks at, where it may write. */
beforeEach(() => {
  mkdirSync(join(root, '.data'), { recursive: true });
  dir = mkdtempSync(join(root, '.data', 'test-new-remote-'));
  const needed = [
    'CODEOWNERS',
    'scripts',
    'shared/federation/src/build/declarations.ts',
    'host/src',
    'mfe-cart/src',
    'mfe-cart/webpack.config.ts',
  ];
  for (const path of needed) cpSync(join(root, path), join(dir, path), { recursive: true });
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

function make(...words: string[]) {
  const command = ['--import', 'tsx', 'scripts/new-remote.mjs', ...words];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: dir, encoding: 'utf8' });
  return { status, stdout, stderr };
}

const owners = () => readFileSync(join(dir, 'CODEOWNERS'), 'utf8');
const areas = () => readdirSync(dir).filter((name) => name.startsWith('mfe-'));

it('makes an area in its own words, with an owner, and says how it comes into the shop', () => {
  const { status, stdout } = make('gift-cards');
  expect(status).toBe(0);
  expect(stdout).toContain('release -- promote mfe-gift-cards@1.0.0');
  const made = readdirSync(join(dir, 'mfe-gift-cards'), { recursive: true, encoding: 'utf8' });
  const files = made.filter((name) => /\.\w+$/.test(name));
  expect(files).toEqual(expect.arrayContaining(['package.json', 'webpack.config.ts', 'src/slots.tsx']));
  for (const file of files)
    expect(readFileSync(join(dir, 'mfe-gift-cards', file), 'utf8')).not.toMatch(/__\w+__/);
  expect(readFileSync(join(dir, 'mfe-gift-cards/src/locales/en.json'), 'utf8')).toContain('"Gift cards"');
  expect(owners()).toContain('\n/mfe-auth/      @mosaic/identity\n/mfe-gift-cards/ @mosaic/gift-cards\n');
  expect(readdirSync(join(dir, '.data'))).toEqual([]);
});

it.each([
  ['no name', [], 'expected one name'],
  ['two names', ['gifts', 'cards'], 'expected one name'],
  ['capitals', ['Gifts'], '"Gifts" is no name'],
  ['a way out of the folder', ['../gifts'], 'is no name'],
  ['more letters than a release may have', ['g'.repeat(41)], 'is no name'],
  ['the prefix', ['mfe-gifts'], 'say "gifts"'],
  ['what the edge answers itself', ['api'], 'is a reserved word'],
  ['an area that is there', ['cart'], 'mfe-cart is there already'],
  ["another area's address", ['checkout'], 'mfe-cart serves /checkout'],
  ["one of the host's addresses", ['about-us'], 'host serves /about-us'],
])('refuses %s, and changes nothing', (_case, words, reason) => {
  const before = owners();
  const { status, stderr } = make(...words);
  expect(status).toBe(1);
  expect(stderr).toContain(reason);
  expect(stderr).not.toContain('    at ');
  expect(areas()).toEqual(['mfe-cart']);
  expect(owners()).toBe(before);
});

it('leaves nothing half made behind when writing fails', () => {
  rmSync(join(dir, 'CODEOWNERS'));
  mkdirSync(join(dir, 'CODEOWNERS'));
  expect(make('gifts').status).toBe(1);
  expect(areas()).toEqual(['mfe-cart']);
  expect(existsSync(join(dir, 'mfe-gifts'))).toBe(false);
  expect(readdirSync(join(dir, '.data'))).toEqual([]);
});
