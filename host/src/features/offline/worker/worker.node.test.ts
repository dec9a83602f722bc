import { openNotification, toOwnLink, showNotification } from './notifications';
import type { WorkerBrand } from '@shop/federation';
import { light } from '@shop/ui/tokens';
import { createOfflineResponse } from './offline-response';
import { respondWithPage, type FailureReason } from './page-response';
import { respondWithFile, isReleaseFile } from './release-file';
import type { WorkerScope } from './worker-scope';

const origin = 'https://shop.example';
const none = Promise.resolve(undefined);

describe('pages', () => {
  afterEach(() => void jest.useRealTimers());

  const offline = (reason: FailureReason) => new Response(reason);
  const page = (init: RequestInit = {}) => new Request(`${origin}/home`, init);
  const ask = (
    request: Request,
    fetch: () => Promise<Response>,
    preload: Promise<Response | undefined> = none,
  ) => respondWithPage({ request, preload }, { fetch, offline, timeout: 20 });

  it.each([200, 302, 404, 500, 503])("are the shop's response (%s), never cached [F-09]", async (status) => {
    const response = await ask(page(), () => Promise.resolve(new Response('own', { status })));
    expect([response.status, await response.text()]).toEqual([status, 'own']);
  });

  it('are not requested twice when the browser has started already', async () => {
    const fetch = jest.fn(() => Promise.reject(new Error('twice')));
    const response = await ask(page(), fetch, Promise.resolve(new Response('begun')));
    expect(await response.text()).toBe('begun');
    expect(fetch).not.toHaveBeenCalled();
  });

  it('are replaced by the offline page when there is no network [X-09] [F-08]', async () => {
    const gone = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await (await ask(page(), gone)).text()).toBe('network');
    expect(await (await ask(page(), gone, Promise.reject(new Error('preload')))).text()).toBe('network');
  });

  it('time out when nothing responds, unless the visitor reloads [F-07]', async () => {
    jest.useFakeTimers();
    let response = () => {};
    const slow = () =>
      new Promise<Response>((resolve) => (response = () => resolve(new Response('at last'))));
    const pending = ask(page(), slow);
    await jest.advanceTimersByTimeAsync(20);
    expect(await (await pending).text()).toBe('slow');
    const again = ask(page({ cache: 'no-cache' }), slow);
    await jest.advanceTimersByTimeAsync(600_000);
    response();
    expect(await (await again).text()).toBe('at last');
  });

  it('the offline page runs nothing but its own script [F-36]', async () => {
    const response = createOfflineResponse('const a = "</script>";', 'n0', 'network');
    expect(response.headers.get('content-security-policy')).toContain("script-src 'nonce-n0'");
    expect(response.headers.get('cache-control')).toBe('no-store');
    const html = await response.text();
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    expect(html).toContain('data-reason="network"');
  });

  it('the offline page has name, logo, colours and corners of the shop’s brand [X-33]', async () => {
    const brand = {
      name: 'Saf"fron',
      names: { ar: 'زعفران' },
      colors: { light: { brand: '#6D3FA8' }, dark: { brand: '#C3A6EC' } },
      radius: 6,
      logo: 'data:image/svg+xml;base64,AA',
      logoDark: 'data:image/svg+xml;base64,BB',
    };
    const toHtml = (own?: WorkerBrand) => createOfflineResponse('', 'n0', 'network', own).text();
    const html = await toHtml(brand);
    expect(html).toContain(
      'data-names="{&#34;ar&#34;:&#34;زعفران&#34;,&#34;default&#34;:&#34;Saf\\&#34;fron&#34;}"',
    );
    expect(html).toMatch(/:root{[^}]*--brand:#6D3FA8;[^}]*--radius:6px;--radius-card:8px/);
    expect(html).toMatch(/:root\[data-theme=dark\]{[^}]*--brand:#C3A6EC/);
    expect(html).toContain('data-for="light" alt="" src="data:image/svg+xml;base64,AA"');
    expect(html).toContain('data-for="dark" alt="" src="data:image/svg+xml;base64,BB"');
    const tiles = '<header><svg';
    expect(html).not.toContain(tiles);
    expect(await toHtml({ symbol: 'data:image/svg+xml;base64,CC' })).toContain(
      '.symbol{mask:url("data:image/svg+xml;base64,CC")',
    );
    expect(await toHtml()).toContain(tiles);
    expect(await toHtml()).toContain(`--brand:${light.brand}`);
  });
});

/** The parts of a cache that are used, in order of writing. */
class FakeCache {
  readonly entries = new Map<string, Response>();
  match = (url: string) => Promise.resolve(this.entries.get(url)?.clone());
  put = (url: string, response: Response) => Promise.resolve(void this.entries.set(url, response));
  keys = () => Promise.resolve([...this.entries.keys()].map((url) => new Request(url)));
  delete = ({ url }: Request) => Promise.resolve(this.entries.delete(url));
}

describe('files of releases', () => {
  const file = (name = 'main.0a1b2c3d.js') => `${origin}/remotes/host/1.0.0-9f3c2a1b/${name}`;
  const sum = 'sha384-oqVuAfXRKap7fdgcCY5uykM6+R9GqQ8K/uxy9rx7HNQlGYl1kPzQho1wx4JwY8wC';
  const createFile = (body: string, { status = 200, type = 'text/javascript' } = {}) => {
    const response = new Response(body, { status, headers: { 'content-type': type } });
    Object.defineProperty(response, 'type', { value: 'basic' });
    return response;
  };
  let cache: FakeCache;
  let work: Promise<unknown>[];
  const ask = async (request: Request, response: () => Promise<Response>) => {
    const caches = { open: () => Promise.resolve(cache) } as unknown as CacheStorage; // Only these parts of the event are used.
    const found = await respondWithFile(request, {
      caches,
      fetch: response,
      waitUntil: (job) => void work.push(job),
    });
    await Promise.all(work);
    return found;
  };
  beforeEach(() => {
    cache = new FakeCache();
    work = [];
  });

  it('are recognised by the hash in their name', () => {
    expect(isReleaseFile('/remotes/host/1.0.0-9f3c2a1b/main.0a1b2c3d.js')).toBe(true);
    expect(isReleaseFile('/remotes/mfe-cart/1.2.0-aa/assets/mark.0a1b2c3d.svg')).toBe(true);
    for (const path of [
      '/remotes/host/1.0.0-a/worker.js',
      '/remotes/host/1.0.0-a/release.json',
      '/api/v1/config',
      '/media/items/1.0a1b2c3d.png',
      '/sw.js',
    ])
      expect(isReleaseFile(path)).toBe(false);
  });

  it('are requested once', async () => {
    const request = () => new Request(file(), { integrity: sum });
    expect(await (await ask(request(), () => Promise.resolve(createFile('code')))).text()).toBe('code');
    const again = await ask(request(), () => Promise.reject(new Error('asked again')));
    expect(await again.text()).toBe('code');
  });

  it.each([
    ['missing', { status: 404 }],
    ['a page', { type: 'text/html' }],
  ])(
    'are not cached when the response is %s: the next request goes to the network [F-05]',
    async (_what, kind) => {
      const request = new Request(file(), { integrity: sum });
      await ask(request, () => Promise.resolve(createFile('no', kind)));
      expect(cache.entries.size).toBe(0);
    },
  );

  it('are not cached without an integrity check, or when it fails [F-39]', async () => {
    await ask(new Request(file()), () => Promise.resolve(createFile('unchecked')));
    const tampered = ask(new Request(file(), { integrity: sum }), () =>
      Promise.reject(new TypeError('integrity')),
    );
    await expect(tampered).rejects.toThrow('integrity');
    expect(cache.entries.size).toBe(0);
  });

  it('are removed to make room for newer ones', async () => {
    const name = (number: number) => `f.${String(number).padStart(8, '0')}.woff2`;
    for (let number = 0; number < 170; number += 1)
      await ask(new Request(file(name(number))), () =>
        Promise.resolve(createFile('font', { type: 'font/woff2' })),
      );
    expect(cache.entries.size).toBe(160);
    expect(cache.entries.has(file(name(0)))).toBe(false);
    expect(cache.entries.has(file(name(169)))).toBe(true);
  });

  it('are loaded when nothing may be stored [F-31]', async () => {
    const caches = { open: () => Promise.reject(new Error('SecurityError')) } as unknown as CacheStorage;
    const waitUntil = jest.fn();
    const found = await respondWithFile(new Request(file()), {
      caches,
      fetch: () => Promise.resolve(createFile('code')),
      waitUntil,
    });
    expect(await found.text()).toBe('code');
    expect(waitUntil).not.toHaveBeenCalled();
  });
});

describe('notifications [X-09]', () => {
  const shown: [string, NotificationOptions | undefined][] = [];
  const opened: string[] = [];
  const focused: string[] = [];
  let tabs: string[] = [];
  const scope = {
    location: { origin },
    registration: {
      showNotification: (title: string, options?: NotificationOptions) =>
        Promise.resolve(void shown.push([title, options])),
    },
    clients: {
      matchAll: () =>
        Promise.resolve(tabs.map((url) => ({ url, focus: () => Promise.resolve(focused.push(url)) }))),
      openWindow: (url: string) => Promise.resolve(opened.push(url)),
    },
  } as unknown as WorkerScope; // Only these parts of the scope are used.
  beforeEach(() => {
    for (const list of [shown, opened, focused]) list.length = 0;
    tabs = [];
  });

  it('show what the backend has sent, in its language', async () => {
    const reported = {
      title: 'تم تأكيد الطلب',
      body: 'أكّد',
      link: '/my-orders?order_id=7',
      tag: 'order-7',
      lang: 'ar',
    };
    await showNotification(scope, { json: () => reported });
    expect(shown).toMatchObject([
      [
        'تم تأكيد الطلب',
        { body: 'أكّد', tag: 'order-7', lang: 'ar', dir: 'rtl', data: { link: '/my-orders?order_id=7' } },
      ],
    ]);
  });

  it('are counted on the app’s icon, until they are opened [X-32]', async () => {
    const badges: number[] = [];
    const waiting = [{}, {}];
    const withBadge = {
      ...scope,
      registration: { ...scope.registration, getNotifications: () => Promise.resolve(waiting) },
      navigator: {
        setAppBadge: (count: number) => Promise.resolve(void badges.push(count)),
        clearAppBadge: () => Promise.resolve(void badges.push(0)),
      },
    } as unknown as WorkerScope;
    await showNotification(withBadge, { json: () => ({ title: 'Confirmed' }) });
    waiting.length = 1;
    const close = () => void waiting.pop();
    await openNotification(withBadge, { close } as unknown as Notification);
    expect(badges).toEqual([2, 0]);
  });

  it.each([[null], ['text'], [{}], [{ title: 7 }]])('ignore %j', async (value) => {
    await showNotification(scope, { json: () => value });
    await showNotification(scope, {
      json: () => {
        throw new SyntaxError('not JSON');
      },
    });
    expect(shown).toEqual([]);
  });

  it.each([
    ['/my-orders?order_id=7', '/my-orders?order_id=7'],
    [`${origin}/home`, '/home'],
    ['//evil.example', '/'],
    ['https://evil.example/my-orders', '/'],
    ['javascript:alert(1)', '/'],
    [undefined, '/'],
  ])('map %s to %s [F-37]', (link, path) => {
    expect(toOwnLink(link, origin)).toBe(path);
  });

  it('focus the tab that shows the order, and leave other tabs alone', async () => {
    const close = jest.fn();
    const notification = { close, data: { link: '/my-orders?order_id=7' } } as unknown as Notification;
    tabs = [`${origin}/checkout`];
    await openNotification(scope, notification);
    expect([opened, focused]).toEqual([[`${origin}/my-orders?order_id=7`], []]);
    tabs.push(`${origin}/my-orders?order_id=7`);
    await openNotification(scope, notification);
    expect(opened).toHaveLength(1);
    expect(focused).toEqual([`${origin}/my-orders?order_id=7`]);
    expect(close).toHaveBeenCalledTimes(2);
  });
});
