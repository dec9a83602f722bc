import { createInstance } from '@module-federation/enhanced/runtime';
import type { ClientRelease } from '../boot-data';
import { RemoteLoadError } from '../fallback-chain';
import { releaseName } from '../names';
import { createEntryScript, entryDeadline, waitForEntries } from './entry-script';
import { forDevelopers, RemoteLoader } from './remote-loader';

/** The real federation runtime with containers instead of remote entries: a script's `load` or `error` is dispatched. */
type Entry = 'ok' | 'gone' | 'html' | 'hangs';

const page = { kind: 'page', app: 'mfe-cart', name: 'checkout' } as const;
const entries = new Map<string, { answer: Entry; name: string; text: string; exposes: string[] }>();

function release(version: string, respond: Entry, exposes = ['./routes', './slots']): ClientRelease {
  const buildId = `b${version.replaceAll('.', '')}`;
  const url = `http://shop.test/mfe-cart/${version}/remoteEntry.js`;
  entries.set(url, {
    answer: respond,
    name: releaseName('mfe-cart', version, buildId),
    text: `cart ${version}`,
    exposes,
  });
  return {
    app: 'mfe-cart',
    version,
    buildId,
    entry: { url, integrity: '' },
    routes: [{ path: '/checkout', page: 'checkout' }],
    slots: ['cart-bar'],
    listeners: [],
  };
}

const createContainer = (text: string, exposes: string[]) => ({
  init: () => undefined,
  get: async (exposedModule: string) => {
    if (!exposes.includes(exposedModule))
      throw new Error(`Module "${exposedModule}" does not exist in container.`);
    const Component = () => text;
    return () => ({ routes: { checkout: async () => ({ Page: Component }) } });
  },
});

function respondToScript(script: HTMLScriptElement, url: string) {
  const entry = entries.get(url);
  if (!entry || entry.answer === 'hangs') return;
  setTimeout(() => {
    if (entry.answer === 'ok') {
      (globalThis as Record<string, unknown>)[entry.name] = createContainer(entry.text, entry.exposes);
    }
    script.dispatchEvent(new Event(entry.answer === 'gone' ? 'error' : 'load'));
  });
}

let instances = 0;
function createLoader(live: ClientRelease, previous: ClientRelease | null = null, timeout = 50) {
  const instance = createInstance({
    name: `host_${(instances += 1)}`,
    remotes: [],
    plugins: [
      {
        name: 'scripts',
        createScript: ({ url }) => {
          const script = document.createElement('script');
          script.type = 'text/plain'; // jsdom loads nothing; the test dispatches the event
          script.src = url;
          respondToScript(script, url);
          return { script, timeout };
        },
      },
    ],
  });
  return new RemoteLoader({ 'mfe-cart': { live, previous } }, instance);
}

const shown = (component: unknown) => (component as () => string)();
const respond = (version: string, now: Entry) => {
  const entry = entries.get(`http://shop.test/mfe-cart/${version}/remoteEntry.js`);
  if (entry) entry.answer = now;
};

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.useRealTimers());

/** Advances time until the promise is settled; returns its outcome, or that it is still pending after a minute. */
async function settled(promise: Promise<unknown>): Promise<unknown> {
  let outcome: unknown = 'waits';
  const listener = (value: unknown) => {
    outcome = String(value);
  };
  promise.then(listener, listener);
  for (let step = 10; step < 60_000 && outcome === 'waits'; step *= 2)
    await jest.advanceTimersByTimeAsync(step);
  return outcome;
}

/** Advances time until the promise is resolved or rejected. */
async function settle<Value>(promise: Promise<Value>): Promise<Value> {
  await settled(promise);
  return promise;
}

it('loads the texts that are declared so far together with a component, and afterwards those that it declares', async () => {
  let requests = 0;
  let request = () => {};
  const requested = new Promise<void>((resolve) => (request = resolve));
  const prepare = async () => {
    requests += 1;
    request();
  };
  const Page = () => null;
  const pages = { landing: () => requested.then(() => ({ Page })) };
  const federation = { registerRemotes: () => undefined, loadRemote: async () => null };
  const loader = new RemoteLoader({}, federation, { routes: [], pages, prepare });
  expect(await settle(loader.load({ kind: 'page', app: 'host', name: 'landing' }, 'live'))).toBe(Page);
  expect(requests).toBe(2);
});

