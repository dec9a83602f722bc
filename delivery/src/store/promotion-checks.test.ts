import { buildRelease, newStore, release, type BuildOptions } from '../../fixtures/build-release';

const contract = (provides: string, requires: Record<string, string>): BuildOptions => ({
  contract: { provides, requires },
});
const route = (path: string): BuildOptions => ({ routes: [{ path, page: 'page' }] });

async function live(...releases: [app: string, version: string, options?: BuildOptions][]) {
  const { store } = newStore();
  for (const [app, version, options] of releases) await release(store, app, version, options);
  return store;
}

it('refuses an address that another app serves, for any parameter name', async () => {
  const store = await live(['host', '1.0.0'], ['mfe-catalog', '1.0.0', route('/product/:id')]);
  await expect(release(store, 'mfe-cart', '1.0.0', route('/product/:item'))).rejects.toThrow(
    'address /product/:item is served by mfe-catalog@1.0.0 (/product/:id)',
  );
  await expect(release(store, 'mfe-catalog', '1.1.0', route('/product/:item'))).resolves.toBeDefined();
});

it.each([
  ['/checkout', '/checkout/'],
  ['/checkout', '/CHECKOUT'],
  ['/checkout', 'checkout'],
  ['/checkout', '//checkout'],
  ['/checkout', '/checkout/:step?'],
  ['/checkout', '/en?/checkout'],
  ['/checkout', '/checkout*'],
  ['/checkout/:step?', '/checkout'],
  ['/checkout/:step?', '/checkout/:page'],
  ['/product/:id', '/Product/:item'],
  ['/', '/:page?'],
  ['*', '/*'],
])(
  'refuses a remote that would take %s with the route %s: the router tells them not apart',
  async (served, path) => {
    const store = await live(['host', '1.0.0'], ['mfe-catalog', '1.0.0', route(served)]);
    await expect(release(store, 'mfe-cart', '1.0.0', route(path))).rejects.toThrow(
      `address ${path} is served by mfe-catalog@1.0.0 (${served})`,
    );
  },
);

it.each([
  ['/store/:id', '/store/latest'],
  ['/checkout', '/checkout/:step'],
  ['/checkout', '/checkout/*'],
  ['/checkout', '/checkout-later'],
  ['*', '/gifts/*'],
  ['*', '/shared'],
  ['*', '/gifts/api'],
])('accepts a remote with another address than %s: %s', async (served, path) => {
  const store = await live(['host', '1.0.0'], ['mfe-catalog', '1.0.0', route(served)]);
  await expect(release(store, 'mfe-cart', '1.0.0', route(path))).resolves.toBeDefined();
});

it.each([
  '/api/gifts',
  'Share',
  '/healthz',
  '/payment-mobile/:id',
  '/icons/:name?',
  '/en?/_delivery',
  '/remotes*',
])('refuses the route %s, at which the edge serves something else [F-19]', async (path) => {
  const store = await live(['host', '1.0.0']);
  await expect(release(store, 'mfe-gifts', '1.0.0', route(path))).rejects.toThrow(
    `address ${path} is the edge's own`,
  );
});

describe.each<[string, BuildOptions]>([
  ['command cart:open-requested is handled', { listeners: ['cart:open-requested'] }],
  ['slot cart-button is provided', { slots: ['cart-button'] }],
])('a second app for one: %s', (what, offer) => {
  it('is refused, with the way to hand it over', async () => {
    const store = await live(['host', '1.0.0'], ['mfe-cart', '1.0.0', offer]);
    await expect(release(store, 'mfe-gifts', '1.0.0', offer)).rejects.toThrow(
      `${what} by mfe-cart@1.0.0: to hand it over, promote this release in one step with one of mfe-cart without it`,
    );
    await expect(release(store, 'mfe-cart', '1.1.0', offer)).resolves.toBeDefined();
  });

  it('gets it in one step with a release of the first without it, or after that', async () => {
    const store = await live(['host', '1.0.0'], ['mfe-cart', '1.0.0', offer]);
    await store.publish('mfe-cart', buildRelease('mfe-cart', '2.0.0'));
    await store.publish('mfe-gifts', buildRelease('mfe-gifts', '1.0.0', offer));
    const both = [
      { app: 'mfe-gifts', version: '1.0.0' },
      { app: 'mfe-cart', version: '2.0.0' },
    ];
    await expect(store.promoteTogether(both, { percent: 10 })).rejects.toThrow(what);
    await expect(store.promoteTogether(both)).resolves.toBeDefined();
    await expect(store.promote('mfe-cart', '1.0.0')).rejects.toThrow('by mfe-gifts@1.0.0');
  });
});

it('accepts menu entries of any number of apps', async () => {
  const offer = { slots: ['menu-entry'] };
  const store = await live(['host', '1.0.0'], ['mfe-cart', '1.0.0', offer]);
  await expect(release(store, 'mfe-gifts', '1.0.0', offer)).resolves.toBeDefined();
});

it('refuses a remote that needs a newer host [F-17]', async () => {
  const store = await live(['host', '1.0.0', contract('1.1.0', {})]);
  const asking = release(store, 'mfe-cart', '1.0.0', contract('1.2.0', { host: '^1.2.0' }));
  await expect(asking).rejects.toThrow(
    "mfe-cart@1.0.0 needs host's contract ^1.2.0, and host@1.0.0 has 1.1.0",
  );
});

