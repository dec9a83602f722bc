import { withoutContent, type BootData, type ClientRelease } from '@shop/federation';
import { withRemote } from './page';

const release: ClientRelease = {
  app: 'mfe-gifts',
  version: '0.0.0',
  buildId: 'dev',
  entry: { url: '/remotes/mfe-gifts/development/remoteEntry.js', integrity: '' },
  routes: [{ path: '/gifts', page: 'home-page' }],
  slots: ['menu-entry'],
  listeners: [],
};
const cart: ClientRelease = { ...release, app: 'mfe-cart', version: '1.4.0', routes: [] };

const boot: BootData = {
  ...withoutContent,
  remotes: { 'mfe-cart': { live: cart, previous: null }, 'mfe-gifts': { live: cart, previous: cart } },
  host: { version: '1.0.0', buildId: 'a' },
  off: ['/gifts', '/wallet'],
  revision: 7,
  language: 'en',
  direction: 'ltr',
  theme: 'light',
  apiOrigin: '',
  config: { name: '</script>$& shop' },
  modules: null,
  mapsKey: null,
  visitorId: 'v',
  ticket: 'counted',
  worker: true,
  madeAt: 1,
  rendered: [],
};
const toJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
const page = `<!doctype html><div id="root">old</div><script nonce="n" type="application/json" id="shop-boot">${toJson(boot)}</script><script src="/main.js"></script>`;

const read = (html: string | null) =>
  JSON.parse(/id="shop-boot">(.*?)<\/script>/s.exec(html ?? '')?.[1] ?? 'null') as BootData | null;

it("replaces this remote in a released shop's page, for browsers to render", () => {
  const html = withRemote(page, release);
  const { ticket: _, ...rest } = boot;
  expect(read(html)).toEqual({
    ...rest,
    remotes: { ...boot.remotes, 'mfe-gifts': { live: release, previous: null } },
    off: ['/wallet'],
    madeAt: null,
    rendered: null,
    worker: false,
  });
  expect(html).toContain('<script src="/main.js"></script>');
});

it('leaves other documents alone', () => {
  expect(withRemote('<!doctype html><p>Not found</p>', release)).toBeNull();
});
