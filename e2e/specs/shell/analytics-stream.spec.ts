import type { Page } from '@playwright/test';
import { violationsOn } from '../../fixtures/access';
import { NewCustomer } from '../../fixtures/customer';
import { Delivery } from '../../fixtures/delivery';
import { sideDish } from '../../fixtures/goods';
import { becomeGuestWith } from '../../fixtures/guest';
import { getTrackedEvents } from '../../fixtures/privacy';
import { builtVersion } from '../../fixtures/releases';
import { reportsSince } from '../../fixtures/reports';
import { expect, test } from '../../fixtures/shop';
import { Shopper } from '../../fixtures/steps';
import { becomeVisitor } from '../../fixtures/visitor';
import { createTranslate } from '../../fixtures/translations';

const translate = (language: 'en' | 'ar') => createTranslate('host/src/components/banner', language);
const banner = (page: Page, language: 'en' | 'ar' = 'en') =>
  page.getByRole('region', { name: translate(language)('privacy.title') });

/** Milliseconds: deferred code loads seconds after the page. */

test.describe('before consent', () => {
  test.use({ consent: null, viewport: { width: 390, height: 844 }, locale: 'ar' });

  test('nothing is sent, nor after a no; the footer opens the banner again [X-10]', async ({
    page,
    request,
    shop,
  }) => {
    const sent: string[] = [];
    page.on('request', (sentRequest) => {
      const { origin, pathname } = new URL(sentRequest.url());
      if (pathname === '/_stream' || origin !== shop.origin) sent.push(sentRequest.url());
    });
    await shop.visitor({ language: 'ar' });
    const dish = await sideDish(request);
    await page.goto(`/product/${dish.id}`);
    // On a phone the question waits while there is a buy bar.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/home');
    await expect(banner(page, 'ar')).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);
    const necessary = page.getByRole('button', { name: translate('ar')('privacy.necessary'), exact: true });
    await necessary.click();
    await expect(banner(page, 'ar')).toBeHidden();
    const reopen = page.getByRole('button', { name: createTranslate('host', 'ar')('footer.privacyChoices') });
    await expect(async () => {
      await reopen.click();
      await expect(banner(page, 'ar')).toBeFocused({ timeout: 5_000 });
    }).toPass();
    await expect(banner(page, 'ar')).toContainText(translate('ar')('privacy.now.necessary'));
    await page.goto('about:blank');
    expect(sent).toEqual([]);
  });
});

test.describe('after a yes', () => {
  test.use({ consent: null });

  test('the events of a purchase arrive, each once and in order, those before the yes too [X-10]', async ({
    page,
    context,
    request,
    shop,
  }) => {
    await shop.visitor();
    const customer = await NewCustomer.signUp(request);
    await customer.useIn(context);
    const dish = await sideDish(request);
    const shopper = new Shopper(page);
    await page.goto(`/product/${dish.id}`);
    await expect(banner(page)).toBeVisible();
    await page.getByRole('button', { name: translate('en')('privacy.all'), exact: true }).click();
    const added = page.waitForResponse(/\/cart\/add/);
    await page.getByRole('main').getByRole('button', { name: 'Add to Cart', exact: true }).first().click();
    // The cart shows the item before the backend has confirmed it; only then it counts as added.
    await (await added).finished();
    await shopper.openCart(1);
    await shopper.proceed();
    const orderId = Number(await shopper.placeOrder());

    const findPurchase = async () =>
      (await getTrackedEvents(request)).find(
        (event) => event.name === 'purchase' && event.orderId === orderId,
      );
    await expect.poll(findPurchase).toBeTruthy();
    const purchase = await findPurchase();
    const mine = (await getTrackedEvents(request)).filter(({ visit }) => visit === purchase?.visit);
    expect(mine.map(({ number }) => number)).toEqual(mine.map((_event, at) => at + 1));
    const names = mine.map(({ name }) => name).filter((name) => name !== 'view_item_list');
    expect(names).toEqual([
      'view_item',
      'add_to_cart',
      'view_cart',
      'begin_checkout',
      'add_payment_info',
      'purchase',
    ]);
    expect(mine[0]).toMatchObject({
      ...{ name: 'view_item', route: '/product/:id', language: 'en' },
      item: { id: dish.id, name: dish.name, quantity: 1, price: expect.any(Number) },
    });
    expect(purchase).toMatchObject({ value: expect.any(Number), items: [{ id: dish.id, quantity: 1 }] });
    expect(JSON.stringify(mine)).not.toContain(customer.email);
  });
});

