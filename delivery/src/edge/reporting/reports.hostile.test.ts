import { getCookie, testEdge, type TestEdge } from '../../../fixtures/edge';
import { release } from '../../../fixtures/build-release';
import { newNetwork, openPage, sendReport, type Reporter } from '../../../fixtures/reporters';
import { getCanaries } from '../../release-table';
import { CanaryAnalysis } from '../../canary-analysis/canary-analysis';
import type { CountsByRelease } from '../../canary-analysis/release-counts';

const token = 'a-token-of-this-test';
const app = 'mfe-cart';
const edges: TestEdge[] = [];
afterEach(() => Promise.all(edges.splice(0).map((edge) => edge.close())));

/** An edge with a canary for half of the visitors, after the first check of the canary analysis. */
async function edgeWithCanary(env: Record<string, string> = {}) {
  const edge = await testEdge(undefined, {
    EDGE_DELIVERY_TOKEN: token,
    EDGE_TRUST_PROXY: 'loopback',
    EDGE_RENDER: 'off',
    ...env,
  });
  edges.push(edge);
  await release(edge.store, app, '1.1.0', { slots: ['cart-button', 'add-to-cart'] }, 50);
  await edge.live.refresh();
  const headers = { authorization: `Bearer ${token}` };
  const counts = async () =>
    (await edge.app.inject({ url: '/_delivery/counts', headers })).json<CountsByRelease>();
  const analysis = new CanaryAnalysis({
    store: edge.store,
    counts: async () => new Map([['edge', await counts()]]),
    log: () => undefined,
  });
  await analysis.check();
  const isRolledBack = async () => {
    await analysis.check();
    return getCanaries((await edge.store.table()).microFrontends[app]).length === 0;
  };
  const failing = async () => (await counts())[`${app} 1.1.0`]?.failing ?? 0;
  return { edge, counts, isRolledBack, failing };
}

const failure = { kind: 'remote', app, step: 'card', version: '1.1.0' };

/** Visitors who got the canary. */
async function canaries({ app: server }: TestEdge, many: number, networks?: string[]): Promise<Reporter[]> {
  const found: Reporter[] = [];
  for (let tries = 0; found.length < many && tries < many * 40; tries += 1) {
    const from = networks ? networks[found.length % networks.length] : newNetwork();
    const one = await openPage(server, { ...(from ? { from } : {}) });
    if (one.boot.remotes[app]?.live.version === '1.1.0') found.push(one);
  }
  return found;
}

describe('nobody rolls a canary back', () => {
  it('by reports without a page [F-15]', async () => {
    const { edge, counts, isRolledBack } = await edgeWithCanary();
    for (let at = 0; at < 30; at += 1)
      await sendReport(
        edge.app,
        { cookie: '', ticket: undefined, from: newNetwork() },
        { ...failure, first: true },
      );
    expect((await counts())[`${app} 1.1.0`]).toBeUndefined();
    expect(await isRolledBack()).toBe(false);
  });

  it('from one network, however many visitors it imitates [F-15]', async () => {
    const { edge, failing, isRolledBack } = await edgeWithCanary();
    for (const one of await canaries(edge, 25, ['198.51.100.1', '198.51.100.77', '198.51.100.200']))
      await sendReport(edge.app, one, failure);
    expect(await failing()).toBe(25);
    expect(await isRolledBack()).toBe(false);
  });

  it('from one IPv6 site [F-15]', async () => {
    const { edge, isRolledBack } = await edgeWithCanary();
    const site = Array.from({ length: 12 }, (_, at) => `2001:db8:7:${at + 1}::${at}`);
    for (const one of await canaries(edge, 12, site)) await sendReport(edge.app, one, failure);
    expect(await isRolledBack()).toBe(false);
  });

  it('by slow paints that one network claims [F-15]', async () => {
    const { edge, isRolledBack } = await edgeWithCanary();
    const paint = (value: number, version: string) => ({
      ...{ kind: 'vital', metric: 'LCP', app, version, value, rating: 'good' },
    });
    for (let at = 0; at < 400; at += 1) {
      const honest = await openPage(edge.app);
      await sendReport(edge.app, honest, paint(900, honest.boot.remotes[app]?.live.version ?? ''));
    }
    for (const one of await canaries(edge, 120, ['198.51.100.9']))
      await sendReport(edge.app, one, paint(20_000, '1.1.0'));
    expect(await isRolledBack()).toBe(false);
  });

  it('but several visitors of several networks do [F-15]', async () => {
    const { edge, isRolledBack } = await edgeWithCanary();
    for (const one of await canaries(edge, 6)) await sendReport(edge.app, one, failure);
    expect(await isRolledBack()).toBe(true);
  });
});

