import { expect, test } from '../../family/family-shop';
import { expectCharged, shownTotal } from '../../family/ordered';
import { phoneWindow } from '../../fixtures/core';
import { Shopper } from '../../fixtures/steps';
import { createTranslate } from '../../fixtures/translations';

/*
 * A customised copy of the family that demands the store in every call of the cart, its list too.
 */

test.use({ live: true, viewport: phoneWindow, backend: { demandsStoreInCart: true } });

const phone = '1712345678';
const cart = createTranslate('mfe-cart', 'en');
const api = '/api/v1/customer/cart';

test('a cart that is told only to who names its store is empty till then, comes back with the page, and is ordered [CALL-12] [CALL-16] [D-20]', async ({
  page,
  familyShop,
  shop,
}) => {
  shop.allow(/status of 40[345]/);
  const shopper = new Shopper(page);
  await shopper.goToStore('Ferry Street', 'Food court', 'Kardamom Kitchen');
  await expect(shopper.cartButton(0)).toBeVisible();
  const add = page.getByRole('button', { name: cart('add.quick', { name: 'Skewers' }), exact: true });
  await add.click();
  await expect(shopper.cartButton(1)).toBeVisible();
  await add.click();
  await expect(shopper.cartButton(2)).toBeVisible();
  const { requestsTo } = familyShop.server;
  const updates = () =>
    requestsTo('POST', `${api}/update`).map(({ body: { store_id: store, quantity } }) => [store, quantity]);
  await expect.poll(updates).toEqual([[11, 2]]);

  await page.reload();
  await shopper.openCart(2);
  await expect(page.getByRole('button', { name: cart('retry'), exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: cart('remove', { name: 'Skewers' }), exact: true }).click();
  await expect.poll(() => requestsTo('DELETE', `${api}/remove-item`).length).toBe(1);
  expect(requestsTo('DELETE', `${api}/remove-item`)[0]?.query.store_id).toBe('11');
  await page.keyboard.press('Escape');
  await add.click();
  await shopper.openCart(1);
  await shopper.reviewAsGuest(phone);
  await expect(shownTotal(page)).toHaveText('$25.09');
  expectCharged(familyShop, await shopper.placeOrder(), '$25.09');
  await expect(shopper.cartButton(0)).toBeVisible();
});
