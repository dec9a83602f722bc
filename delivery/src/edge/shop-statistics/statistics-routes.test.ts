import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { passTime, until } from '../../../fixtures/fake-time';
import { json, testEdge, type Handler, type TestEdge } from '../../../fixtures/edge';
import { openPage, sendEvents, sendReport, type Reporter } from '../../../fixtures/reporters';

const token = 'a-token-of-this-test';
const edges: TestEdge[] = [];
const folders: string[] = [];
afterEach(async () => {
  await Promise.all(edges.splice(0).map((edge) => edge.close()));
  folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true }));
});

const backend: Handler = ({ url = '' }, response) =>
  url.startsWith('/api/v1/module') ? json(response, {}, 500) : json(response, {});

async function opened(env: Record<string, string> = {}, stateFolder?: string): Promise<TestEdge> {
  const settings = { EDGE_DELIVERY_TOKEN: token, EDGE_TRUST_PROXY: 'loopback', EDGE_RENDER: 'off', ...env };
  const edge = await testEdge(backend, settings, stateFolder ? { stateFolder } : {});
  edges.push(edge);
  return edge;
}

const enter = ({ app }: TestEdge, path = '/_shop', entered = token) =>
  app.inject({
    method: 'POST',
    url: `${path}/enter`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ token: entered }).toString(),
  });

/** The page as somebody with the token sees it. */
async function getPage(edge: TestEdge, query = ''): Promise<string> {
  const entered = await enter(edge);
  const [cookie = ''] = [entered.headers['set-cookie'] ?? []].flat().filter((one) => one.includes('/_shop'));
  const headers = { cookie: cookie.split(';')[0] ?? '' };
  const { statusCode, body } = await edge.app.inject({ url: `/_shop${query}`, headers });
  expect(statusCode).toBe(200);
  return body;
}

/** Moves the clock on by hours. Timers do not fire: there would be thousands. */
const skipTime = (hours: number) => jest.setSystemTime(Date.now() + hours * 3_600_000);

const item = { id: 1, name: 'Naan', storeId: 2, module: 'food', price: 150, quantity: 1 };
const purchase = (orderId: number) => ({ name: 'purchase', orderId, value: 1, items: [item] });
const search = (words: string) => ({ name: 'search', words, found: 0 });
const ordersIn = (body: string) => Number(/<b>([\d,]+)<\/b>orders? in the last day/.exec(body)?.[1] ?? 0);

describe('the page', () => {
  it('exists only if a token is set [X-34]', async () => {
    const edge = await opened({ EDGE_DELIVERY_TOKEN: '' });
    const { statusCode, body } = await edge.app.inject({ url: '/_shop', headers: { accept: 'text/html' } });
    expect([statusCode, body.includes('statistics')]).toEqual([404, false]);
    expect((await enter(edge)).statusCode).toBe(405);
  });

  it('shows nothing without the token, and limits guessing [X-34]', async () => {
    const edge = await opened();
    await sendEvents(edge.app, await openPage(edge.app), [purchase(1)]);
    const requested = await edge.app.inject({ url: '/_shop' });
    expect([requested.statusCode, requested.headers['cache-control']]).toEqual([401, 'no-store']);
    expect(requested.body).not.toMatch(/Orders|Conversion/);
    const strange = await edge.app.inject({ url: '/_shop', headers: { cookie: 'shop-delivery=x' } });
    expect(strange.statusCode).toBe(401);
    const wrong = await enter(edge, '/_shop', 'something-else-here');
    expect([wrong.statusCode, wrong.headers['set-cookie']]).toEqual([401, undefined]);
    const guesses = await Promise.all(
      Array.from({ length: 12 }, () => enter(edge, '/_shop', 'something-else-here')),
    );
    expect(guesses.map(({ statusCode }) => statusCode)).toContain(429);
  });

  it('is entered and left together with the releases, by cookies of these two paths alone [X-34]', async () => {
    const edge = await opened();
    for (const path of ['/_shop', '/_delivery']) {
      const { statusCode, headers } = await enter(edge, path);
      expect([statusCode, headers.location]).toEqual([303, path]);
      const cookies = [headers['set-cookie'] ?? []].flat();
      expect(cookies.map((cookie) => /Path=([^;]+)/.exec(cookie)?.[1])).toEqual(['/_delivery', '/_shop']);
      for (const cookie of cookies) expect(cookie).toMatch(/HttpOnly; SameSite=Strict/);
    }
    const { headers } = await edge.app.inject({ method: 'POST', url: '/_shop/leave' });
    expect([headers['set-cookie'] ?? []].flat().every((cookie) => cookie.includes('Max-Age=0'))).toBe(true);
  });

  it('has no scripts and no inline styles, and a policy that allows none [X-34]', async () => {
    const edge = await opened();
    const entered = await enter(edge);
    const cookie = [entered.headers['set-cookie'] ?? []].flat()[1]?.split(';')[0] ?? '';
    const { headers, body } = await edge.app.inject({ url: '/_shop', headers: { cookie } });
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'nonce-[^']+';/);
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(body).not.toMatch(/<script|style="|\son\w+=/);
  });

  it('says what is missing, and why [X-34]', async () => {
    const body = await getPage(await opened());
    for (const text of [
      'No order of the last day is counted. Only visitors count who have agreed to be measured',
      'No visit is counted yet.',
      'No words to list.',
      'Nobody has called the backend through this edge',
      'a restart of the edge begins anew, unless EDGE_STATE_DIR names a folder',
      'This edge’s own counts since',
    ])
      expect(body).toContain(text);
    const elsewhere = await getPage(
      await opened({
        EDGE_STREAM_URL: 'https://collect.example/in',
        API_PUBLIC_ORIGIN: 'https://api.example',
      }),
    );
    expect(elsewhere).toContain(
      'Browsers send their events to https://collect.example (EDGE_STREAM_URL), not to this edge.',
    );
    expect(elsewhere).toContain('Browsers call the backend at an origin of its own (API_PUBLIC_ORIGIN)');
  });
});

