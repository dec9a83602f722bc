import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getBootData, getCookie, type TestEdge } from '../../../fixtures/edge';
import { hostServer, remoteServer, renderingEdge, oneItem } from '../../../fixtures/server-builds';
import { newFolder, release, getServerPath } from '../../../fixtures/build-release';
import { freePort } from '../../../fixtures/free-port';
import { MetricsText } from '../../../fixtures/metrics-text';
import { passTime, until } from '../../../fixtures/fake-time';

const limits = { wait: 300, timeout: 600, pause: 10_000, releasePause: 60_000, memory: 32 };
const one = { EDGE_RENDER_WORKERS: '1' };

let opened: TestEdge[] = [];
afterEach(async () => {
  await Promise.all(opened.map((edge) => edge.close()));
  opened = [];
});

async function edgeWith(parts: Parameters<typeof renderingEdge>[1] = {}, env: Record<string, string> = {}) {
  const edge = await renderingEdge(oneItem, { limits, ...parts }, { ...one, ...env });
  opened.push(edge);
  return edge;
}

const getPage = async (edge: TestEdge, url: string) => {
  const cookie = getCookie({ v: 'f3b7c8e2-1111-4222-8333-000000000001' });
  const { statusCode, body } = await edge.app.inject({ url, headers: { accept: 'text/html', cookie } });
  return { statusCode, body, isRendered: getBootData(body).rendered !== null };
};
const getFailures = ({ logged }: TestEdge) =>
  logged.filter(([event]) => event === 'render').map(([, details]) => details);

/** Advances time until a hanging worker is ended, and its successor starts. */
const endHangingWorker = (edge: TestEdge) =>
  until(async () => {
    const isKnown = () => hasLogged(edge, `${limits.timeout} ms`);
    if (!isKnown() && jest.getTimerCount() > 0) await passTime(limits.timeout);
    return isKnown();
  });

/** Whether a page of the landing route is rendered, however long its worker takes to start. */
const isRendering = async (edge: TestEdge) => (await getPage(edge, '/')).isRendered;

/** Whether both timers run: that of the visitor's wait, and that of the worker. */
const hasBothTimers = () => jest.getTimerCount() === 2;

/** How often the host had rendered when it rendered this page. */
const getRenderCount = (body: string) => /<i>(\d+)</.exec(body)?.[1];

const hasLogged = (edge: TestEdge, text: string) =>
  getFailures(edge).some(({ error }) => String(error).includes(text));

describe('a remote whose server build cannot be loaded is left out, and the rest is rendered', () => {
  it.each([
    ['is not a script', 'export const x = ;'],
    ['throws', 'throw new Error("at once");'],
    ['exports nothing', 'exports.routes = 1;'],
    ['requires what the host does not provide', 'require("fs");'],
    ['requires a name of every object', 'require("constructor");'],
  ])('when it %s', async (_case, catalog) => {
    const edge = await edgeWith({ catalog });
    expect(await isRendering(edge)).toBe(true);
    for (let times = 0; times < 3; times += 1) {
      const { body, isRendered } = await getPage(edge, `/product/${times + 1}`);
      expect([isRendered, body.includes('page missing')]).toEqual([true, true]);
    }
    expect(getFailures(edge)).toEqual([
      expect.objectContaining({ app: 'mfe-catalog', version: '1.0.0', part: 'server build' }),
    ]);
  });

  it.each([
    ['is missing', (file: string) => rmSync(file)],
    [
      'does not match its integrity hash [F-39]',
      (file: string) => writeFileSync(file, `${readFileSync(file, 'utf8')} `),
    ],
  ])('when it %s', async (_case, spoil) => {
    const edge = await renderingEdge(
      oneItem,
      { limits, onReleased: (dir) => spoil(getServerPath(dir, 'mfe-catalog')) },
      one,
    );
    opened.push(edge);
    expect(await isRendering(edge)).toBe(true);
    expect((await getPage(edge, '/product/1')).body).toContain('page missing');
    expect(getFailures(edge)).toHaveLength(1);
  });

  it('when it never ends', async () => {
    const edge = await edgeWith({ catalog: 'console.log("it begins"); for (;;);' });
    await until(() => hasLogged(edge, 'it begins'));
    await endHangingWorker(edge);
    const requested = isRendering(edge);
    // A worker that ended so early is not replaced immediately.
    await passTime(100);
    expect(await requested).toBe(true);
    expect((await getPage(edge, '/product/1')).body).toContain('page missing');
    expect(getFailures(edge).filter(({ app }) => app !== null)).toMatchObject([
      { app: 'mfe-catalog', error: expect.stringContaining('600 ms') },
    ]);
  });
});

it('leaves out a component that cannot be rendered, and logs which', async () => {
  const page = `exports.slots = {}; exports.routes = { 'item-page': async () => { throw new Error('oops'); } };`;
  const edge = await edgeWith({ catalog: page });
  expect(await isRendering(edge)).toBe(true);
  for (const url of ['/product/1', '/product/2']) {
    expect((await getPage(edge, url)).body).toContain('page missing');
  }
  expect(getFailures(edge)).toEqual([
    { app: 'mfe-catalog', version: '1.0.0', part: 'page:mfe-catalog/item-page', error: 'Error: oops' },
  ]);
});