describe('a report counts', () => {
  it('once per visitor, for any pages and networks', async () => {
    const { edge, failing } = await edgeWithCanary();
    const [first] = await canaries(edge, 1);
    for (let at = 0; at < 5 && first; at += 1) {
      const again = await openPage(edge.app, { cookie: first.cookie });
      await sendReport(edge.app, again, failure);
      await sendReport(edge.app, again, failure);
    }
    expect(await failing()).toBe(1);
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another site of the same domain', { 'sec-fetch-site': 'same-site' }],
    ['an origin that is not the shop’s', { origin: 'https://evil.example' }],
    ['a hidden origin', { origin: 'null' }],
  ])('never from %s: it is refused', async (_where, headers) => {
    const { edge, failing } = await edgeWithCanary();
    const [one] = await canaries(edge, 1);
    if (one) expect((await sendReport(edge.app, one, failure, headers)).statusCode).toBe(403);
    expect(await failing()).toBe(0);
  });

  it('never without the page that has sent it', async () => {
    const { edge, failing } = await edgeWithCanary();
    const [one] = await canaries(edge, 1);
    if (one) expect((await sendReport(edge.app, one, failure, {})).statusCode).toBe(204);
    expect(await failing()).toBe(0);
    const headers = { origin: 'http://localhost:80', host: 'localhost:80' };
    if (one) await sendReport(edge.app, one, failure, headers);
    expect(await failing()).toBe(1);
  });

  it('never with the ticket of another visitor, of other releases, or a modified one', async () => {
    const { edge, failing } = await edgeWithCanary();
    const [one, other] = await canaries(edge, 2);
    if (!one?.ticket || !other) throw new Error('nobody got the canary');
    await sendReport(edge.app, { ...one, cookie: other.cookie }, failure);
    await sendReport(
      edge.app,
      { ...one, cookie: getCookie({ v: 'f3b7c8e2-1111-4222-8333-000000000001' }) },
      failure,
    );
    await sendReport(edge.app, { ...one, ticket: one.ticket.replace(/^[^~]+/, 'zzzzzz') }, failure);
    await sendReport(edge.app, { ...one, ticket: one.ticket.slice(0, -1) }, failure);
    for (const ticket of ['', '~', '~~~', 'x'.repeat(9_000)])
      await sendReport(edge.app, { ...one, ticket }, failure);
    await sendReport(edge.app, one, { ...failure, version: '1.0.0' });
    await sendReport(edge.app, one, { ...failure, buildId: 'another' });
    expect(await failing()).toBe(0);
  });

  it('never with an expired ticket', async () => {
    const { edge, failing } = await edgeWithCanary();
    const [one] = await canaries(edge, 1);
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 31 * 60_000);
    if (one) await sendReport(edge.app, one, failure);
    clock.mockRestore();
    expect(await failing()).toBe(0);
  });

  it('with a ticket of any edge of the shop, and of no other shop', async () => {
    const own = await edgeWithCanary();
    const same = await edgeWithCanary();
    const other = await edgeWithCanary({ EDGE_REPORT_KEY: 'a-key-of-another-shop' });
    const [one] = await canaries(own.edge, 1);
    if (one) await sendReport(same.edge.app, one, failure);
    expect(await same.failing()).toBe(1);
    if (one) await sendReport(other.edge.app, one, failure);
    expect(await other.failing()).toBe(0);
  });
});

it('a cached page has its own ticket for each visitor', async () => {
  const { edge } = await edgeWithCanary();
  const [one, other] = [await openPage(edge.app), await openPage(edge.app)];
  expect(one.ticket).toMatch(/~host:/);
  expect(one.ticket).not.toBe(other.ticket);
  expect((await openPage(edge.app, { url: '/nothing-here' })).ticket).toBeUndefined();
});
