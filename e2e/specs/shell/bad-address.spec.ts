import type { Page } from '@playwright/test';
import { amina } from '../../fixtures/customer';
import { burgerYard, sideDish } from '../../fixtures/goods';
import { expect, test } from '../../fixtures/shop';
import { expectLive } from '../../fixtures/server-content';
import { Shopper } from '../../fixtures/steps';

const strange = ['/%', '/50%', '/nothing/at/all', '//evil', '/<script>alert(1)</script>'];
const missingPages: [path: string, title: string][] = [
  ['/product/abc', 'This item is not here any more'],
  ['/product/99999999', 'This item is not here any more'],
  ['/store/abc', 'This store is not here any more'],
  ['/store/99999999', 'This store is not here any more'],
  ['/category/abc', 'This category is not here any more'],
  ['/category/99999999', 'This category is not here any more'],
];

const refused = /status of 40[034]/;

async function expectNextLink(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toBeVisible();
  await page.getByRole('main').getByRole('link').last().click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('heading', { name: 'Popular restaurants' })).toBeVisible();
}

for (const path of strange)
  test(`${path}: a not-found page with a search and a link home [D-09]`, async ({ page, shop, baseURL }) => {
    shop.allow(refused);
    await shop.visitor();
    await page.goto(`${baseURL}${path}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('combobox')).toBeVisible();
    await expectNextLink(page);
  });

for (const [path, title] of missingPages)
  test(`${path}: '${title}', with a next step`, async ({ page, shop }) => {
    shop.allow(refused);
    await shop.visitor();
    await page.goto(path);
    await expect(page.getByRole('main').getByText(title, { exact: true }).first()).toBeVisible();
    await expectNextLink(page);
  });

test('script in a search is text [F-36]', async ({ page, shop }) => {
  const searchText = '"><img src=x onerror=alert(1)><script>alert(2)</script>';
  let alerts = 0;
  page.on('dialog', (dialog) => {
    alerts += 1;
    void dialog.dismiss();
  });
  await shop.visitor();
  await page.goto(`/home?search=${encodeURIComponent(searchText)}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(searchText);
  await page.goto(
    `/track-order?order_id=${encodeURIComponent(searchText)}&phone=${encodeURIComponent(searchText)}`,
  );
  await expect(page.getByRole('form', { name: 'Track Order' })).toBeVisible();
  await page.goto(`/order-confirmed?order_id=${encodeURIComponent(searchText)}`);
  await expect(page.getByRole('banner')).toBeVisible();
  expect(alerts).toBe(0);
});

for (const next of ['//evil.example', '/\\evil.example', 'https://evil.example/', 'javascript:alert(1)'])
  test(`signing in with next=${next} ends in the shop [F-37]`, async ({ page, shop, baseURL }) => {
    await shop.visitor();
    await page.goto(`/auth?next=${encodeURIComponent(next)}`);
    const form = page.getByRole('form', { name: 'Sign In' });
    await form.getByRole('textbox', { name: 'Email or phone' }).fill(amina.email);
    await form.getByRole('textbox', { name: 'Password' }).fill(amina.password);
    await form.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.waitForURL(`${baseURL}/home`);
  });

test('without browser storage shopping works, and the visitor is told once [F-31]', async ({
  page,
  request,
  shop,
}) => {
  await shop.visitor();
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
  });
  await page.goto(`/store/${burgerYard}`);
  await expect(page.getByText('Your browser keeps nothing for this shop', { exact: false })).toHaveCount(1);
  const shopper = new Shopper(page);
  await shopper.quickAdd(await sideDish(request));
  await expect(shopper.cartButton(1)).toBeVisible();
});

test('with an invalid cookie and storage the page is ordinary, and shopping works [F-32]', async ({
  page,
  context,
  request,
  shop,
  baseURL,
}) => {
  await shop.visitor();
  await page.goto('/auth');
  // Corrupts the storage after this page has read it, for the next page.
  await expectLive(page.getByRole('textbox', { name: 'Email or phone' }));
  await context.addCookies([{ name: 'shop', value: '%7B%22v%22', url: baseURL ?? '' }]);
  await page.evaluate(() => {
    for (const key of ['module', 'settings', 'guest_address', 'order-key'])
      localStorage.setItem(key, '{"broken');
    sessionStorage.setItem('order-key', '[');
  });
  await page.goto(`/store/${burgerYard}`);
  await expect(page.getByText('Some saved settings could not be read and were reset.')).toBeVisible();
  const shopper = new Shopper(page);
  await expectLive(shopper.cartButton(0));
  await page.waitForLoadState('networkidle'); // the location is known again, and what is available there
  await shopper.quickAdd(await sideDish(request));
  await expect(shopper.cartButton(1)).toBeVisible();
});

test('a guest whom the shop no longer knows fills a new cart, and keeps it [STATE-05] [F-32]', async ({
  page,
  request,
  shop,
}) => {
  shop.allow(/status of 401/);
  await shop.visitor();
  await page.addInitScript(() => {
    if (sessionStorage.getItem('forgotten')) return;
    sessionStorage.setItem('forgotten', 'yes');
    localStorage.setItem('guest_id', 'forgotten');
  });
  await page.goto(`/store/${burgerYard}`);
  const shopper = new Shopper(page);
  await expectLive(shopper.cartButton(0));
  await shopper.quickAdd(await sideDish(request));
  await expect(shopper.cartButton(1)).toBeVisible();
  await page.goto('/checkout');
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await expect(page.getByText('The checkout could not be loaded.')).toBeHidden();
  await expect(
    page
      .getByRole('main')
      .getByText((await sideDish(request)).name)
      .first(),
  ).toBeVisible();
});
