import { expect, test } from '../../family/family-shop';
import { expectCharged, getLastOrderRequest, shownTotal } from '../../family/ordered';
import { phoneWindow } from '../../fixtures/core';
import { Shopper } from '../../fixtures/steps';
import { createTranslate } from '../../fixtures/translations';

/*
 * A newer backend of the family: the tax of an order, a surge and the vehicle are requested by calls of their own, and
 * food is packed for money.
 */

test.use({ live: true, viewport: phoneWindow, backend: { newer: true } });

const phone = '1712345678';
const cart = createTranslate('mfe-cart', 'en');

test('everything that is charged is shown before, row by row, and the total shown is the total charged [D-20] [BIZ-26] [BIZ-33] [BIZ-36] [BIZ-38]', async ({
  page,
  familyShop,
  shop,
}) => {
  shop.allow(/status of 40[45]/);
  const shopper = new Shopper(page);
  await shopper.goToStore('Ferry Street', 'Food court', 'Kardamom Kitchen');
  await page.getByRole('button', { name: cart('add.quick', { name: 'Skewers' }), exact: true }).click();
  await shopper.openCart(1);
  await shopper.proceed();
  await shopper.goOnAsGuest();
  await shopper.enterContact(phone);
  await page.getByRole('checkbox', { name: cart('checkout.packaging') }).check();
  await shopper.goToReview();
  // 18.00; 8 % of 18.60; 4.69 and 0.80 for the vehicle, 10 % on both; service fee, packaging
  await expect(shownTotal(page)).toHaveText('$27.63');
  const row = (name: string) => page.locator(`main [data-row=${name}]:visible`);
  await expect(row('tax')).toContainText('$1.49');
  await expect(row('delivery')).toContainText('$4.69');
  await expect(row('extra')).toContainText('Many are hungry now');
  await expect(row('extra')).toContainText('$1.35');
  await expect(row('service')).toHaveText('Service fee$1.50');
  await expect(row('packaging')).toContainText('$0.60');
  const number = await shopper.placeOrder();
  expectCharged(familyShop, number, '$27.63');
  expect(getLastOrderRequest(familyShop)?.body.extra_packaging_amount).toBe(0.6);
  await shopper.trackOrder(number, phone);
  const main = page.getByRole('main');
  await expect(main).toContainText('$27.63');
  await expect(main).toContainText('$0.60');
});
