import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { copied, ignoring, stagesIn } from '../fixtures/containerfile';

const root = join(import.meta.dirname, '../..');
const guide = readFileSync(join(root, 'docs/production.md'), 'utf8');

/** Production sources, without their comments. */
const sources = ['delivery/src', 'sandbox/src'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|mjs)$/.test(name) && !/\.test\.ts$|^(testing|load)\//.test(name))
    .map((name) =>
      readFileSync(join(root, folder, name), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, ''),
    ),
);
const found = (pattern: RegExp) =>
  sources.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name));

/** Set by npm and by Node's own users, not by the shop owner. */
const others = new Set(['NODE_ENV', 'INIT_CWD']);
const read = new Set(
  [
    ...found(/\b((?:EDGE|RELEASES?|SANDBOX)_[A-Z0-9_]*[A-Z0-9])\b/g),
    ...found(/\benv(?:ironment)?\.([A-Z][A-Z0-9_]+)/g),
    // Keys of the schemas.
    ...found(/^ {2}([A-Z][A-Z0-9_]+): (?:string|count|port|origins?)\b/gm),
  ].filter((name) => !others.has(name)),
);
const settings = [...guide.matchAll(/^\| `([A-Z][A-Z0-9_]+)` +\|/gm)].map(([, name = '']) => name);

describe('the guide for production', () => {
  it('lists every variable that is read: a new one needs its row in docs/production.md', () => {
    expect(read.size).toBeGreaterThan(30);
    expect([...read].filter((name) => !settings.includes(name))).toEqual([]);
  });

  it('lists none that is not read, and none twice', () => {
    // The object store's own client reads these.
    expect(settings.filter((name) => !read.has(name) && !name.startsWith('AWS_'))).toEqual([]);
    expect(settings).toEqual([...new Set(settings)]);
  });

  it('lists the existing metrics', () => {
    const reported = new Set(found(/'((?:shop_)[a-z_]+)'/g));
    const named = [...guide.matchAll(/`(shop_[a-z_]+)`/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !reported.has(name))).toEqual([]);
    expect(reported.size).toBeGreaterThan(12);
  });

  it('links to existing files', () => {
    const files = [...guide.matchAll(/\b((?:delivery|scripts|docs)\/[\w./-]+\.\w+)/g)].map(
      ([, file = '']) => file,
    );
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });
});

describe('the image', () => {
  const stages = stagesIn(join(root, 'Containerfile'));
  const isIgnored = ignoring(join(root, '.dockerignore'));
  const getSteps = (instruction: string) =>
    stages.flatMap((stage) =>
      stage.steps
        .filter((step) => step.instruction === instruction)
        .map(({ text }) => ({ stage: stage.name, text })),
    );
  const fromProject = getSteps('COPY')
    .map(({ text }) => copied(text))
    .filter(({ from }) => from === null)
    .flatMap((copy) => copy.sources);

  it('is built of existing files that are not ignored', () => {
    expect(fromProject.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    expect(fromProject.filter(isIgnored)).toEqual([]);
    const names = new Set(stages.map(({ name }) => name));
    const taken = getSteps('COPY').flatMap(({ text }) => copied(text).from ?? []);
    expect(taken.filter((name) => !names.has(name))).toEqual([]);
  });

  it('contains every package of the project that its program imports', () => {
    const getPackage = (folder: string) =>
      JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Record<
        'dependencies',
        Record<string, string>
      >;
    for (const [target, folder] of [
      ['edge', 'delivery'],
      ['api', 'sandbox'],
    ] as const) {
      const own = Object.keys(getPackage(folder).dependencies).filter((name) => name.startsWith('@shop/'));
      const wanted = [folder, ...own.map((name) => name.replace('@shop/', 'shared/'))].map(
        (one) => `${one}/src`,
      );
      const taken = getSteps('COPY')
        .filter(({ stage }) => stage === target)
        .flatMap(({ text }) => copied(text).sources);
      expect(taken).toEqual(expect.arrayContaining(wanted));
      expect(getPackage(folder).dependencies).toHaveProperty('tsx');
    }
  });

  it('excludes tests, packages, builds and keys', () => {
    for (const path of [
      'delivery/src/edge/pages.test.ts',
      'delivery/node_modules/fastify/package.json',
      'delivery/fixtures/edge.ts',
      'delivery/.env',
      '.data/keys/release-signing.pem',
      'releases/releases.json',
      'host/dist/release.json',
    ])
      expect([path, isIgnored(path)]).toEqual([path, true]);
  });

  it('runs without root, has a health check, and shuts down gracefully', () => {
    for (const stage of stages.filter(({ name }) => name === 'edge' || name === 'api')) {
      const getArguments = (instruction: string) =>
        stage.steps.find((step) => step.instruction === instruction)?.text ?? '';
      expect(getArguments('USER')).toBe('node');
      expect(getArguments('HEALTHCHECK')).toContain('/healthz');
      // Without a shell in between, so that it receives signals.
      expect(JSON.parse(getArguments('CMD'))[0]).toBe('node');
    }
  });
});