test.describe('a release while the shop is open', () => {
  const delivery = new Delivery();

  test.beforeAll(({ rendering }) => delivery.start(rendering));

  test.afterAll(() => delivery.end());

  test('is offered and never forced; refreshing keeps the cart and typed text [X-11] [F-09]', async ({
    page,
    context,
    request,
  }) => {
    await becomeVisitor(context, delivery.origin);
    await becomeGuestWith(request, context, await sideDish(request));
    const shopper = new Shopper(page);
    const version = () =>
      page.evaluate(() => {
        const boot = JSON.parse(document.getElementById('shop-boot')?.textContent ?? '{}') as {
          remotes: Record<string, { live: { version: string } }>;
        };
        return boot.remotes['mfe-catalog']?.live.version;
      });
    await page.goto(`${delivery.origin}/auth?mode=sign-up`);
    await expect(shopper.cartButton(1)).toBeVisible();
    const form = page.getByRole('form', { name: 'Sign Up' });
    const fields = { Name: 'نور O’Neill', Email: 'noor@example.com' };
    for (const [name, value] of Object.entries(fields))
      await form.getByRole('textbox', { name: new RegExp(`^${name}`) }).fill(value);
    await form.getByRole('checkbox').check();
    await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));

    delivery.release('publish', 'mfe-catalog', delivery.build('mfe-catalog', '1.1.0'));
    await delivery.and('promote', 'mfe-catalog@1.1.0');
    const refresh = page.getByRole('button', { name: translate('en')('release.refresh'), exact: true });
    await expect(async () => {
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expect(refresh).toBeVisible({ timeout: 5_000 });
    }).toPass();
    await expect(page.locator('html[data-same-page]')).toHaveCount(1);
    expect(await version()).toBe(builtVersion('mfe-catalog'));

    await refresh.click();
    await expect(page.locator('html[data-same-page]')).toHaveCount(0);
    for (const [name, value] of Object.entries(fields))
      await expect(form.getByRole('textbox', { name: new RegExp(`^${name}`) })).toHaveValue(value);
    await expect(form.getByRole('checkbox')).toBeChecked();
    await expect(shopper.cartButton(1)).toBeVisible();
    expect(await version()).toBe('1.1.0');
  });
});

test('web vitals and errors are reported with the remote and its release [X-12]', async ({
  page,
  request,
  shop,
}) => {
  shop.allow(/page error: an error of the catalogue/);
  await shop.visitor();
  const area = 'mfe-catalog';
  const release = `${area}@${builtVersion(area)}`;
  const health = async () =>
    (
      (await (await request.get('/_faults/health')).json()) as Record<
        string,
        { errors: Record<string, number>; vitals: Record<string, { count: number }> }
      >
    )[release];
  const before = (await health())?.vitals.LCP?.count ?? 0;
  const { count: reportCount } = await reportsSince(request);
  await page.goto('/home');
  await expect
    .poll(() =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').some(({ name }) => /\/late[.-]/.test(name)),
      ),
    )
    .toBe(true);
  await page.evaluate((app) => {
    const boot = JSON.parse(document.getElementById('shop-boot')?.textContent ?? '{}') as {
      remotes: Record<string, { live: { entry: { url: string } } }>;
    };
    const error = new Error('an error of the catalogue');
    error.stack = `Error: …\n    at f (${location.origin}${boot.remotes[app]?.live.entry.url}:1:2)`;
    setTimeout(() => {
      throw error;
    });
  }, area);
  await expect.poll(async () => (await health())?.errors.uncaught ?? 0).toBeGreaterThan(0);
  await page.goto('about:blank');
  await expect.poll(async () => (await health())?.vitals.LCP?.count ?? 0).toBeGreaterThan(before);
  // Another test's page may also have increased the count.
  await expect
    .poll(async () => (await reportsSince(request, reportCount)).reports)
    .toContainEqual(
      expect.objectContaining({
        ...{ kind: 'vital', metric: 'LCP', app: area, version: builtVersion(area), route: '/home' },
        host: builtVersion('host'),
      }),
    );
});
