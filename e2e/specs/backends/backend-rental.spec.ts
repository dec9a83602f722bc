import { customer } from '../../family/demands';
import { expect, test } from '../../family/family-shop';
import { phoneWindow } from '../../fixtures/core';
import { Shopper } from '../../fixtures/steps';
import { createTranslate } from '../../fixtures/translations';

/*
 * Rental by the family's methods and paths, before a backend that announces nothing.
 */

test.use({ live: true, viewport: phoneWindow });

const catalog = createTranslate('mfe-catalog', 'en');
const cart = createTranslate('mfe-cart', 'en');
const account = createTranslate('mfe-account', 'en');
const api = '/api/v1/rental/user';

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('a customer rents vans for two days and asks to pay later: the total shown is the total booked [GEN-04] [ROUTE-06] [ENT-23] [CALL-17] [CALL-18]', async ({
  page,
  familyShop: { server },
  shop,
}) => {
  shop.allow(/status of 40[45]/);
  const shopper = new Shopper(page);
  await page.goto('/');
  await shopper.chooseLocation('Ferry Street');
  await page.waitForURL('**/home');
  await shopper.chooseModule('Wheels yard');
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
  await drawer.getByRole('button', { name: cart('rental.book'), exact: true }).click();
  await page.waitForURL('**/rental/checkout');
  await page.locator('input[type=radio][value="gateway:stripe"]').check();
  const book = page.getByRole('button', { name: cart('rental.checkout.book'), exact: true });
  await expect(book).toHaveAccessibleDescription('');
  // 2 vans × 2 days × 40.00 − 10 %, 5 % tax
  await expect(page.getByTestId('trip-total').first()).toHaveText('$151.20');
  await book.click();
  await page.waitForURL('**/rental/trip-confirmed?*');
  await expect(page.getByTestId('trip-total').first()).toHaveText('$151.20');
  const [trip] = server.bookedTrips;
  expect(trip).toMatchObject({ total: 15_120, quantity: 2, body: { trip_amount: 151.2, provider_id: 41 } });

  await page.goto('/my-trips');
  await expect(page.getByRole('main').getByText('Harbour Wheels').first()).toBeVisible();
  expect(server.requestsTo('GET', `${api}/trip/get-trip-list/running`).length).toBeGreaterThan(0);
  await page.goto(`/my-trips?trip_id=${trip?.id}`);
  await page.getByRole('button', { name: account('orders.pay'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: account('trips.payTitle') });
  // Nobody leaves for a real gateway.
  await page.route('https://checkout.stripe.com/**', (route) => route.fulfill({ body: 'Gateway' }));
  await dialog.getByRole('radio', { name: 'Stripe' }).check();
  await dialog.getByRole('button', { name: account('trips.pay'), exact: true }).click();
  const payments = () => server.requestsTo('POST', `${api}/trip/payment`);
  await page.waitForURL('https://checkout.stripe.com/pay/trip');
  expect(payments()).toHaveLength(1);
  expect(payments()[0]?.body).toMatchObject({ trip_id: trip?.id, payment_method: 'digital_payment' });
});