it('shows v1, then v2, then v1 again, each unchanged, in one page [F-15]', async () => {
  const loader = createLoader(release('2.0.0', 'ok'), release('1.9.0', 'ok'));
  expect(shown(await settle(loader.load(page, 'previous')))).toBe('cart 1.9.0');
  expect(shown(await settle(loader.load(page, 'live')))).toBe('cart 2.0.0');
  expect(shown(loader.ready(page, 'previous'))).toBe('cart 1.9.0');
  expect(shown(loader.ready(page, 'live'))).toBe('cart 2.0.0');
});

it.each<[string, Entry]>([
  ['is gone', 'gone'],
  ['sets no global, as HTML and empty files do', 'html'],
  ['hangs', 'hangs'],
])('rejects when the entry %s, and can load the previous release [F-02][F-03]', async (_case, kind) => {
  const version = `3.0.${kind.length}`;
  const loader = createLoader(release(version, kind), release(`2.9.${kind.length}`, 'ok'));
  await expect(settle(loader.load(page, 'live'))).rejects.toBeInstanceOf(RemoteLoadError);
  expect(loader.ready(page, 'live')).toBeUndefined();
  expect(shown(await settle(loader.load(page, 'previous')))).toBe(`cart 2.9.${kind.length}`);
});

it('loads the previous release within eight seconds when the live one hangs [F-03]', async () => {
  const loader = createLoader(release('3.3.0', 'hangs'), release('3.2.0', 'ok'), entryDeadline);
  let previous: unknown = null;
  void loader
    .load(page, 'live')
    .catch(() => loader.load(page, 'previous'))
    .then((componentRef) => {
      previous = componentRef;
    });
  await jest.advanceTimersByTimeAsync(8_000);
  expect(shown(previous)).toBe('cart 3.2.0');
});

it('loads an entry that is available again, without a reload [F-04]', async () => {
  const loader = createLoader(release('4.0.0', 'gone'));
  await expect(settle(loader.load(page, 'live'))).rejects.toMatchObject({ retriable: true });
  respond('4.0.0', 'ok');
  expect(shown(await settle(loader.load(page, 'live')))).toBe('cart 4.0.0');
});

it('rejects for an exposed module that the release does not expose [F-18]', async () => {
  const loader = createLoader(release('5.0.0', 'ok', ['./slots']));
  await expect(settle(loader.load(page, 'live'))).rejects.toBeInstanceOf(RemoteLoadError);
});

it('rejects without retry if the exposed module has no such component [F-18]', async () => {
  const loader = createLoader(release('5.1.0', 'ok'));
  const missing = loader.load({ ...page, name: 'nowhere' }, 'live');
  await expect(settle(missing)).rejects.toMatchObject({ retriable: false });
});

it('finds the provider of a slot in the live releases, and null without one', () => {
  const loader = createLoader(release('6.0.0', 'ok'));
  expect(loader.getApp({ kind: 'slot', name: 'cart-bar' })).toBe('mfe-cart');
  expect(loader.getApp({ kind: 'slot', name: 'wishlist-heart' })).toBeNull();
});

it('preloads every script of a deferred slot, each once', async () => {
  const live = release('6.1.0', 'ok');
  const scripts = ['remoteEntry', 'slots', 'cart-bar'].map((name) => ({
    url: `http://shop.test/mfe-cart/6.1.0/${name}.js`,
    integrity: `sha384-${name}`,
  }));
  const loader = createLoader({ ...live, slotScripts: { 'cart-bar': scripts } });
  const requested = () =>
    [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')].map(
      ({ href, integrity }) => ({ url: href, integrity }),
    );
  loader.load({ kind: 'slot', name: 'cart-bar' }, 'live').catch(() => undefined);
  expect(requested()).toEqual(scripts);
  loader.load({ kind: 'slot', name: 'cart-bar' }, 'live').catch(() => undefined);
  expect(requested()).toHaveLength(scripts.length);
});

