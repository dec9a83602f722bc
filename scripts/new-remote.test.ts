import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..');

/** A copy of the files that the command reads and writes. */
function copyProject(): string {
  mkdirSync(join(root, '.data'), { recursive: true });
  const dir = mkdtempSync(join(root, '.data', 'test-new-remote-'));
  const needed = [
    'CODEOWNERS',
    'scripts',
    'delivery/src/edge-addresses.json',
    'shared/federation-build/src/declarations.ts',
    'host/src',
    'mfe-cart/src',
    'mfe-cart/webpack.config.ts',
  ];
  for (const path of needed) cpSync(join(root, path), join(dir, path), { recursive: true });
  const packages = 'shared/federation-build/node_modules';
  symlinkSync(join(root, packages), join(dir, packages), 'junction');
  return dir;
}

const dirs: string[] = [];
const newProject = () => {
  const dir = copyProject();
  dirs.push(dir);
  return dir;
};
afterAll(() => dirs.forEach((dir) => rmSync(dir, { recursive: true, force: true })));

function run(dir: string, ...args: string[]) {
  const command = ['--import', 'tsx', ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: dir, encoding: 'utf8' });
  return { status, stdout, stderr };
}
const create = (dir: string, name: string) => run(dir, 'scripts/new-remote.mjs', name);

const owners = (dir: string) => readFileSync(join(dir, 'CODEOWNERS'), 'utf8');
const getRemotes = (dir: string) => readdirSync(dir).filter((name) => name.startsWith('mfe-'));

/** Runs the command with one argument list after the other in one process, because a process takes a second to start. Prints each outcome. */
const toScript = (allArgs: string[][]) => `
const outcomes = [];
for (const [at, args] of ${JSON.stringify(allArgs)}.entries()) {
  const errors = [];
  console.error = (text) => errors.push(text instanceof Error ? text.stack : text);
  process.argv.splice(1, Infinity, 'new-remote', ...args);
  process.exitCode = 0;
  await import('./scripts/new-remote.mjs?' + at);
  outcomes.push({ status: process.exitCode, error: errors.join() });
}
process.exitCode = 0;
process.stdout.write(JSON.stringify(outcomes));
`;

it('creates a remote with its own name and an owner, and prints how to release it', () => {
  const dir = newProject();
  const { status, stdout } = create(dir, 'gift-cards');
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
  const cases: [what: string, args: string[], reason: string][] = [
    ['no name', [], 'expected one name'],
    ['two names', ['gifts', 'cards'], 'expected one name'],
    ['capitals', ['Gifts'], '"Gifts" is not a valid name'],
    ['a path out of the folder', ['../gifts'], 'is not a valid name'],
    ['a name that is too long for a release', ['g'.repeat(41)], 'is not a valid name'],
    ['the prefix', ['mfe-gifts'], 'write "gifts"'],
    ['an address of the edge', ['api'], 'is a reserved word'],
    ['an existing remote', ['cart'], 'mfe-cart exists already'],
    ["another remote's address", ['checkout'], 'mfe-cart serves /checkout'],
    ["one of the host's addresses", ['about-us'], 'host serves /about-us'],
  ];
  let dir: string;
  let outcomes: { status: number; error: string }[];
  beforeAll(() => {
    dir = newProject();
    const allArgs = cases.map(([, args]) => args);
    const { stdout } = run(dir, '--input-type=module', '--eval', toScript(allArgs));
    outcomes = JSON.parse(stdout) as typeof outcomes; // printed by the script above
  });

  it.each(cases.map(([what, , reason], at) => [what, reason, at] as const))('%s', (_what, reason, at) => {
    expect(outcomes[at]).toEqual({ status: 1, error: expect.stringContaining(reason) });
    expect(outcomes[at]?.error).not.toContain('    at ');
  });

  it('any of these', () => {
    expect(getRemotes(dir)).toEqual(['mfe-cart']);
    expect(owners(dir)).toBe(owners(root));
  });
});

it('leaves nothing behind when writing fails', () => {
  const dir = newProject();
  rmSync(join(dir, 'CODEOWNERS'));
  mkdirSync(join(dir, 'CODEOWNERS'));
  expect(create(dir, 'gifts').status).toBe(1);
  expect(getRemotes(dir)).toEqual(['mfe-cart']);
  expect(existsSync(join(dir, 'mfe-gifts'))).toBe(false);
  expect(readdirSync(join(dir, '.data'))).toEqual([]);
});
