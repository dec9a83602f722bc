import { burgerYard, sideDish } from '../../fixtures/goods';
import { becomeGuestWith } from '../../fixtures/guest';
import { expect, test } from '../../fixtures/own-shop';
import { Shopper } from '../../fixtures/steps';
import { createTranslate } from '../../fixtures/translations';

test.use({ hasPublicApi: true, viewport: { width: 1440, height: 900 }, locale: 'en' });

/** `API_PUBLIC_ORIGIN`: browsers call the backend at an origin of its own. */
test('a shop whose API has another origin: what is read, added and removed goes there', async ({
  page,
  context,
  request,
  ownShop,
  shop,
}) => {
  await shop.visitor({ language: 'en' });
  const dish = await sideDish(request, 'en');
  await becomeGuestWith(request, context, dish);
  const t = createTranslate('mfe-cart', 'en');
  await page.goto(`/store/${burgerYard}`);
  const drawer = await new Shopper(page, 'en').openCart(1);
  const removed = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await drawer.getByRole('button', { name: t('remove', { name: dish.name }), exact: true }).click();
  await expect(drawer.getByText(t('empty.title'))).toBeVisible();
  const response = await removed;
  expect([response.status(), new URL(response.url()).origin]).toEqual([200, ownShop.apiOrigin]);

  // Only who may read the response from this origin knows its status.
  const changed = await page.evaluate(async (origin) => {
    const headers = { 'content-type': 'application/json', 'X-localization': 'en' };
    const body = JSON.stringify({ order_id: 1 });
    const result = await fetch(`${origin}/api/v1/customer/order/cancel`, { method: 'PUT', headers, body });
    return { status: result.status, errors: ((await result.json()) as { errors: unknown[] }).errors.length };
  }, ownShop.apiOrigin);
  expect(changed).toEqual({ status: 401, errors: 1 });
  shop.allow(/status of 401/);
});
