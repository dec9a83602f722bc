import type { Page } from '@playwright/test';
import { customer } from '../../family/demands';
import { expect, test } from '../../family/family-shop';
import { payAtGateway } from '../../family/ordered';
import { phoneWindow } from '../../fixtures/core';
import { Shopper } from '../../fixtures/steps';
import { createTranslate } from '../../fixtures/translations';

/*
 * Rental by the family's methods, paths and fields, before a backend that announces nothing.
 */

test.use({ live: true, viewport: phoneWindow });

const catalog = createTranslate('mfe-catalog', 'en');
const cart = createTranslate('mfe-cart', 'en');
const api = '/api/v1/rental/user';

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** In the cart, for all its vehicles. */
async function changeReturnDay(page: Page, days: number): Promise<void> {
  await page.getByRole('button', { name: cart('rental.plan.changeAll'), exact: true }).click();
  const plan = page.getByRole('dialog', { name: cart('rental.plan.changeAll') });
  await plan.getByLabel(catalog('plan.returnDate')).fill(dayIn(days));
  await plan.getByRole('button', { name: catalog('plan.apply'), exact: true }).click();
  await expect(page.getByText(cart('rental.plan.changed'))).toBeVisible();
}

test('a customer rents vans, changes the day in the cart, and pays at the second attempt: the total shown is the total booked [GEN-04] [ROUTE-06] [ENT-23] [CALL-17] [CALL-18] [F-29] [X-06]', async ({
  page,
  familyShop: { server },
  shop,
}) => {
  shop.allow(/status of 40[45]/);
  const shopper = new Shopper(page);
  await shopper.goToModule('Ferry Street', 'Wheels yard');
  await shopper.requestSignIn();
  await shopper.signIn(customer.email, customer.password);
  await page.getByLabel(catalog('plan.pickupDate')).fill(dayIn(10));
  await page.getByLabel(catalog('plan.returnDate')).fill(dayIn(12));
  await page.getByRole('radio', { name: catalog('plan.type.day_wise') }).check();
  await page.getByRole('button', { name: catalog('rental.find'), exact: true }).click();
  await page.waitForURL(/\/rental\/vehicle-search\?.*rental_type=day_wise/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(catalog('vehicle.title'));
  await page.getByRole('main').getByRole('link', { name: 'Blue van' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blue van');
  const add = page.getByRole('button', { name: cart('rental.rent.add'), exact: true }).first();
  const open = page
    .getByRole('banner')
    .getByRole('button', { name: cart('rental.open', { count: 1 }), exact: true });
  const drawer = page.getByRole('dialog', { name: cart('rental.title') });
  await add.click();
  await open.click();
  await drawer.getByRole('button', { name: cart('remove', { name: 'Blue van' }), exact: true }).click();
  await expect(drawer.getByText(cart('rental.empty.title'))).toBeVisible();
  await expect
    .poll(() =>
      server.requests.some(
        ({ method, path }) => method === 'DELETE' && path.startsWith(`${api}/cart/remove-vehicle/`),
      ),
    )
    .toBe(true);
  await page.keyboard.press('Escape');
  await add.click();
  await open.click();
  await drawer.getByRole('button', { name: cart('quantity.increase'), exact: true }).click();
  await expect.poll(() => server.requestsTo('PUT', `${api}/cart/update-cart`).length).toBe(1);
  await changeReturnDay(page, 13);
  const changed = server.requests.find(
    ({ method, path }) => method === 'PUT' && path.startsWith(`${api}/cart/update-user-data/`),
  );
  expect(changed?.body).toMatchObject({ rental_type: 'day_wise', estimated_hours: 72 });
  await drawer.getByRole('button', { name: cart('rental.book'), exact: true }).click();
  await page.waitForURL('**/rental/checkout');
  await page.locator('input[type=radio][value="gateway:stripe"]').check();
  const book = page.getByRole('button', { name: cart('rental.checkout.book'), exact: true });
  await expect(book).toHaveAccessibleDescription('');
  // 2 vans × 3 days × 40.00 − 10 %, 5 % tax, service fee
  await expect(page.getByTestId('trip-total').first()).toHaveText('$228.30');
  await expect(page.locator('main [data-row=service]').first()).toHaveText('Service fee$1.50');
  await book.click();
  await payAtGateway(page, server.origin, 'fail');
  await page.waitForURL('**/rental/trip-confirmed?*');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(cart('rental.booked.title_unpaid'));
  await expect(page.getByTestId('trip-total').first()).toHaveText('$228.30');
  const trip = server.bookedTrips.at(-1);
  expect(trip).toMatchObject({ total: 22_830, quantity: 2, body: { trip_amount: 228.3, provider_id: 41 } });
  await page
    .getByRole('button', { name: cart('rental.booked.payAgain', { amount: '$228.30' }), exact: true })
    .click();
  await payAtGateway(page, server.origin, 'success');
  await expect(title).toHaveText(cart('rental.booked.title'));
  expect(trip).toMatchObject({ isPaid: true, paymentMethod: 'stripe' });

  await page.goto('/my-trips');
  await expect(page.getByRole('main').getByText('Harbour Wheels').first()).toBeVisible();
  expect(server.requestsTo('GET', `${api}/trip/get-trip-list/running`).length).toBeGreaterThan(0);
});