describe('the numbers', () => {
  it('are those of the visitors’ events, errors and calls, for the last hour or day [X-34]', async () => {
    const edge = await opened();
    const buyer = await openPage(edge.app);
    const looker = await openPage(edge.app);
    await sendEvents(edge.app, looker, [{ name: 'view_item', item }]);
    await sendEvents(edge.app, buyer, [
      ...[
        { name: 'view_item', item },
        { name: 'add_to_cart', items: [item] },
      ],
      ...[{ name: 'begin_checkout', value: 1, items: [item] }, purchase(7)],
    ]);
    await sendReport(edge.app, buyer, { kind: 'error', app: 'mfe-cart', version: '1.0.0' });
    await edge.app.inject({ url: '/api/v1/items/details/5' });
    await edge.app.inject({ url: '/api/v1/module' });
    // Errors are taken with the page, and every minute.
    await getPage(edge);
    skipTime(2);
    const body = await getPage(edge);
    expect(body).toContain('<b>1</b>order in the last day');
    expect(body).toContain('<b>0</b>orders in the last hour');
    expect(body).toMatch(/Saw items<\/span><svg.*?2 visits/);
    expect(body).toMatch(/Order<\/span><svg.*?1 visit <span class="muted">50\.0 %/);
    expect(body).toMatch(/<th scope="row">Food<\/th><td class="num">2<\/td>/);
    expect(body).toMatch(
      /<th scope="row">mfe-cart 1\.0\.0<\/th><td class="num">2<\/td><td class="num"><span class="bad">1 \(50\.0 %\)/,
    );
    expect(body).toContain('GET /api/v1/items/details/:id');
    expect(body).toMatch(/GET \/api\/v1\/module<\/span><\/th><td class="num">1<\/td>.*?class="bad">1</);
    const lastHour = await getPage(edge, '?period=hour');
    expect(lastHour).toContain('No visit is counted yet.');
    expect(lastHour).toContain('<a href="/_shop?period=hour" aria-current="page">Last hour</a>');
  });

  it('show searched words as text, whatever they contain [X-34]', async () => {
    const edge = await opened();
    const attack = '<img src=x onerror=alert(1)>"\'&';
    for (let at = 0; at < 3; at += 1)
      await sendEvents(edge.app, await openPage(edge.app), [search(attack), search('noor@example.com')]);
    const body = await getPage(edge);
    expect(body).toContain(
      '<bdi>&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;</bdi></th><td class="num">3</td>',
    );
    expect(body).not.toMatch(/<img|noor@/);
  });

  it('count only with the ticket of the visitor’s own page, for hours [X-34]', async () => {
    const edge = await opened();
    const one = await openPage(edge.app);
    const other = await openPage(edge.app);
    const send = (by: Reporter, orderId: number, headers?: Record<string, string>) =>
      sendEvents(edge.app, by, [purchase(orderId)], headers);
    await send({ ...one, ticket: undefined }, 1);
    await send({ ...one, ticket: 'made~up' }, 2);
    await send({ ...one, cookie: other.cookie }, 3);
    await send(one, 4, { 'sec-fetch-site': 'cross-site' });
    await send(one, 5, { origin: 'https://evil.example' });
    await send(one, 6, {});
    expect(ordersIn(await getPage(edge))).toBe(0);
    await send(one, 7);
    skipTime(3);
    await send(one, 8);
    expect(ordersIn(await getPage(edge))).toBe(2);
    skipTime(10);
    await send(one, 9);
    expect(ordersIn(await getPage(edge))).toBe(2);
  });

  it('say how many events were too many [X-34]', async () => {
    const edge = await opened();
    const one = await openPage(edge.app);
    await sendEvents(
      edge.app,
      one,
      Array.from({ length: 14 }, (_, at) => purchase(at + 1)),
    );
    const body = await getPage(edge);
    expect(ordersIn(body)).toBe(10);
    expect(body).toContain('4 events did not count: one network or visitor has sent more');
  });
});

describe('with a folder', () => {
  const newFolder = () => {
    const folder = mkdtempSync(join(tmpdir(), 'shop-statistics-'));
    folders.push(folder);
    return folder;
  };

  it('a restarted edge continues its counts, which it saves every minute and at its end [X-34]', async () => {
    const folder = newFolder();
    const first = await opened({}, folder);
    await sendEvents(first.app, await openPage(first.app), [purchase(1)]);
    expect(await getPage(first)).toContain('A restart of the edge keeps them.');
    await passTime(60_000);
    await until(() => existsSync(join(folder, 'shop-statistics.json')));
    await sendEvents(first.app, await openPage(first.app), [purchase(3)]);
    await edges.shift()?.close();
    const second = await opened({}, folder);
    await sendEvents(second.app, await openPage(second.app), [purchase(2)]);
    expect(ordersIn(await getPage(second))).toBe(3);
  });

  it('a damaged file is as none [X-34]', async () => {
    const folder = newFolder();
    writeFileSync(join(folder, 'shop-statistics.json'), '{"version":1,"since":');
    const edge = await opened({}, folder);
    expect(ordersIn(await getPage(edge))).toBe(0);
    await edges.shift()?.close();
    expect(JSON.parse(readFileSync(join(folder, 'shop-statistics.json'), 'utf8'))).toMatchObject({
      version: 1,
    });
  });
});
