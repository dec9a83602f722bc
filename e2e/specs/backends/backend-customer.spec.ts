import { customer } from '../../family/demands';
import { expect, test } from '../../family/family-shop';
import { expectCharged, getLastOrderRequest, shownTotal } from '../../family/ordered';
import { phoneWindow } from '../../fixtures/core';
import { Shopper } from '../../fixtures/steps';
import { createTranslate } from '../../fixtures/translations';

/*
 * What a backend of the family does otherwise than our sandbox in an order: pictures of a prescription go with it, and a
 * customer's wallet pays a part.
 */

test.use({ live: true, viewport: phoneWindow });
test.describe.configure({ mode: 'default' });

test.beforeEach(({ shop }) => shop.allow(/status of 40[45]/));

const phone = '1712345678';
const cart = createTranslate('mfe-cart', 'en');
const account = createTranslate('mfe-account', 'en');

const photograph = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('a guest’s prescription goes with the order itself [BIZ-01] [VALID-07] [D-20]', async ({
  page,
  familyShop,
}) => {
  const shopper = new Shopper(page);
  await shopper.goToStore('Ferry Street', 'Pharmacy row', 'Lighthouse Pharmacy');
  await page.getByRole('button', { name: cart('add.quick', { name: 'Tablets' }), exact: true }).click();
  await shopper.openCart(1);
  await shopper.proceed();
  await shopper.goOnAsGuest();
  await shopper.enterContact(phone);
  const pictures = page.getByRole('group', { name: cart('prescription.title') });
  await pictures
    .locator('input[type=file]')
    .setInputFiles({ name: 'paper.png', mimeType: 'image/png', buffer: photograph });
  await expect(pictures.getByRole('listitem')).toHaveCount(1);
  await shopper.goToReview();
  // 5.00, 5 % tax, 2.345 km, service fee
  await expect(shownTotal(page)).toHaveText('$11.44');
  const number = await shopper.placeOrder();
  const order = familyShop.server.placedOrders.find(({ id }) => id === Number(number));
  expect(order?.bill.total).toBe(1_144);
  expect(getLastOrderRequest(familyShop)).toMatchObject({
    headers: { moduleid: '6' },
    body: { order_amount: '11.44', order_type: 'delivery', partial_payment: '0' },
    files: ['order_attachment[] paper.png'],
  });
});

test('a customer’s wallet pays what it holds, cash the rest, and the order says so [D-20] [D-22]', async ({
  page,
  familyShop,
}) => {
  const shopper = new Shopper(page);
  await shopper.goToStore('Ferry Street', 'Food court', 'Kardamom Kitchen');
  await page.getByRole('button', { name: cart('add.quick', { name: 'Skewers' }), exact: true }).click();
  await shopper.requestSignIn();
  await shopper.signIn(customer.email, customer.password);
  await shopper.openCart(1);
  await shopper.proceed();
  await page.waitForURL('**/checkout?*');
  await shopper.goOn('toPayment');
  await page.getByRole('checkbox', { name: cart('payment.useWallet', { amount: '$12.50' }) }).check();
  await shopper.goOn('toReview');
  // 18.00, 5 % tax, 2.345 km, service fee
  await expect(shownTotal(page)).toHaveText('$25.09');
  await expect(page.locator('main [data-row=to-pay]:visible')).toContainText('$12.59');
  const number = await shopper.placeOrder();
  expectCharged(familyShop, number, '$25.09');
  const order = familyShop.server.placedOrders.find(({ id }) => id === Number(number));
  expect(order).toMatchObject({ guest: customer.id, walletPaid: 1_250, paymentStatus: 'partially_paid' });
  await expect(page.getByRole('main')).toContainText('$12.50');
  await shopper.trackOrder(number);
  const main = page.getByRole('main');
  await expect(main).toContainText('$12.59');
  // Cash is paid at the door: there is nothing to pay now.
  await expect(main.getByRole('link', { name: account('orders.pay') })).toHaveCount(0);
});
