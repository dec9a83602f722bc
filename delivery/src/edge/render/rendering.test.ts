import { getBootData, getCookie, json, type Handler, type TestEdge } from '../../../fixtures/edge';
import { release } from '../../../fixtures/build-release';
import { passTime, until } from '../../../fixtures/fake-time';
import { hostServer, remoteServer, renderingEdge } from '../../../fixtures/server-builds';

const hostile = '</script><script>alert(1)</script>\u2028<!--\u0001';
const picture = 'https://pictures.example/pizza.webp';
const item = { id: 7, name: `Pizza ${hostile}`, description: 'Thin', image_full_url: picture };

/** Calls that the backend has not responded to. */
let unanswered = 0;

const backend: Handler = (request, response) => {
  const { pathname } = new URL(request.url ?? '', 'http://api');
  if (pathname === '/api/v1/config') return json(response, { business_name: 'Shop' });
  if (pathname === '/api/v1/module') return json(response, []);
  if (pathname === '/api/v1/items/details/7') return json(response, item);
  if (pathname === '/api/v1/items/details/9') return void (unanswered += 1);
  return json(response, { errors: [{ code: 'id', message: 'no' }] }, 404);
};

const id = 'f3b7c8e2-1111-4222-8333-000000000001';
const headers = { accept: 'text/html', cookie: getCookie({ v: id }) };
const getPage = (edge: TestEdge, url: string, own: Record<string, string> = {}) =>
  edge.app.inject({ url, headers: { ...headers, ...own } });

let edge: TestEdge;
beforeAll(async () => {
  edge = await renderingEdge(backend);
});
afterAll(() => edge.close());
const page = (url: string, own?: Record<string, string>) => getPage(edge, url, own);

describe('a page that redirects', () => {
  const lead = (to: string) => page(`/product/7?do=lead&to=${encodeURIComponent(to)}`);

  it('leads there, also when its content is cached [X-08]', async () => {
    for (let time = 0; time < 2; time += 1) {
      const { statusCode, headers: sent, body } = await lead('/rental/provider-details?id=38#about');
      expect([statusCode, sent.location, body]).toEqual([302, '/rental/provider-details?id=38#about', '']);
    }
  });

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', '/\t/evil.example', 'evil', ''])(
    'leads nowhere else: %j [F-37]',
    async (to) => {
      const { statusCode, headers: sent } = await lead(to);
      expect([statusCode, sent.location]).toEqual([200, undefined]);
    },
  );

  it('does not lead to itself', async () => {
    expect((await page('/product/7?do=lead')).statusCode).toBe(200);
  });
});

describe('a rendered page', () => {
  it('has its content instead of the shell, and is marked so', async () => {
    const { statusCode, body } = await page('/product/7');
    expect(statusCode).toBe(200);
    expect(body).toMatch(/<div id="root"><main>host 1, page one with 1 at \/remotes\/mfe-catalog\/1\.0\.0-/);
    expect(body).not.toContain('class="kept"');
    expect(body).not.toContain('.kept{');
    expect(getBootData(body)).toMatchObject({
      visitorId: id,
      rendered: [{ kind: 'slot', app: 'mfe-cart', name: 'cart-bar' }],
    });
  });

  it('has one title and preloads a picture once', async () => {
    const { body } = await page('/product/7');
    expect(body.match(/<title/g)).toHaveLength(1);
    expect(body.match(/as="image"/g)).toHaveLength(1);
    expect((await page('/product/7?untitled')).body).toContain('<title data-seo>Shop</title>');
  });

  it('contains its structured data at the end', async () => {
    const { body } = await page('/product/7');
    expect(body).toMatch(
      /id="shop-boot">.*<\/script><script type="application\/ld\+json">\{"of":7\}<\/script>/s,
    );
  });

  it('has the nonce of its policy in every element, and nobody can inject another', async () => {
    const response = await page('/product/7');
    const nonce = /'nonce-([^']+)'/.exec(String(response.headers['content-security-policy']))?.[1] ?? '';
    expect(response.body).toContain(`<style nonce="${nonce}">b{}</style>`);
    expect(response.body).toContain(`<hr nonce="${nonce}"/>`);
    const nonces = [...response.body.matchAll(/<(?:script|style|hr)\b[^>]*nonce="([^"]*)"/g)].map(
      ([, own]) => own,
    );
    expect(new Set(nonces)).toEqual(new Set([nonce]));
    expect(getBootData(response.body)).toMatchObject({ answers: [{ body: item }] });
  });

  it('cannot be ended by an item’s name [F-36]', async () => {
    const { body } = await page('/product/7');
    expect(body).not.toContain('<script>alert');
    expect(/<script type="application\/json" id="shop-boot">(.*?)<\/script>/s.exec(body)?.[1]).not.toMatch(
      /[\u2028\u2029]|<!--/,
    );
  });

  it('preloads its scripts in the head, each with its integrity hash, like a page without content', async () => {
    const scriptsIn = (html: string) =>
      [
        ...(html.split('</head>')[0] ?? '').matchAll(
          /<(?:script async|link rel="preload" as="script")[^>]*>/g,
        ),
      ].map(([tag]) => tag.replace(/ nonce="[^"]+"/, ''));
    const [entry, ...others] = scriptsIn((await page('/product/7')).body);
    expect(entry).toMatch(
      /^<script async src="\/remotes\/host\/.*entry\..*\.js" integrity="sha384-[^"]+" fetchpriority="low">/,
    );
    expect(others.map((tag) => /href="\/remotes\/([^/]+)/.exec(tag)?.[1])).toEqual(
      expect.arrayContaining(['host', 'mfe-catalog']),
    );
    expect(scriptsIn((await page('/product/7?do=throw')).body)).toEqual([entry, ...others]);
  });

  it('records input before hydration; a page without content does not', async () => {
    expect((await page('/product/7')).body).toContain('__shopEarlyInput');
    expect((await page('/product/7?do=throw')).body).not.toContain('__shopEarlyInput');
  });
});

