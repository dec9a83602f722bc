import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fetchEdgeReleases } from './edge-releases';

const live = { app: 'mfe-cart', version: '1.4.0', entry: { url: '/remotes/mfe-cart/1.4.0/entry.js' } };
const boot = JSON.stringify({ remotes: { 'mfe-cart': { live, previous: { ...live, version: '1.3.0' } } } });
const pages: Record<string, [status: number, body: string]> = {
  '/shop/': [200, `<html><script type="application/json" id="shop-boot">${boot}</script></html>`],
  '/down/': [503, 'The shop is being prepared'],
  '/other/': [200, '<html><p>Another site</p></html>'],
};

let server: Server;
let origin = '';
beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    const [status, body] = pages[url] ?? [404, ''];
    response.writeHead(status, { 'content-type': 'text/html' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

it('reads the live releases from a page of the edge', async () => {
  expect(await fetchEdgeReleases(`${origin}/shop`)).toEqual([live]);
});

it.each([
  ['/down', 'responds with 503'],
  ['/other', 'is not one of this shop'],
])('says why %s has none', async (path, why) => {
  await expect(fetchEdgeReleases(`${origin}${path}`)).rejects.toThrow(why);
});

it('says that an address does not respond', async () => {
  await expect(fetchEdgeReleases('http://127.0.0.1:1')).rejects.toThrow('http://127.0.0.1:1 does not give');
});
