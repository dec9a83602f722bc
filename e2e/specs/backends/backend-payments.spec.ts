import type { BrowserContext } from '@playwright/test';
import { customer } from '../../family/demands';
import { expect, test, type FamilyShop } from '../../family/family-shop';
import { expectCharged, getLastOrderRequest, payAtGateway, shownTotal } from '../../family/ordered';
import { phoneWindow } from '../../fixtures/core';
import { Shopper } from '../../fixtures/steps';
import { createTranslate } from '../../fixtures/translations';

/*
 * Pages of gateways at the backend's own address, which the edge is told by nobody, for all that is paid besides whole
 * orders: trips, money for the wallet, and what the wallet has left of an order.
 */

// A backend of its own: the wallet is one. Each test finds what the one before has left there, also when it is repeated.
test.use({ live: true, viewport: phoneWindow, backend: { lacking: {} } });
test.describe.configure({ mode: 'serial' });

test.beforeEach(({ shop }) => shop.allow(/status of 40[45]/));

const cart = createTranslate('mfe-cart', 'en');
const account = createTranslate('mfe-account', 'en');
const authorization = `Bearer ${customer.token}`;

const isSignedIn = (context: BrowserContext) =>
  context.addInitScript((token) => {
    if (location.origin !== 'null') localStorage.setItem('token', token);
  }, customer.token);

/** A van for two days, to be paid at a gateway. */
async function bookVan({ server }: FamilyShop): Promise<number> {
  const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const send = async (path: string, body: object) => {
    const response = await fetch(`${server.origin}/api/v1/rental/user/${path}`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(200);
    return response.json() as Promise<unknown>;
  };
  await send('cart/add-to-cart', {
    vehicle_id: 901,
    quantity: 1,
    pickup_location: { lat: 23.757989, lng: 90.360587, address: '4 Ferry Street' },
    pickup_time: dayIn(10),
    estimated_hours: 48,
    rental_type: 'day_wise',
  });
  const booking = { provider_id: 41, trip_amount: 77.1, trip_type: 'day_wise', schedule_at: dayIn(10) };
  return Number(await send('trip/trip-booking', booking));
}

test('a trip that is paid later is paid at the backend’s own page [GEN-04] [F-29] [D-23]', async ({
  page,
  context,
  familyShop,
}) => {
  const id = await bookVan(familyShop);
  await isSignedIn(context);
  await page.goto(`/my-trips?trip_id=${id}`);
  await page.getByRole('button', { name: account('orders.pay'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: account('trips.payTitle') });
  await dialog.getByRole('radio', { name: 'Stripe' }).check();
  await dialog.getByRole('button', { name: account('trips.pay'), exact: true }).click();
  await payAtGateway(page, familyShop.server.origin, 'success');
  await page.waitForURL(`**/rental/trip-confirmed?trip_id=${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(cart('rental.booked.title'));
  const [payment] = familyShop.server.requestsTo('POST', '/api/v1/rental/user/trip/payment');
  expect(payment?.body).toMatchObject({
    ...{
      trip_id: id,
      payment_method: 'digital_payment',
      payment_gateway: 'stripe',
      payment_platform: 'web',
    },
    callback_url: `${familyShop.origin}/payment-return?trip_id=${id}&status=`,
  });
  // 2 days × 40.00 − 10 %, 5 % tax, service fee
  const trip = familyShop.server.bookedTrips.find((booked) => booked.id === id);
  expect(trip).toMatchObject({ isPaid: true, total: 7_710 });
});

test('money for the wallet comes at the second attempt, with what the shop adds [WALL-01] [ENT-28] [STATE-40] [F-29] [CALL-30]', async ({
  page,
  context,
  familyShop,
}) => {
  await isSignedIn(context);
  await page.goto('/wallet');
  const balance = page.getByTestId('balance');
  await expect(balance).toHaveText('$12.50');
  const add = account('wallet.add');
  await page.getByRole('main').getByRole('button', { name: add, exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: add });
  await dialog.getByRole('textbox').fill('20');
  await expect(dialog.getByText(account('wallet.youGet', { bonus: '$2.00', total: '$22.00' }))).toBeVisible();
  await dialog.getByRole('button', { name: add, exact: true }).click();
  await payAtGateway(page, familyShop.server.origin, 'fail');
  const status = page.getByRole('status').filter({ hasText: '$20.00' });
  await expect(status).toContainText(account('wallet.returned.failed', { amount: '$20.00' }));
  await expect(balance).toHaveText('$12.50');
  await status.getByRole('button', { name: account('retry'), exact: true }).click();
  await expect(dialog.getByRole('textbox')).toHaveValue('20');
  await dialog.getByRole('button', { name: add, exact: true }).click();
  await payAtGateway(page, familyShop.server.origin, 'success');
  await expect(status).toContainText(account('wallet.returned.paid', { amount: '$20.00' }));
  await expect(balance).toHaveText('$34.50');
  const movement = page
    .getByRole('listitem')
    .filter({ hasText: account('wallet.kind.add_fund') })
    .first();
  await expect(movement).toContainText('$22.00');
});

test('the wallet pays what it has, a gateway the rest: only that is paid there [D-20] [D-22] [F-29]', async ({
  page,
  familyShop,
}) => {
  const shopper = new Shopper(page);
  await shopper.goToStore('Ferry Street', 'Food court', 'Kardamom Kitchen');
  for (const count of [1, 2]) {
    await page.getByRole('button', { name: cart('add.quick', { name: 'Skewers' }), exact: true }).click();
    await expect(shopper.cartButton(count)).toBeVisible();
  }
  await shopper.requestSignIn();
  await shopper.signIn(customer.email, customer.password);
  await shopper.openCart(2);
  await shopper.proceed();
  await page.waitForURL('**/checkout?*');
  await shopper.goOn('toPayment');
  await page.getByRole('checkbox', { name: cart('payment.useWallet', { amount: '$34.50' }) }).check();
  await page.locator('input[type=radio][value="gateway:stripe"]').check();
  await shopper.goOn('toReview');
  // 36.00 − 10 %, 5 % tax, 2.345 km, service fee
  await expect(shownTotal(page)).toHaveText('$40.21');
  await expect(page.locator('main [data-row=to-pay]:visible')).toContainText('$5.71');
  await shopper.placeOrderButton().click();
  await page.waitForURL(/\/payment-mobile\?/);
  await expect(page.getByRole('heading')).toHaveText('Pay 5.71');
  await payAtGateway(page, familyShop.server.origin, 'success');
  const number = await shopper.confirmedOrder();
  expectCharged(familyShop, number, '$40.21');
  expect(getLastOrderRequest(familyShop)?.body).toMatchObject({ partial_payment: true });
  const order = familyShop.server.placedOrders.find(({ id }) => id === Number(number));
  expect(order).toMatchObject({ walletPaid: 3_450, paymentStatus: 'paid', paymentMethod: 'digital_payment' });
});