it('leaves rendering to browsers if the host cannot be loaded', async () => {
  const edge = await edgeWith({ host: 'exports.render = 1;' });
  const { statusCode, isRendered, body } = await getPage(edge, '/product/1');
  expect([statusCode, isRendered]).toEqual([200, false]);
  expect(body).toContain('class="kept"');
  expect(getFailures(edge)[0]).toMatchObject({ app: 'host', part: 'server build' });
});

describe('a page that cannot be rendered is sent without content, immediately or after a short wait', () => {
  it.each([
    ['throws', 'throw', 0],
    ['renders something else', 'nothing', 0],
    ['needs more memory than there is', 'bomb', 0],
    ['ends its thread', 'exit', 0],
    ['hangs', 'loop', limits.wait],
    ['never answers', 'never', limits.wait],
  ])(
    'when it %s; other pages are rendered, this one is not retried for a while',
    async (_case, action, wait) => {
      const edge = await edgeWith();
      expect(await isRendering(edge)).toBe(true);
      const requested = getPage(edge, `/product/1?do=${action}`);
      if (wait > 0) {
        await until(() => hasBothTimers());
        await passTime(wait);
      }
      const { statusCode, isRendered, body } = await requested;
      expect([statusCode, isRendered]).toEqual([200, false]);
      expect(body).toContain('class="kept"');
      if (wait > 0) await endHangingWorker(edge);
      expect((await getPage(edge, '/?again')).isRendered).toBe(true);
      expect((await getPage(edge, '/product/2')).isRendered).toBe(false);
      await passTime(limits.pause);
      expect((await getPage(edge, '/product/2')).isRendered).toBe(true);
      expect(getFailures(edge)).toEqual([
        expect.objectContaining({ app: 'mfe-catalog', part: 'page /product/:id', version: '1.0.0' }),
      ]);
    },
  );

  it('when it takes too long; its worker continues, and the next visitor gets it', async () => {
    const edge = await edgeWith();
    expect(await isRendering(edge)).toBe(true);
    const gate = join(newFolder(), 'open');
    const url = `/product/1?do=slow&gate=${gate}`;
    const requested = getPage(edge, url);
    await until(() => hasBothTimers());
    await passTime(limits.wait);
    expect((await requested).isRendered).toBe(false);
    writeFileSync(gate, '');
    const { isRendered, body } = await getPage(edge, url);
    expect(isRendered).toBe(true);
    expect(body).toContain('<i>2</i>');
  });

  it('unless an older one is there: who visits while a worker is slow gets that', async () => {
    const edge = await edgeWith();
    const gate = join(newFolder(), 'open');
    const url = `/product/1?do=slow&gate=${gate}`;
    writeFileSync(gate, '');
    const first = await getPage(edge, url);
    expect(first.isRendered).toBe(true);
    await passTime(31_000);
    rmSync(gate);
    const requested = getPage(edge, url);
    await until(() => hasBothTimers());
    await passTime(limits.wait);
    const spare = await requested;
    expect([spare.isRendered, getRenderCount(spare.body)]).toEqual([true, getRenderCount(first.body)]);
    writeFileSync(gate, '');
    await until(async () => getRenderCount((await getPage(edge, url)).body) !== getRenderCount(first.body));
  });

  it('when too many wait', async () => {
    const edge = await edgeWith({ limits: { ...limits, queue: 3 } });
    expect(await isRendering(edge)).toBe(true);
    const urls = Array.from({ length: 12 }, (_, at) => `/product/${at + 1}?do=never`);
    let responded = 0;
    const pages = urls.map(async (url) => {
      const page = await getPage(edge, url);
      responded += 1;
      return page;
    });
    // One is being rendered and three wait; the others are refused.
    await until(() => responded === 8);
    await passTime(limits.wait);
    expect((await Promise.all(pages)).map(({ statusCode }) => statusCode)).toEqual(urls.map(() => 200));
  });
});

it('continues when code of a page fails after rendering', async () => {
  const port = await freePort();
  const edge = await edgeWith({}, { EDGE_METRICS_PORT: String(port), EDGE_HOST: '127.0.0.1' });
  await edge.app.ready();
  const crashed = async () => {
    const reported = new MetricsText(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text());
    return reported.value('shop_edge_render_workers_ended_total', { reason: 'crashed' });
  };
  expect((await getPage(edge, '/product/1?do=stray')).isRendered).toBe(true);
  expect((await getPage(edge, '/product/1?do=later')).isRendered).toBe(true);
  await until(async () => (await crashed()) === 1);
  expect((await getPage(edge, '/product/2')).body).toContain('<i>1</i>');
  const reported = getFailures(edge).map(({ error }) => String(error));
  expect(reported).toEqual(
    expect.arrayContaining([expect.stringContaining('forgotten'), expect.stringContaining('a warning')]),
  );
});

it('does not restart workers endlessly that a host kills immediately', async () => {
  const edge = await edgeWith({ catalog: remoteServer('one'), host: `process.exit(1); ${hostServer('1')}` });
  await until(() => getFailures(edge).length > 0);
  expect((await getPage(edge, '/')).isRendered).toBe(false);
  expect((await getPage(edge, '/product/1')).statusCode).toBe(200);
  expect(getFailures(edge)).toMatchObject([{ app: 'host', part: 'server build' }]);
  await release(edge.store, 'host', '1.0.1', { server: hostServer('good') });
  await edge.live.refresh();
  const requested = getPage(edge, '/product/1');
  await passTime(100);
  expect((await requested).body).toContain('<main>host good');
});
