import type { BootData } from '@shop/federation';
import { createRouter } from './router';

/** Only the routes of a remote are used. */
const remote = (app: string, ...paths: string[]) => ({
  live: { app, routes: paths.map((path) => ({ path, page: path })) },
});
const boot = {
  remotes: {
    'mfe-catalog': remote('mfe-catalog', '/home', '/store/:id'),
    'mfe-cart': remote('mfe-cart', '/checkout', '/store/new'),
  },
} as unknown as BootData;

function open(address: string) {
  window.history.replaceState(null, '', address);
  const router = createRouter(boot, {
    prefetchPage: () => undefined,
    kept: () => [],
    leave: () => undefined,
  } as unknown as Parameters<typeof createRouter>[1]);
  const shown = () => router.state.matches.at(-1)?.route.path;
  return { router, shown };
}

it.each([
  ['/', '/'],
  ['/store/7', '/store/:id'],
  ['/store/new', '/store/new'],
  ['/checkout/', '/checkout'],
  ['/nowhere', '*'],
])('has the page at %s from the start: %s', (address, path) => {
  const { router, shown } = open(address);
  expect(router.state.initialized).toBe(true);
  expect(shown()).toBe(path);
  router.dispose();
});

it("adds another remote's routes when one of them is opened, even if a known route matches", async () => {
  const { router, shown } = open('/store/7');
  await router.navigate('/store/new');
  expect(shown()).toBe('/store/new');
  await router.navigate('/store/8');
  expect(shown()).toBe('/store/:id');
  await router.navigate('/checkout?step=1');
  expect(shown()).toBe('/checkout');
  await router.navigate('/nowhere');
  expect(shown()).toBe('*');
  router.dispose();
});
