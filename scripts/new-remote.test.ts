import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..');

/** As much of the project as the command looks at, where it may write. */
function project(): string {
  mkdirSync(join(root, '.data'), { recursive: true });
  const dir = mkdtempSync(join(root, '.data', 'test-new-remote-'));
  const needed = [
    'CODEOWNERS',
    'scripts',
    'shared/federation-build/src/declarations.ts',
    'host/src',
    'mfe-cart/src',
    'mfe-cart/webpack.config.ts',
  ];
  for (const path of needed) cpSync(join(root, path), join(dir, path), { recursive: true });
  return dir;
}

const dirs: string[] = [];
const newProject = () => {
  const dir = project();
  dirs.push(dir);
  return dir;
};
afterAll(() => dirs.forEach((dir) => rmSync(dir, { recursive: true, force: true })));

function run(dir: string, ...args: string[]) {
  const command = ['--import', 'tsx', ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: dir, encoding: 'utf8' });
  return { status, stdout, stderr };
}
const make = (dir: string, name: string) => run(dir, 'scripts/new-remote.mjs', name);

const owners = (dir: string) => readFileSync(join(dir, 'CODEOWNERS'), 'utf8');
const areas = (dir: string) => readdirSync(dir).filter((name) => name.startsWith('mfe-'));

/** Runs the command with one list of words after the other in one process, which takes a second to begin; prints what came of each. */
const oneByOne = (all: string[][]) => `
const outcomes = [];
for (const [at, words] of ${JSON.stringify(all)}.entries()) {
  const said = [];
  console.error = (text) => said.push(text instanceof Error ? text.stack : text);
  process.argv.splice(1, Infinity, 'new-remote', ...words);
  process.exitCode = 0;
  await import('./scripts/new-remote.mjs?' + at);
  outcomes.push({ status: process.exitCode, said: said.join() });
}
process.exitCode = 0;
process.stdout.write(JSON.stringify(outcomes));
`;

it('makes an area in its own words, with an owner, and says how it comes into the shop', () => {
  const dir = newProject();
  const { status, stdout } = make(dir, 'gift-cards');
  expect(status).toBe(0);
  expect(stdout).toContain('release -- promote mfe-gift-cards@1.0.0');
  const made = readdirSync(join(dir, 'mfe-gift-cards'), { recursive: true, encoding: 'utf8' });
  const files = made.filter((name) => /\.\w+$/.test(name));
  expect(files).toEqual(expect.arrayContaining(['package.json', 'webpack.config.ts', 'src/slots.tsx']));
  for (const file of files)
    expect(readFileSync(join(dir, 'mfe-gift-cards', file), 'utf8')).not.toMatch(/__\w+__/);
  expect(readFileSync(join(dir, 'mfe-gift-cards/src/locales/en.json'), 'utf8')).toContain('"Gift cards"');
  expect(owners(dir)).toContain('\n/mfe-auth/      @mosaic/identity\n/mfe-gift-cards/ @mosaic/gift-cards\n');
  expect(readdirSync(join(dir, '.data'))).toEqual([]);
});

describe('refuses, and changes nothing, where there is', () => {
  const cases: [what: string, words: string[], reason: string][] = [
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
  ];
  let dir: string;
  let outcomes: { status: number; said: string }[];
  beforeAll(() => {
    dir = newProject();
    const all = cases.map(([, args]) => args);
    const { stdout } = run(dir, '--input-type=module', '--eval', oneByOne(all));
    outcomes = JSON.parse(stdout) as typeof outcomes; // printed by the script above
  });

  it.each(cases.map(([what, , reason], at) => [what, reason, at] as const))('%s', (_what, reason, at) => {
    expect(outcomes[at]).toEqual({ status: 1, said: expect.stringContaining(reason) });
    expect(outcomes[at]?.said).not.toContain('    at ');
  });

  it('any of these', () => {
    expect(areas(dir)).toEqual(['mfe-cart']);
    expect(owners(dir)).toBe(owners(root));
  });
});

it('leaves nothing half made behind when writing fails', () => {
  const dir = newProject();
  rmSync(join(dir, 'CODEOWNERS'));
  mkdirSync(join(dir, 'CODEOWNERS'));
  expect(make(dir, 'gifts').status).toBe(1);
  expect(areas(dir)).toEqual(['mfe-cart']);
  expect(existsSync(join(dir, 'mfe-gifts'))).toBe(false);
  expect(readdirSync(join(dir, '.data'))).toEqual([]);
});
