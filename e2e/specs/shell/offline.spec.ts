import type { ChildProcess } from 'node:child_process';
import type { Page } from '@playwright/test';
import { NewCustomer } from '../../fixtures/customer';
import { burgerYard, sideDish } from '../../fixtures/goods';
import { becomeGuestWith } from '../../fixtures/guest';
import { expectLive } from '../../fixtures/server-content';
import { freePort, isHealthy, startServer } from '../../fixtures/servers';
import { expect, test } from '../../fixtures/shop';
import { Shopper } from '../../fixtures/steps';
import { createTranslate } from '../../fixtures/translations';

test.use({ serviceWorkers: 'allow' });

/** The service worker starts when the page has been idle for a while, and controls the next pages. */
const workerIn = (page: Page) =>
  page.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => active?.scriptURL ?? ''));
const workers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
const noted = (page: Page) => page.evaluate(() => localStorage.getItem('last_seen') ?? '');

for (const { language, width, theme } of [
  { language: 'en', width: 1440, theme: 'light' },
  { language: 'ar', width: 390, theme: 'dark' },
] as const)
  test.describe(`${language} at ${width}`, () => {
    test.use({ viewport: { width, height: 844 }, locale: language });
    const t = createTranslate('host/src/features/offline', language);

    test('offline the last seen shop and the cart are there, and the page recovers by itself [X-09] [F-06]', async ({
      page,
      context,
      request,
      shop,
    }) => {
      const dish = await sideDish(request, language);
      await becomeGuestWith(request, context, dish, 2);
      await shop.visitor({ language, theme });
      shop.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch/);
      await page.goto(`/product/${dish.id}`);
      expect(await workerIn(page)).toMatch(/\/sw\.js$/);
      await expect.poll(() => noted(page)).toContain(`/product/${dish.id}`);
      await expect.poll(() => noted(page)).toContain('"quantity":2');
      // Waits until pictures are cached.
      await expect
        .poll(() =>
          page.evaluate(async () => (await (await caches.open('shop-seen-pictures')).keys()).length),
        )
        .toBeGreaterThan(0);

      await context.setOffline(true);
      await page.goto('/categories');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('title'));
      await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      const cart = page.locator('section', { has: page.getByRole('heading', { name: t('cart') }) });
      await expect(cart.getByRole('listitem')).toContainText(dish.name);
      await expect(cart).toContainText(t('total'));
      await expect(page.getByRole('heading', { name: t('seen'), exact: true })).toBeVisible();
      await expect(page.locator('.card img')).toBeVisible();

      await context.setOffline(false);
      await expect(
        page.getByRole('link', { name: createTranslate('host', language)('skip') }),
      ).toBeAttached();
      await expect(page).toHaveURL(/\/categories$/);
    });
  });

test('the last order and the store that was seen can be read offline [X-32]', async ({
  page,
  context,
  request,
  shop,
}) => {
  const customer = await NewCustomer.signUp(request);
  const dish = await sideDish(request);
  await customer.putIntoCart(dish, 2);
  const orderId = await customer.placeOrder(burgerYard);
  await shop.visitor();
  await customer.useIn(context);
  await page.goto(`/store/${burgerYard}`);
  await workerIn(page);
  await expect.poll(() => noted(page)).toContain(`/store/${burgerYard}`);
  await page.goto(`/my-orders?order_id=${orderId}`);
  await expect.poll(() => noted(page)).toContain('"detail":"× 2"');

  shop.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch/);
  await context.setOffline(true);
  await page.goto('/my-orders');
  const orders = page.locator('section', { has: page.getByRole('heading', { name: 'Your last orders' }) });
  await expect(orders.getByText(dish.name)).toBeVisible();
  await expect(orders.getByText('Pending', { exact: true })).toBeVisible();
  const stores = page.locator('section', {
    has: page.getByRole('heading', { name: 'Stores that you have seen' }),
  });
  const menu = stores.locator('details').getByRole('list');
  await expect(menu).toBeHidden();
  await stores.locator('summary').click();
  await expect(menu.getByRole('listitem').first()).toBeVisible();
  await context.setOffline(false);
});

