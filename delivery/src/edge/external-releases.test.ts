import { existsSync } from 'node:fs';
import { release, storeIn } from '../../fixtures/build-release';
import { edgeOver, type EdgeOverStore } from '../../fixtures/edge';
import { passTime, passTimeFor } from '../../fixtures/fake-time';
import { testS3, type Flaws } from '../../fixtures/s3-server';
import { hostServer, oneItem, remoteServer } from '../../fixtures/server-builds';
import { getDefault } from '../release-table';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** An edge whose releases are on an S3 server, with server-rendered pages. */
async function otherOrigin(flaws: Flaws = {}, env: Record<string, string> = {}) {
  const server = await testS3(flaws);
  const builds = { host: hostServer('1'), catalog: remoteServer('one') };
  const edge = await edgeOver(storeIn(server.objects('shop')), oneItem, env, builds);
  closing.push(edge.close, server.die);
  return { edge, server };
}

/** The result of requesting a server that is gone: its client retries after a random delay, which passes at once here. */
async function unanswered<Value>(work: Promise<Value>): Promise<Value> {
  const random = jest.spyOn(Math, 'random').mockReturnValue(0);
  return passTimeFor(work, 1).finally(() => random.mockRestore());
}

const visit = (edge: EdgeOverStore, url = '/product/7') =>
  edge.app.inject({ url, headers: { accept: 'text/html' } });

const getEntry = (edge: EdgeOverStore, app: string) =>
  getDefault(edge.live.current?.table.microFrontends[app])?.url ?? '';

const failures = ({ logged }: EdgeOverStore, name: string) => logged.filter(([event]) => event === name);

it('renders pages and serves files of releases in an object store', async () => {
  const { edge, server } = await otherOrigin();
  expect((await visit(edge)).body).toContain('host 1, page one with 1');
  const url = getEntry(edge, 'mfe-cart');
  const reads = () =>
    server.requests.filter((line) => line.startsWith(`GET /releases/shop${url.replace('/remotes', '')}`));
  const before = reads().length;
  const all = await Promise.all(
    ['br', 'br', 'gzip', 'identity'].map((encoding) =>
      edge.app.inject({ url, headers: { 'accept-encoding': encoding } }),
    ),
  );
  expect(all.map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'br', 'gzip', undefined]);
  expect(reads().length - before).toBe(3);
});

it('reads only the new releases of a new table', async () => {
  const { edge, server } = await otherOrigin();
  await release(edge.store, 'mfe-cart', '1.1.0');
  const begun = server.requests.length;
  await edge.live.refresh();
  const read = server.requests.slice(begun);
  expect(read.filter((line) => line.includes('release.json'))).toEqual([
    expect.stringContaining('/mfe-cart/1.1.0-'),
  ]);
  expect(read.filter((line) => line.includes('server.cjs'))).toEqual([]);
});

it('continues with its table when the object store is gone, and updates when it is available again [F-01]', async () => {
  const { edge, server } = await otherOrigin();
  const [known, unknown] = [getEntry(edge, 'mfe-cart'), getEntry(edge, 'host')];
  await edge.app.inject({ url: known });
  await server.die();
  await unanswered(edge.live.refresh());
  await unanswered(edge.live.refresh());
  expect((await visit(edge)).body).toContain('host 1, page one');
  expect((await edge.app.inject({ url: known })).statusCode).toBe(200);
  for (const url of [unknown, unknown.replace('entry', 'bootstrap')]) {
    const { statusCode, headers } = await unanswered(edge.app.inject({ url }));
    expect([statusCode, headers['cache-control'], headers['content-type']]).toEqual([
      503,
      'no-store',
      'text/plain; charset=utf-8',
    ]);
  }
  expect(failures(edge, 'table-refused')).toHaveLength(1);
  expect(failures(edge, 'store-failed')).toHaveLength(1);

  await server.revive();
  await release(edge.store, 'mfe-catalog', '1.1.0', { server: remoteServer('two') });
  await edge.live.refresh();
  expect(edge.live.current?.table.extras.revision).toBe(4);
  expect((await edge.app.inject({ url: unknown })).statusCode).toBe(200);
});

it('does not remove the service worker when the store does not respond', async () => {
  const { edge, server } = await otherOrigin();
  await release(edge.store, 'host', '1.1.0', { worker: 'self.own = 1;' });
  await edge.live.refresh();
  await server.die();
  expect((await unanswered(edge.app.inject({ url: '/sw.js' }))).statusCode).toBe(503);
  await server.revive();
  expect((await edge.app.inject({ url: '/sw.js' })).body).toBe('self.own = 1;');
});

it('continues within 3 s when the object store accepts requests and does not respond [F-01]', async () => {
  let isSilent = false;
  const { edge } = await otherOrigin({ isSilent: () => isSilent });
  await visit(edge);
  isSilent = true;
  const checked = edge.live.refresh();
  await passTime(3_000);
  await checked;
  expect((await visit(edge)).statusCode).toBe(200);
  expect(failures(edge, 'table-refused').at(-1)?.[1]).toMatchObject({
    reason: expect.stringContaining('did not load within 3000 ms'),
    continuesWith: 3,
  });
});

it('shows the status page without unavailable data', async () => {
  const token = 'a-token-of-this-test';
  const { edge, server } = await otherOrigin({}, { EDGE_DELIVERY_TOKEN: token });
  const entered = await edge.app.inject({
    method: 'POST',
    url: '/_delivery/enter',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `token=${token}`,
  });
  const cookie = String(entered.headers['set-cookie']).split(';')[0] ?? '';
  const page = () => edge.app.inject({ url: '/_delivery', headers: { cookie } });
  expect((await page()).body).not.toContain('does not answer');
  await server.die();
  const { statusCode, body } = await unanswered(page());
  expect(statusCode).toBe(200);
  expect(body).toContain('does not respond correctly');
  expect(body).toContain('mfe-catalog');
});

it('deletes its copies of server builds', async () => {
  const { edge } = await otherOrigin();
  const path = edge.live.current?.releases.get('host 1.0.0')?.serverPath ?? '';
  expect(existsSync(path)).toBe(true);
  await closing.shift()?.();
  expect(existsSync(path)).toBe(false);
});
