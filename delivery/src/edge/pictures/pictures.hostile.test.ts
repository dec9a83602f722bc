import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json, testEdge, type Handler, type TestEdge } from '../../../fixtures/edge';
import { passTimeFor, until } from '../../../fixtures/fake-time';
import { aDecompressionBomb, aPhoto } from '../../../fixtures/photographs';
import { mayConnect } from './addresses';
import { fetchLimits, PictureFetcher } from './fetch-picture';
import { getPictureOrigins, toPictureSource } from './picture-source';

const closing: (() => unknown)[] = [];
afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

const photo = aPhoto({ width: 400, height: 300 });

async function shop(handler: Handler, settings: object = {}, env: Record<string, string> = {}) {
  const requested: string[] = [];
  const edge: TestEdge = await testEdge((request, response) => {
    if (request.url?.startsWith('/api/v1/config')) return json(response, settings);
    requested.push(request.url ?? '');
    return handler(request, response);
  }, env);
  closing.push(edge.close);
  const get = (src: string, width: number | string = 320) =>
    edge.app.inject({ url: `/_pictures/${width}?src=${encodeURIComponent(src)}` });
  return { ...edge, requested, get };
}

/** Another server on this machine, which must not be reached; `requests` are the paths that came. */
async function elsewhere(handler: Handler = (_request, response) => void response.end('secret')) {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    handler(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo; // a TCP server has one
  return { port, requests };
}

const servePhoto: Handler = (_request, response) => void photo.then((bytes) => response.end(bytes));

it.each([
  ['steps up', '/media/../api/v1/customer/info'],
  ['encoded steps up', '/media/%2e%2e/api/v1/customer/info'],
  ['encoded slashes', '/media/..%2fapi%2fv1%2fcustomer%2finfo'],
  ['other paths of the backend', '/api/v1/customer/info'],
  ['another host without a scheme', '//evil.example/media/a.jpg'],
  ['a backslash', '/media/\\evil.example/a.jpg'],
  ['a foreign host', 'https://evil.example/a.jpg'],
  ['the local machine', 'http://127.0.0.1:9/a.jpg'],
  ['a number as an address', 'http://2130706433/a.jpg'],
  ['the machine’s credentials', 'http://169.254.169.254/latest/meta-data/'],
  ['a file', 'file:///etc/passwd'],
  ['data', 'data:image/png;base64,AAAA'],
  ['a line break', '/media/a\r\nX-Injected: 1.jpg'],
  ['nothing', ''],
  ['a very long address', `/media/${'a'.repeat(3_000)}.jpg`],
])('requests nothing for %s [X-33]', async (_case, src) => {
  const { get, requested } = await shop(servePhoto);
  const { statusCode, headers } = await get(src);
  expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
  expect(requested).toEqual([]);
});

it.each(['321', '0', '-320', '320.0', '0x140', 'auto', '100000'])(
  'makes no other width than its own: %s [X-33]',
  async (width) => {
    const { get, requested } = await shop(servePhoto);
    expect((await get('/media/a.jpg', width)).statusCode).toBe(404);
    expect(requested).toEqual([]);
  },
);

it('accepts no other parameters, which would fill caches [X-33]', async () => {
  const { app, requested } = await shop(servePhoto);
  const urls = [
    '/_pictures/320?src=%2Fmedia%2Fa.jpg&q=1',
    '/_pictures/320?src=%2Fmedia%2Fa.jpg&src=b',
    '/_pictures/320',
  ];
  for (const url of urls) expect((await app.inject({ url })).statusCode).toBe(404);
  expect(requested).toEqual([]);
});

it('judges a user name, a port and a host that begins like an allowed one [X-33]', () => {
  const settings = { apiOrigin: 'https://backend.example', publicApiOrigin: '', pictureOrigins: [] };
  const origins = getPictureOrigins(settings, null);
  const judge = (src: string) => toPictureSource(src, settings, origins)?.url ?? null;
  expect(judge('https://backend.example/a.jpg#part')).toBe('https://backend.example/a.jpg');
  expect(judge('https://user:secret@backend.example/a.jpg')).toBeNull();
  expect(judge('https://backend.example:8443/a.jpg')).toBeNull();
  expect(judge('https://backend.example.evil.test/a.jpg')).toBeNull();
  expect(judge('http://backend.example/a.jpg')).toBeNull();
  expect(judge('https://backend.example/payments/1')).toBeNull();
});

it('follows no redirect, least of all to this machine [X-33]', async () => {
  const { port, requests } = await elsewhere();
  const { get } = await shop((_request, response) => {
    response.writeHead(302, { location: `http://127.0.0.1:${port}/a.jpg` });
    response.end();
  });
  expect((await get('/media/a.jpg')).statusCode).toBe(404);
  expect(requests).toEqual([]);
});

it('connects to no private address for an origin that only the backend has named [X-33]', async () => {
  const { port, requests } = await elsewhere(servePhoto);
  const origins = [`http://localhost:${port}`, `http://127.0.0.1:${port}`];
  const { get } = await shop(servePhoto, {
    base_urls: { item_image_url: `${origins[0]}/items`, store_image_url: `${origins[1]}/stores` },
  });
  for (const origin of origins) expect((await get(`${origin}/items/a.jpg`)).statusCode).toBe(404);
  expect(requests).toEqual([]);
});

it('connects to one that its own settings name [X-33]', async () => {
  const { port, requests } = await elsewhere(servePhoto);
  const { get } = await shop(servePhoto, {}, { EDGE_PICTURE_ORIGINS: `http://localhost:${port}` });
  expect((await get(`http://localhost:${port}/items/a.jpg`)).statusCode).toBe(200);
  expect(requests).toEqual(['/items/a.jpg']);
});

it.each([
  ['127.0.0.1', false, true],
  ['10.1.2.3', false, true],
  ['172.31.0.1', false, true],
  ['192.168.1.1', false, true],
  ['100.64.0.1', false, true],
  ['0.0.0.0', false, true],
  ['169.254.169.254', false, false],
  ['::1', false, true],
  ['::ffff:127.0.0.1', false, true],
  ['::ffff:169.254.169.254', false, false],
  ['fd00::1', false, true],
  ['fe80::1', false, false],
  ['64:ff9b::7f00:1', false, true],
  ['93.184.215.14', true, true],
  ['2606:2800:21f::1', true, true],
  ['no address', false, false],
])('knows whether %s may be connected to [X-33]', (address, announced, configured) => {
  expect([mayConnect(address, 'announced'), mayConnect(address, 'configured')]).toEqual([
    announced,
    configured,
  ]);
});

it.each<[string, Handler]>([
  [
    'says that it is giant',
    (_request, response) => {
      response.writeHead(200, { 'content-length': String(fetchLimits.bytes + 1) });
      response.write('x');
    },
  ],
  [
    'is giant without saying so',
    (_request, response) => {
      const more = () => {
        while (response.write(Buffer.alloc(64 * 1024))) if (response.destroyed) return;
      };
      response.on('drain', more);
      more();
    },
  ],
  ['is no picture', (_request, response) => void response.end('<html><script>alert(1)</script></html>')],
  ['is cut off', (_request, response) => void photo.then((bytes) => response.end(bytes.subarray(0, 4_000)))],
  ['is empty', (_request, response) => void response.end()],
])('refuses what %s, and says so once a minute [X-33]', async (_case, handler) => {
  const { get, requested, logged } = await shop(handler);
  for (const _time of [1, 2]) {
    const { statusCode, headers } = await get('/media/a.jpg');
    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
  }
  expect(requested).toHaveLength(1);
  expect(logged.filter(([event]) => event === 'picture')).toHaveLength(1);
});

it('refuses a small file that is giant when it is read, and goes on [X-33]', async () => {
  const bomb = await aDecompressionBomb();
  expect(bomb.length).toBeLessThan(1_000_000);
  const { get } = await shop(({ url }, response) =>
    url === '/media/bomb.png' ? void response.end(bomb) : servePhoto({} as never, response),
  );
  const [refused, fine] = await Promise.all([get('/media/bomb.png'), get('/media/a.jpg')]);
  expect([refused.statusCode, fine.statusCode]).toEqual([404, 200]);
});

it('gives up a slow origin [X-33]', async () => {
  const { port } = await elsewhere((_request, response) => void response.write('x'));
  const fetcher = new PictureFetcher();
  closing.push(() => fetcher.close());
  const source = { url: `http://127.0.0.1:${port}/a.jpg`, trust: 'configured' } as const;
  await expect(passTimeFor(fetcher.fetch(source))).rejects.toThrow(/timeout|aborted/i);
});

it('refuses more than one client may wait for [X-33]', async () => {
  const waiting: (() => void)[] = [];
  const { get } = await shop((_request, response) => void waiting.push(() => response.end()));
  const pictures = Array.from({ length: 129 }, (_, at) => get(`/media/${at}.jpg`));
  const { statusCode } = await Promise.race(pictures);
  expect(statusCode).toBe(429);
  let isOver = false;
  void Promise.all(pictures).then(() => (isOver = true));
  await until(() => {
    for (const end of waiting.splice(0)) end();
    return isOver;
  });
});