test('going offline is announced, the page stays, and cart changes are sent when the network is back [F-06]', async ({
  page,
  context,
  request,
  shop,
}) => {
  const dish = await sideDish(request);
  await becomeGuestWith(request, context, dish);
  await shop.visitor();
  shop.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  const shopper = new Shopper(page);
  await page.goto(`/store/${burgerYard}`);
  const drawer = await shopper.openCart(1);
  const line = drawer.getByRole('group', { name: `Quantity of ${dish.name}` });
  await expect(line.getByRole('status')).toContainText('01');

  await context.setOffline(true);
  const banner = page.getByText(
    'You are offline. What you see stays; it goes on as soon as you are connected again.',
    { exact: true },
  );
  await expect(banner).toBeVisible();
  const more = line.getByRole('button', { name: 'One more', exact: true });
  for (let press = 0; press < 2; press += 1) await more.click();
  await expect(line.getByRole('status')).toContainText('03');
  await expect(page.locator('main h1')).toBeVisible();

  const sent = page.waitForResponse((response) => {
    const sentRequest = response.request();
    return sentRequest.url().includes('/customer/cart/update') && sentRequest.postDataJSON()?.quantity === 3;
  });
  await context.setOffline(false);
  expect((await sent).status()).toBe(200);
  await expect(banner).toBeHidden();
  await page.reload();
  await shopper.openCart(3);
});

test('a page recovers by itself after the backend was unreachable [F-08]', async ({ page, shop }) => {
  await shop.visitor();
  shop.allow(/status of 502/);
  await page.goto('/auth');
  await page.waitForLoadState('networkidle');
  const unavailable = {
    status: 502,
    json: { errors: [{ code: 'unavailable', message: 'The backend is away.' }] },
  };
  await page.route('**/api/v1/categories*', (route) => route.fulfill(unavailable));
  const categories = page.getByRole('banner').getByRole('link', { name: 'Categories', exact: true });
  // An earlier click would load a new document, which contains the responses.
  await expectLive(categories);
  await categories.click();
  await expect(page.getByRole('main').getByRole('button', { name: 'Retry', exact: true })).toBeVisible();
  await page.unroute('**/api/v1/categories*');
  await expect(page.getByRole('main').locator('a[href^="/category/"]').first()).toBeVisible();
});

test('signing out removes all offline data [X-09] [F-33]', async ({ page, context, request, shop }) => {
  const customer = await NewCustomer.signUp(request);
  const dish = await sideDish(request);
  await customer.putIntoCart(dish, 1);
  await shop.visitor({ customer: true });
  await page.goto('/');
  await page.evaluate((token) => localStorage.setItem('token', token), customer.token);
  await page.goto(`/product/${dish.id}`);
  await workerIn(page);
  await expect.poll(() => noted(page)).toContain('"quantity":1');
  await page.evaluate(() => localStorage.removeItem('token'));
  // Signs out like another tab, which notifies this one.
  await page.evaluate(() => window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
  await expect.poll(() => noted(page)).not.toContain(dish.name);
  shop.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch/);
  await context.setOffline(true);
  await page.goto('/home');
  await expect(page.getByRole('status')).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveCount(0);
  await context.setOffline(false);
});

test('what another app shares becomes a search [X-32]', async ({ page, shop }) => {
  await shop.visitor();
  await page.goto('/share?text=burger');
  await expect(page).toHaveURL(/\/home\?search=burger$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText('burger');
});

test('can be installed [X-09]', async ({ page, context, shop }) => {
  await shop.visitor({ language: 'ar' });
  await page.goto('/home');
  const session = await context.newCDPSession(page);
  const { errors, data, url } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(url).toContain('/manifest.webmanifest?lang=ar');
  expect(JSON.parse(data ?? '')).toMatchObject({ lang: 'ar', dir: 'rtl', display: 'standalone' });
});

test.describe('a separate edge', () => {
  let edge: ChildProcess | undefined;
  let origin = '';
  let port = '';

  const startEdge = async (settings: Record<string, string> = {}) => {
    edge = startServer('edge', { EDGE_PORT: port, EDGE_RENDER: 'off', ...settings });
    await expect.poll(() => isHealthy(origin)).toBe(true);
  };
  const stopEdge = async () => {
    const ended = new Promise((resolve) => edge?.once('exit', resolve));
    if (edge?.exitCode === null && edge.kill()) await ended;
    edge = undefined;
  };

  test.beforeAll(async () => {
    port = await freePort();
    origin = `http://127.0.0.1:${port}`;
  });

  test.afterAll(() => stopEdge());

  test('the page recovers when the edge restarts, and the edge can remove the service worker [X-09] [F-08]', async ({
    page,
    shop,
  }) => {
    shop.allow(/ERR_CONNECTION_REFUSED|Failed to load resource|Failed to fetch/);
    await startEdge();
    await page.goto(`${origin}/`);
    await workerIn(page);
    await stopEdge();
    await page.goto(`${origin}/`, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The shop cannot be reached');
    await startEdge({ EDGE_SERVICE_WORKER: 'off' });
    await expect(page.locator('#shop-boot')).toBeAttached();
    await expect.poll(() => workers(page)).toBe(0);
    expect(
      await page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('shop-'))),
    ).toEqual([]);
  });
});
