import { getCookie, testEdge, type TestEdge } from '../fixtures/edge';
import { buildRelease, newStore, release } from '../fixtures/build-release';
import { getBootData } from '../fixtures/edge';
import { parseArguments } from './cli/arguments';
import { commands } from './cli/commands';

const contract = (provides: string, host: string) => ({ contract: { provides, requires: { host } } });
const token = 'a-token-of-this-test';

const edges: TestEdge[] = [];
afterAll(() => Promise.all(edges.map((edge) => edge.close())));

/** Runs commands on a store; returns what they print. */
const createRun =
  ({ store, objects }: Pick<TestEdge, 'store' | 'objects'>) =>
  async (...argv: string[]) => {
    const printed: string[] = [];
    const line = parseArguments(argv);
    await commands[line.command]?.(store, line, (text) => printed.push(text), objects);
    return printed.join('\n');
  };

/** The lines of an app's releases in `status`, by version. */
function toLines(status: string): Record<string, string> {
  const found = [...status.matchAll(/^\S* +(\d+\.\d+\.\d+) +(.*)$/gm)];
  return Object.fromEntries(found.map(([, version = '', state = '']) => [version, state]));
}

/** A host that is rolled back below a cart that needs the newer one. */
async function rolledBack() {
  const shop = newStore();
  const { store } = shop;
  await release(store, 'host', '1.0.0', contract('1.0.0', '^1.0.0'));
  await release(store, 'mfe-cart', '1.0.1', { slots: ['cart-button'] });
  await release(store, 'host', '1.1.0', contract('1.1.0', '^1.0.0'));
  await release(store, 'mfe-cart', '1.2.0', { slots: ['cart-button'], ...contract('1.0.0', '^1.1.0') });
  return { ...shop, run: createRun(shop) };
}

it('warns of what no longer fits after a rollback, and shows what visitors get instead', async () => {
  const { run } = await rolledBack();
  expect(toLines(await run('status'))['1.2.0']).toBe('100 %, default');
  expect(await run('rollback', 'host')).toBe(
    [
      'host: everybody gets 1.0.0; 1.1.0 is rolled back',
      "warning: mfe-cart@1.2.0 needs host's contract ^1.1.0, and host@1.0.0 has 1.0.0: its visitors get mfe-cart@1.0.1 instead",
    ].join('\n'),
  );
  expect(toLines(await run('status'))).toMatchObject({
    '1.2.0':
      "100 %, default; really 0 %: mfe-cart@1.2.0 needs host's contract ^1.1.0, and host@1.0.0 has 1.0.0",
    '1.0.1': 'earlier; really 100 %: in place of 1.2.0',
  });
});

it('says that nothing before it fits either', async () => {
  const { run, store } = await rolledBack();
  await release(store, 'mfe-cart', '1.3.0', { slots: ['cart-button'], ...contract('1.0.0', '^1.1.0') });
  expect(await run('rollback', 'host')).toContain(
    'no release of mfe-cart before it fits: promote one that does',
  );
  expect(toLines(await run('status'))['1.3.0']).toMatch(
    /^100 %, default: .*, and no release before it fits$/,
  );
});

it('adds up shares of visitors with different hosts', async () => {
  const { run, store } = await rolledBack();
  await run('rollback', 'host');
  await run('promote', 'host@1.1.0', '--percent', '30');
  await run('publish', 'mfe-cart', buildRelease('mfe-cart', '1.2.1', { slots: ['cart-button'] }));
  await run('promote', 'mfe-cart@1.2.1', '--percent', '50');
  expect(toLines(await run('status'))).toMatchObject({
    '1.2.1': '50 %, canary',
    '1.2.0': expect.stringMatching(/^50 %, default; really 15 %: /),
    '1.0.1': 'earlier; really 35 %: in place of 1.2.0',
  });
  expect(await store.unfit()).toHaveLength(1);
});

it('tells of each canary by rules whether it fits, and refuses a host that one of them does not fit', async () => {
  const { run } = await rolledBack();
  for (const [version, host, language] of [
    ['1.3.0', '^1.0.0', 'ur'],
    ['1.4.0', '^1.1.0', 'ar'],
  ] as const) {
    const build = buildRelease('mfe-cart', version, { slots: ['cart-button'], ...contract('1.0.0', host) });
    await run('publish', 'mfe-cart', build);
    await run('promote', `mfe-cart@${version}`, '--rule', `language=${language} percent=50`);
  }
  expect(await run('rollback', 'host')).toContain("mfe-cart@1.4.0 needs host's contract ^1.1.0");
  expect(toLines(await run('status'))).toMatchObject({
    '1.3.0': '0 %, language=ur 50 %, canary',
    '1.4.0': expect.stringContaining("canary: mfe-cart@1.4.0 needs host's contract ^1.1.0"),
  });
  const old = buildRelease('host', '1.0.1', contract('1.0.1', '^1.0.0'));
  await run('publish', 'host', old);
  await expect(run('promote', 'host@1.0.1')).rejects.toThrow('mfe-cart@1.4.0 needs');
});

it('tells what edges assign: the shares are those of many visitors, and the page shows them [F-17]', async () => {
  const edge = await testEdge(undefined, { EDGE_RENDER: 'off', EDGE_DELIVERY_TOKEN: token });
  edges.push(edge);
  await release(edge.store, 'host', '1.1.0', contract('1.1.0', '^1.0.0'));
  await release(edge.store, 'mfe-cart', '1.1.0', { slots: ['cart-button'], ...contract('1.1.0', '^1.1.0') });
  await edge.store.rollback('host');
  await edge.store.promote('host', '1.1.0', 40);
  await edge.live.refresh();
  const shares = await edge.store.realShares(await edge.store.table());
  const got: Record<string, number> = {};
  for (let visitor = 0; visitor < 300; visitor += 1) {
    const cookie = getCookie({ v: `f3b7c8e2-1111-4222-8333-${String(visitor).padStart(12, '0')}` });
    const { body } = await edge.app.inject({ url: '/', headers: { accept: 'text/html', cookie } });
    const version = getBootData(body).remotes['mfe-cart']?.live.version ?? '';
    got[version] = (got[version] ?? 0) + 1 / 3;
  }
  for (const version of ['1.0.0', '1.1.0'])
    expect(Math.abs((shares.get(`mfe-cart ${version}`)?.percent ?? 0) - (got[version] ?? 0))).toBeLessThan(
      10,
    );
  const payload = new URLSearchParams({ token }).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const entered = await edge.app.inject({ method: 'POST', url: '/_delivery/enter', headers, payload });
  const cookie = String(entered.headers['set-cookie']).split(';')[0] ?? '';
  const { body } = await edge.app.inject({ url: '/_delivery', headers: { cookie } });
  expect(body).toContain('100 %, default; really 40 %');
  expect(body).toContain('its visitors get mfe-cart@1.0.0 instead');
});