describe('the backend’s response', () => {
  it('determines the status, and is in the page', async () => {
    const own = await renderingEdge(backend);
    const { statusCode, body } = await getPage(own, '/product/8');
    expect(statusCode).toBe(404);
    expect(body).toContain('<main>host 1');
    expect(getBootData(body)).toMatchObject({ answers: [{ status: 404, args: { params: { id: 8 } } }] });
    const requested = getPage(own, '/product/9', { cookie: getCookie({ v: id, m: 1, l: 'en' }) });
    await until(() => unanswered > 0);
    await passTime(300);
    const late = await requested;
    expect(late.statusCode).toBe(200);
    expect(late.body).toContain('<main>host 1');
    expect(getBootData(late.body)).toMatchObject({ answers: [] });
    expect(late.body).toContain('"/api/v1/items/details/9"');
    expect((await getPage(own, '/nowhere')).statusCode).toBe(404);
    await own.close();
  });
});

describe('releases', () => {
  it('of two hosts and of one remote are rendered side by side, each with its own', async () => {
    const own = await renderingEdge(backend, {}, { EDGE_RENDER_WORKERS: '1' });
    const next = { routes: [{ path: '/', page: 'landing' }], server: hostServer('2') };
    await release(own.store, 'host', '2.0.0', next, 50);
    const catalog = own.live.current?.releases.get('mfe-catalog 1.0.0')?.manifest.routes ?? [];
    await release(own.store, 'mfe-catalog', '1.1.0', { routes: catalog, server: remoteServer('two') }, 50);
    await own.live.refresh();
    const seen = new Set<string>();
    for (let visitor = 0; visitor < 40; visitor += 1) {
      const cookie = getCookie({ v: `0000000000000000-${visitor}` });
      const { body } = await getPage(own, '/product/7', { cookie });
      const boot = getBootData(body) as ReturnType<typeof getBootData> & { host: { version: string } };
      const [, host, label, owner, base] =
        /<main>host (\d), page (\w+) with (\d) at \/remotes\/mfe-catalog\/([\d.]+)/.exec(body) ?? [];
      expect([host, owner]).toEqual([boot.host.version[0], host]);
      expect(base).toBe(boot.remotes['mfe-catalog']?.live.version);
      expect(label).toBe(base === '1.1.0' ? 'two' : 'one');
      seen.add(`${host} ${label}`);
    }
    expect(seen.size).toBe(4);
    await own.close();
  });

  it('are loaded before the first request', async () => {
    const own = await renderingEdge(backend, { host: `${hostServer('1')}; console.log('host is loaded');` });
    await until(() => own.logged.some(([, { error }]) => String(error).includes('host is loaded')));
    await own.close();
  });

  it('that accumulate in a worker end with it, and no page fails meanwhile', async () => {
    const limits = { releases: 5 };
    const own = await renderingEdge(backend, { limits }, { EDGE_RENDER_WORKERS: '1' });
    const counts: number[] = [];
    for (let version = 1; version <= 8; version += 1) {
      await release(own.store, 'host', `1.${version}.0`, {
        routes: [{ path: '/', page: 'landing' }],
        server: hostServer(String(version)),
      });
      await own.live.refresh();
      const { body } = await getPage(own, '/product/7');
      expect(body).toContain(`<main>host ${version},`);
      counts.push(Number(/<i>(\d+)</.exec(body)?.[1]));
    }
    expect(counts.every((count) => count === 1)).toBe(true);
    await own.close();
  });
});

it('leaves rendering to browsers if it is switched off', async () => {
  const own = await renderingEdge(backend, {}, { EDGE_RENDER: 'off' });
  const { statusCode, body } = await getPage(own, '/product/7');
  expect(statusCode).toBe(200);
  expect(getBootData(body)).toMatchObject({ rendered: null, answers: [{ status: 200 }] });
  expect(body).toContain('<div id="root"><i class="kept">item</i></div>');
  expect(body).toMatch(/<style nonce="[^"%]+">\.kept\{src:url\(\/remotes\/host\/1\.0\.0-\w+\/a\)\}/);
  await own.close();
});