it('refuses a host that is incompatible with a live remote [F-17]', async () => {
  const store = await live(['host', '1.0.0'], ['mfe-cart', '1.0.0']);
  await expect(release(store, 'host', '2.0.0', contract('2.0.0', {}))).rejects.toThrow(
    'mfe-cart@1.0.0 needs',
  );
});

it('refuses a slot of another major version than the required one', async () => {
  const store = await live(
    ['host', '1.0.0'],
    ['mfe-cart', '1.0.0', { slots: ['add-to-cart'], ...contract('1.0.0', {}) }],
  );
  const asking = release(store, 'mfe-catalog', '1.0.0', contract('1.0.0', { 'slot:add-to-cart': '^2.0.0' }));
  await expect(asking).rejects.toThrow('needs slot:add-to-cart ^2.0.0');
});

it('refuses a remote that was built against another React [F-19]', async () => {
  const store = await live(['host', '1.0.0']);
  const shared = { react: { version: '20.0.0', range: '^20.0.0' } };
  await expect(release(store, 'mfe-cart', '1.0.0', { shared })).rejects.toThrow('needs react ^20.0.0');
});

it.each([
  ['react', '19.4.0'],
  ['@shop/ui', '1.15.0'],
])(
  'refuses a remote that was compiled against a newer %s than the host offers, and names both [F-19]',
  async (name, compiled) => {
    const offered = {
      react: { version: '19.3.1', range: '^19.3.1' },
      '@shop/ui': { version: '1.14.0', range: '^1.14.0' },
    };
    const store = await live(['host', '1.0.0', { shared: offered }]);
    const against = (version: string) => ({ shared: { [name]: { version, range: `^${version}` } } });
    await expect(release(store, 'mfe-gifts', '1.1.0', against(compiled))).rejects.toThrow(
      `mfe-gifts@1.1.0 needs ${name} ^${compiled}, and host@1.0.0 has ${offered[name as keyof typeof offered].version}`,
    );
    await expect(
      release(store, 'mfe-gifts', '1.0.0', against(offered[name as keyof typeof offered].version)),
    ).resolves.toBeDefined();
  },
);

it.each([
  ['1.2.3', '^1.2.0', true],
  ['1.1.9', '^1.2.0', false],
  ['2.0.0', '^1.2.0', false],
  ['0.2.5', '^0.2.1', true],
  ['0.3.0', '^0.2.1', false],
  ['2.9.4', '~2.9.2', true],
  ['2.10.0', '~2.9.2', false],
  ['1.2.4', '1.2.3', false],
  ['1.2.4', '*', true],
  ['18.3.1', '>=17 <18 || ^18.2', true],
  ['1.3.0-rc.1', '^1.2.0', true],
  ['1.2.4', 'newest', false],
  ['nonsense', '^1.0.0', false],
])('takes a shared %s in the range %s: %s [F-19]', async (version, range, isTaken) => {
  const store = await live(['host', '1.0.0', { shared: { react: { version, range: '*' } } }]);
  const problem = await release(store, 'mfe-cart', '1.0.0', { shared: { react: { version, range } } }).then(
    () => null,
    String,
  );
  expect(problem).toEqual(isTaken ? null : expect.stringContaining(`needs react ${range}`));
});

it('checks against a canary too: it has visitors', async () => {
  const store = await live(['host', '1.0.0'], ['mfe-catalog', '1.0.0']);
  await release(store, 'mfe-catalog', '1.1.0', route('/deals'), 5);
  await expect(release(store, 'mfe-cart', '1.0.0', route('/deals'))).rejects.toThrow('mfe-catalog@1.1.0');
});

it('accepts a host and its remotes of a new major version in one step, although each alone would be refused', async () => {
  const store = await live(['host', '1.0.0'], ['mfe-cart', '1.0.0']);
  await store.publish('host', buildRelease('host', '2.0.0', contract('2.0.0', {})));
  await store.publish('mfe-cart', buildRelease('mfe-cart', '2.0.0', contract('2.0.0', { host: '^2.0.0' })));
  const both = ['host', 'mfe-cart'].map((app) => ({ app, version: '2.0.0' }));
  await expect(store.promote('mfe-cart', '2.0.0')).rejects.toThrow('needs');
  await expect(store.promoteTogether(both, { percent: 10 })).rejects.toThrow('needs');
  const before = (await store.table()).extras.revision;
  expect((await store.promoteTogether(both)).extras.revision).toBe(before + 1);
});

it('refuses a remote where no host is released, and accepts all apps in one step in any order', async () => {
  const { store } = newStore();
  const cart = { app: 'mfe-cart', version: '1.0.0' };
  const host = { app: 'host', version: '1.0.0' };
  for (const { app, version } of [cart, host]) await store.publish(app, buildRelease(app, version));
  for (const percent of [10, 100])
    await expect(store.promote(cart.app, cart.version, percent)).rejects.toThrow('no host is released');
  expect((await store.table()).extras.revision).toBe(0);
  const { microFrontends } = await store.promoteTogether([cart, host]);
  expect(Object.keys(microFrontends)).toEqual(['mfe-cart', 'host']);
});
