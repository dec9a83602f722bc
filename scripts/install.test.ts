import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(__dirname, '..');
/** A package of the delivery; npm's own notion of ranges. */
const { satisfies } = createRequire(join(root, 'delivery/package.json'))('semver') as {
  satisfies: (version: string, range: string) => boolean;
};
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const range = (JSON.parse(read('package.json')) as { engines: { node: string } }).engines.node;

/** What an expression over the functions of `install.mjs` returns. */
const evaluate = (expression: string): unknown =>
  JSON.parse(
    execFileSync(
      process.execPath,
      [
        '--input-type=module',
        '--eval',
        `import { describeNode, isNodeSupported } from './install.mjs'; console.log(JSON.stringify(${expression}))`,
      ],
      { cwd: __dirname, encoding: 'utf8' },
    ),
  );

const versions = [
  '18.20.8',
  '20.18.3',
  '20.19.0',
  '20.20.2',
  '21.7.3',
  '22.12.0',
  '22.13.0',
  '23.11.0',
  '24.0.0',
];

it('accepts exactly the versions of Node.js that package.json names', () => {
  const accepted = evaluate(
    `${JSON.stringify(versions)}.filter((version) => isNodeSupported(version, ${JSON.stringify(range)}))`,
  );
  expect(accepted).toEqual(versions.filter((version) => satisfies(version, range)));
});

it('accepts no version that a package of the lockfile refuses', () => {
  // Packages for one kind of processor are optional, and one of 32-bit Windows knows only Node.js 20.
  const found = read('pnpm-lock.yaml').matchAll(/engines: \{node: '?([^'},]+).*\n(?! +cpu:)/g);
  const engines = [...found].map(([, one]) => one ?? '');
  expect(engines.length).toBeGreaterThan(100);
  const lowest = range.split('||').map((part) => part.replace(/[^\d.]/g, ''));
  const refused = lowest.flatMap((version) =>
    engines.filter((one) => !satisfies(version, one)).map((one) => `${version} is not ${one}`),
  );
  expect(refused).toEqual([]);
});

it.each(['README.md', 'docs/own-repository.md'])('is what %s says', (file) => {
  expect(read(file)).toContain(`Node.js (${String(evaluate(`describeNode(${JSON.stringify(range)})`))})`);
});

describe('npm run build in a checkout without packages', () => {
  const checkout = mkdtempSync(join(tmpdir(), 'checkout-'));
  const asked = join(checkout, 'asked');
  const build = () =>
    spawnSync(process.execPath, ['scripts/build.mjs'], {
      cwd: checkout,
      encoding: 'utf8',
      env: { ...process.env, PATH: `${checkout}:${process.env.PATH}` },
    });
  const setNode = (engine: string) =>
    writeFileSync(join(checkout, 'package.json'), JSON.stringify({ engines: { node: engine } }));

  beforeAll(() => {
    for (const name of ['apps', 'build', 'command-line', 'install', 'source-hash'])
      cpSync(join(__dirname, `${name}.mjs`), join(checkout, 'scripts', `${name}.mjs`));
    writeFileSync(join(checkout, 'pnpm-lock.yaml'), '');
    // Stands for the one that would install: it writes what it was asked for, and fails.
    writeFileSync(join(checkout, 'npx'), `#!/bin/sh\necho "$@" > '${asked}'\nexit 1\n`, { mode: 0o755 });
  });
  afterAll(() => rmSync(checkout, { recursive: true }));

  it('installs them first', () => {
    setNode('>=20.0.0');
    expect(build().status).not.toBe(0);
    expect(readFileSync(asked, 'utf8')).toMatch(/pnpm@\S+ install --frozen-lockfile/);
  });

  it('names the Node.js that it needs', () => {
    setNode('>=99.0.0');
    expect(build().stderr).toContain('needs Node.js 99+');
  });
});
