import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { bootOf, cookieOf, type TestEdge } from '../../../fixtures/edge';
import { hostServer, remoteServer, renderingEdge, oneItem } from '../../../fixtures/server-builds';
import { release, serverPathOf } from '../../../fixtures/build-release';

const limits = { wait: 300, patience: 600, pause: 400, releasePause: 60_000, memory: 32 };
const one = { EDGE_RENDER_WORKERS: '1' };

let opened: TestEdge[] = [];
afterEach(async () => {
  await Promise.all(opened.map((edge) => edge.close()));
  opened = [];
});

async function edgeWith(parts: Parameters<typeof renderingEdge>[1] = {}) {
  const edge = await renderingEdge(oneItem, { limits, ...parts }, one);
  opened.push(edge);
  return edge;
}

const pageOf = async (edge: TestEdge, url: string) => {
  const cookie = cookieOf({ v: 'f3b7c8e2-1111-4222-8333-000000000001' });
  const { statusCode, body } = await edge.app.inject({ url, headers: { accept: 'text/html', cookie } });
  return { statusCode, body, isRendered: bootOf(body).rendered !== null };
};
const troublesOf = ({ logged }: TestEdge) =>
  logged.filter(([event]) => event === 'render').map(([, details]) => details);

/** Until a page of the landing route is rendered again. */
async function recovered(edge: TestEdge) {
  for (let tries = 0; tries < 100; tries += 1) {
    if ((await pageOf(edge, '/')).isRendered) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}

describe('a remote whose server build cannot be loaded is left out, and the rest is rendered', () => {
  it.each([
    ['is no script', 'export const x = ;'],
    ['throws', 'throw new Error("at once");'],
    ['offers nothing', 'exports.routes = 1;'],
    ['asks for what the host does not give', 'require("fs");'],
    ['asks for a name of every object', 'require("constructor");'],
  ])('when it %s', async (_case, catalog) => {
    const edge = await edgeWith({ catalog });
    expect(await recovered(edge)).toBe(true);
    for (let times = 0; times < 3; times += 1) {
      const { body, isRendered } = await pageOf(edge, `/product/${times + 1}`);
      expect([isRendered, body.includes('page missing')]).toEqual([true, true]);
    }
    expect(troublesOf(edge)).toEqual([
      expect.objectContaining({ app: 'mfe-catalog', version: '1.0.0', part: 'server build' }),
    ]);
  });

  it.each([
    ['is missing', (file: string) => rmSync(file)],
    [
      'is not what its sum says [F-39]',
      (file: string) => writeFileSync(file, `${readFileSync(file, 'utf8')} `),
    ],
  ])('when it %s', async (_case, spoil) => {
    const edge = await renderingEdge(
      oneItem,
      { limits, onReleased: (dir) => spoil(serverPathOf(dir, 'mfe-catalog')) },
      one,
    );
    opened.push(edge);
    expect(await recovered(edge)).toBe(true);
    expect((await pageOf(edge, '/product/1')).body).toContain('page missing');
    expect(troublesOf(edge)).toHaveLength(1);
  });

  it('when it never ends', async () => {
    const edge = await edgeWith({ catalog: 'for (;;);' });
    expect(await recovered(edge)).toBe(true);
    expect((await pageOf(edge, '/product/1')).body).toContain('page missing');
    expect(troublesOf(edge)).toMatchObject([
      { app: 'mfe-catalog', error: expect.stringContaining('600 ms') },
    ]);
  });
});

it('leaves a part out that cannot be rendered, and says which', async () => {
  const page = `exports.slots = {}; exports.routes = { 'item-page': async () => { throw new Error('oops'); } };`;
  const edge = await edgeWith({ catalog: page });
  expect(await recovered(edge)).toBe(true);
  for (const url of ['/product/1', '/product/2']) {
    expect((await pageOf(edge, url)).body).toContain('page missing');
  }
  expect(troublesOf(edge)).toEqual([
    { app: 'mfe-catalog', version: '1.0.0', part: 'page:mfe-catalog/item-page', error: 'Error: oops' },
  ]);
});

it('leaves rendering to browsers where the host cannot be loaded', async () => {
  const edge = await edgeWith({ host: 'exports.render = 1;' });
  const { statusCode, isRendered, body } = await pageOf(edge, '/product/1');
  expect([statusCode, isRendered]).toEqual([200, false]);
  expect(body).toContain('class="e-head"');
  expect(troublesOf(edge)[0]).toMatchObject({ app: 'host', part: 'server build' });
});

describe('a page that cannot be rendered goes out without content, at once or after a short wait', () => {
  it.each([
    ['throws', 'throw'],
    ['renders something else', 'nothing'],
    ['hangs', 'loop'],
    ['never answers', 'never'],
    ['needs more memory than there is', 'bomb'],
    ['ends its thread', 'exit'],
  ])(
    'when it %s; other pages are rendered, this one is left alone for a while',
    async (_case, deed) => {
      const edge = await edgeWith();
      expect(await recovered(edge)).toBe(true);
      const begun = performance.now();
      const { statusCode, isRendered, body } = await pageOf(edge, `/product/1?do=${deed}`);
      expect([statusCode, isRendered]).toEqual([200, false]);
      expect(body).toContain('class="e-head"');
      expect(performance.now() - begun).toBeLessThan(1_000);
      expect(await recovered(edge)).toBe(true);
      expect((await pageOf(edge, '/product/2')).isRendered).toBe(false);
      await new Promise((resolve) => setTimeout(resolve, limits.pause + 50));
      expect((await pageOf(edge, '/product/2')).isRendered).toBe(true);
      expect(troublesOf(edge)).toEqual([
        expect.objectContaining({ app: 'mfe-catalog', part: 'page /product/:id', version: '1.0.0' }),
      ]);
    },
    15_000,
  );

  it('when it takes too long; its worker goes on, and the next visitor finds it', async () => {
    const edge = await edgeWith();
    expect(await recovered(edge)).toBe(true);
    expect((await pageOf(edge, '/product/1?do=slow')).isRendered).toBe(false);
    await new Promise((resolve) => setTimeout(resolve, 250));
    const { isRendered, body } = await pageOf(edge, '/product/1?do=slow');
    expect(isRendered).toBe(true);
    expect(body).toContain('<i>2</i>');
  });

  it('when too many wait', async () => {
    const edge = await edgeWith({ limits: { ...limits, queue: 3 } });
    expect(await recovered(edge)).toBe(true);
    const urls = Array.from({ length: 12 }, (_, at) => `/product/${at}?do=slow`);
    const begun = performance.now();
    const pages = await Promise.all(urls.map((url) => pageOf(edge, url)));
    expect(pages.every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(performance.now() - begun).toBeLessThan(1_000);
  });
});

it('goes on when a page leaves something behind that fails later', async () => {
  const edge = await edgeWith();
  expect((await recovered(edge)) && (await pageOf(edge, '/product/1?do=stray')).isRendered).toBe(true);
  expect((await pageOf(edge, '/product/1?do=later')).isRendered).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await recovered(edge)).toBe(true);
  const told = troublesOf(edge).map(({ error }) => String(error));
  expect(told).toEqual(
    expect.arrayContaining([expect.stringContaining('forgotten'), expect.stringContaining('a warning')]),
  );
});

it('does not begin workers again and again that a host kills at once', async () => {
  const edge = await edgeWith({ catalog: remoteServer('one'), host: `process.exit(1); ${hostServer('1')}` });
  expect((await pageOf(edge, '/')).isRendered).toBe(false);
  expect((await pageOf(edge, '/product/1')).statusCode).toBe(200);
  expect(troublesOf(edge)).toMatchObject([{ app: 'host', part: 'server build' }]);
  await release(edge.store, 'host', '1.0.1', { server: hostServer('good') });
  await edge.live.refresh();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect((await pageOf(edge, '/product/1')).body).toContain('<main>host good');
});