it('preloads the page of an address', async () => {
  const loader = createLoader(release('7.0.0', 'ok'));
  loader.prefetchPage({ path: '/checkout', search: '', moduleType: null });
  await jest.advanceTimersByTimeAsync(50);
  expect(shown(loader.ready(page, 'live'))).toBe('cart 7.0.0');
});

describe('a server-rendered page', () => {
  const rendered = { kind: 'page', app: 'mfe-cart', name: 'checkout' } as const;
  it('is loaded before it is hydrated', async () => {
    const loader = createLoader(release('8.0.0', 'ok'));
    await settle(loader.loadRendered([rendered]));
    expect(shown(loader.ready(page, 'live'))).toBe('cart 8.0.0');
  });

  it('stays unhydrated while its code cannot be loaded, and is hydrated by Retry [F-04]', async () => {
    const loader = createLoader(release('8.1.0', 'gone'));
    const notified = jest.fn();
    loader.unhydrated.store.subscribe(notified);
    await settle(loader.loadRendered([rendered]));
    const requested = loader.load(page, 'live');
    expect(await settled(requested)).toBe('waits');
    expect([notified.mock.calls.length, loader.unhydrated.store.getState()]).toEqual([1, [rendered]]);

    loader.again('mfe-cart');
    expect(await settled(requested)).toBe('waits');
    respond('8.1.0', 'ok');
    loader.again('mfe-cart');
    expect(shown(await settle(requested))).toBe('cart 8.1.0');
    expect(loader.unhydrated.store.getState()).toEqual([]);
  });

  it('falls back to a working previous release, else stays unhydrated [F-02]', async () => {
    const loader = createLoader(release('8.3.0', 'gone'), release('8.2.0', 'ok'));
    await settle(loader.loadRendered([rendered]));
    await expect(settle(loader.load(page, 'live'))).rejects.toBeInstanceOf(RemoteLoadError);

    const hopeless = createLoader(release('8.5.0', 'gone'), release('8.4.0', 'gone'));
    await settle(hopeless.loadRendered([rendered]));
    expect(await settled(hopeless.load(page, 'live'))).toBe('waits');
  });

  it('is a page like any other after the visitor has navigated', async () => {
    const loader = createLoader(release('8.6.0', 'gone'));
    await settle(loader.loadRendered([rendered]));
    void loader.load(page, 'live');
    await settled(new Promise(() => undefined));
    loader.leave();
    expect(loader.unhydrated.store.getState()).toEqual([]);
    await expect(settle(loader.load(page, 'live'))).rejects.toBeInstanceOf(RemoteLoadError);
  });
});

describe('under a development server', () => {
  const compiling = 10 * 60_000;

  /** A loader whose remote responds after the milliseconds: with its page, or with a failure. */
  function createDeveloperLoader(delay: number, error?: Error) {
    const Page = () => 'compiled';
    const exposed = { routes: { checkout: async () => ({ Page }) } };
    const respondLater = new Promise((resolve, reject) =>
      setTimeout(() => (error ? reject(error) : resolve(exposed)), delay),
    );
    respondLater.catch(() => undefined);
    const federation = { registerRemotes: () => undefined, loadRemote: () => respondLater };
    const remotes = { 'mfe-cart': { live: release('0.0.0', 'ok'), previous: null } };
    return new RemoteLoader(remotes, federation, undefined, forDevelopers);
  }

  it('waits as long as it takes to compile', async () => {
    const loading = createDeveloperLoader(compiling).load(page, 'live');
    await jest.advanceTimersByTimeAsync(compiling);
    expect(shown(await loading)).toBe('compiled');
    waitForEntries();
    expect(createEntryScript('http://shop.test/remoteEntry.js').timeout).toBeGreaterThan(compiling);
  });

  it('shows a failure at once, and does not remember that it was slow', async () => {
    for (const delay of [0, compiling]) {
      const loader = createDeveloperLoader(delay, new Error('does not compile'));
      for (const _attempt of ['first', 'next']) {
        const failed = loader.load(page, 'live').catch((error: unknown) => error);
        await jest.advanceTimersByTimeAsync(delay);
        const cause = expect.objectContaining({ message: 'does not compile' }) as unknown;
        expect(await failed).toMatchObject({ retriable: false, cause });
      }
    }
  });
});
