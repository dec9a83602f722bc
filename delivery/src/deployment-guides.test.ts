import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { newStore, release } from '../fixtures/build-release';
import { hostServer } from '../fixtures/server-builds';
import { getContentType } from './content-types';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

describe('secrets', () => {
  it.each(['.gitignore', 'scripts/new-remote/own-repository/gitignore'])('are ignored by %s', (file) => {
    expect(read(file).split('\n')).toEqual(expect.arrayContaining(['.env', '*.pem']));
  });

  it('are created outside of the checkout by every guide', () => {
    const guides = ['docs', 'docs/deploy'].flatMap((folder) =>
      readdirSync(join(root, folder))
        .filter((name) => name.endsWith('.md'))
        .map((name) => read(`${folder}/${name}`)),
    );
    const keys = guides.flatMap((text) =>
      [...text.matchAll(/genpkey .*?-out (\S+)/g)].map(([, file]) => file),
    );
    expect(keys.length).toBeGreaterThan(1);
    expect(keys.filter((file) => !file?.startsWith('~/'))).toEqual([]);
  });
});

describe('the workflow that releases an app', () => {
  const workflow = parse(read('.github/workflows/release-app.yml')) as {
    on: { workflow_dispatch: { inputs: { app: object } } };
    concurrency: string;
  };

  it('takes any app, also a remote that is created later', () => {
    expect(workflow.on.workflow_dispatch.inputs.app).not.toHaveProperty('options');
  });

  it('waits only for a release of the same app', () => {
    expect(workflow.concurrency).toContain('${{ inputs.app }}');
  });
});

describe('the rule for a CDN that reads the object store itself', () => {
  const [, rule = '(?!)'] = /^```\n(\^\/remotes\/.*)\n```$/m.exec(read('docs/deploy/cdn.md')) ?? [];
  const isServed = (key: string) => new RegExp(rule).test(`/remotes/${key}`);

  it('lets files of releases through, and nothing else of a store', async () => {
    const { store, objects } = newStore();
    await release(store, 'host', '1.0.0', { server: hostServer('1') });
    await release(store, 'mfe-cart', '1.1.0-beta.2');
    const keys = (await objects.list('')).map(({ key }) => key);
    const ofReleases = keys.filter((key) => /^(?:host|mfe-cart)\/1\.[^/]+\/./.test(key));
    expect(keys.filter(isServed)).toEqual(ofReleases.filter((key) => getContentType(key)));
    expect(keys.filter(isServed).length).toBeGreaterThan(3);
    expect(keys.filter((key) => !isServed(key)).join('\n')).toMatch(
      /^audit\/[^]*\.versions\/[^]*\.cjs[^]*^releases\.json$[^]*^revisions\//m,
    );
  });

  it.each([
    'policy.json',
    'mfe-cart/1.0.0-0a1b2c3d/../../policy.json',
    'mfe-cart/1.0.0-0a1b2c3d/.hidden/a.js',
    'mfe-cart/1.0.0-0a1b2c3d/',
  ])('refuses %s', (key) => {
    expect(isServed(key)).toBe(false);
  });

  it('knows the types that an edge serves', () => {
    const known = [...read('delivery/src/content-types.ts').matchAll(/^ {2}'\.(\w+)':/gm)].map(
      ([, end]) => end,
    );
    expect(/\(([\w|]+)\)\$$/.exec(rule)?.[1]?.split('|')).toEqual(known);
  });
});

it('the manifests for Kubernetes name only files that exist', () => {
  const folder = 'docs/deploy/kubernetes';
  const files = readdirSync(join(root, folder));
  const named = files.flatMap((file) =>
    [...read(`${folder}/${file}`).matchAll(/[\w-]+\.yaml/g)].map(([name]) => name),
  );
  expect(named.filter((name) => !files.includes(name))).toEqual([]);
});
