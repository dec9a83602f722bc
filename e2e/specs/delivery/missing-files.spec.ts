import type { Page } from '@playwright/test';
import { breakRemote, errorFallback, expectToBeOrdered, isReported, endFaults } from '../../fixtures/faults';
import { NewCustomer } from '../../fixtures/customer';
import { burger, sideDish } from '../../fixtures/goods';
import { expect, test } from '../../fixtures/shop';

/** Counts the documents that the page loads from now on. */
function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1;
  });
  return () => count;
}

const categories = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Categories' });

for (const kind of ['404', 'html'] as const)
  test(`a page whose files are ${kind} while the shop is open: loads one new document, keeps the cart, and never discards typed text [F-05]`, async ({
    page,
    context,
    request,
    shop,
  }) => {
    await shop.visitor();
    const customer = await NewCustomer.signUp(request);
    await customer.putIntoCart(await sideDish(request), 2);
    await customer.useIn(context);
    await page.goto('/home');
    const cart = page.getByRole('button', { name: 'Open cart, 2 items' });
    await expect(cart).toBeVisible();
    await breakRemote(shop, request, { app: 'mfe-catalog', kind, target: 'chunks' });
    const email = page.getByRole('contentinfo').getByRole('textbox');

    await test.step('nothing is loaded anew over a text', async () => {
      const documents = countDocuments(page);
      await email.fill('noor@example.com');
      await categories(page).click();
      await expect(page.getByRole('main').locator(errorFallback(page))).toBeVisible();
      await expect(email).toHaveValue('noor@example.com');
      expect(documents()).toBe(0);
      await email.clear();
    });

    await test.step('one new document, then what the server has made of the page stands', async () => {
      const documents = countDocuments(page);
      await page.getByRole('button', { name: 'Retry', exact: true }).first().click();
      await expect.poll(documents).toBe(1);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(cart).toBeVisible();
      await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
      await expect(page).toHaveURL(/\/home$/);
      await page.waitForLoadState('networkidle');
      expect(documents()).toBe(1);
    });

    await endFaults(shop, request);
  });

test('a release with files elsewhere or without CORS: the previous release runs, and it is reported [F-16]', async ({
  page,
  request,
  shop,
  baseURL,
}) => {
  await shop.visitor();
  const dish = await burger(request);

  await test.step('a wrong public path: entry there, its files not', async () => {
    await breakRemote(shop, request, { app: 'mfe-cart', kind: '404', target: 'chunks', scope: 'live' });
    await page.goto(`/product/${dish.id}`);
    await expectToBeOrdered(page);
    await expect.poll(() => isReported(request, 'mfe-cart')).toBe(true);
    await endFaults(shop, request);
  });

  await test.step('an origin that lets no other one read its files', async () => {
    shop.allow(/CORS policy|net::ERR_FAILED|shop_mfe_cart_/);
    const elsewhere = new URL(baseURL ?? '');
    elsewhere.hostname = 'localhost';
    await page.route(/\/product\/\d+$/, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const entry = /"entry":\{"url":"(\/remotes\/mfe-cart\/1[^"]+)"/.exec(html)?.[1] ?? 'none';
      await route.fulfill({
        response: response,
        body: html.replaceAll(`"url":"${entry}"`, `"url":"${elsewhere.origin}${entry}"`),
      });
    });
    await page.goto(`/product/${dish.id}`);
    await expectToBeOrdered(page);
  });
});
