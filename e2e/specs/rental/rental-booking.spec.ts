import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../../fixtures/shop';
import { rentalHeaders } from '../../fixtures/rental';
import { nearestVehicle, type RentedOut } from '../../fixtures/vehicles';
import { modules } from '../../fixtures/visitor';
import { createTranslate, type Language } from '../../fixtures/translations';

test.use({ live: true });

/** Each test rents on different days, so that tests do not compete for vehicles. */
const settings = [
  { language: 'en', viewport: { width: 1440, height: 900 }, ahead: 3 },
  { language: 'ar', viewport: { width: 390, height: 844 }, ahead: 9 },
] as const;

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** The vehicle's page for two days, `ahead` days from now. */
const rentedFor = ({ id }: RentedOut, ahead: number) =>
  `/rental/vehicle-details?${new URLSearchParams({
    id: String(id),
    pickup_time: `${dayIn(ahead)}T10:00`,
    destination_time: `${dayIn(ahead + 2)}T10:00`,
    rental_type: 'day_wise',
  }).toString()}`;

const cartButton = (page: Page, language: Language, count: number) =>
  page.getByRole('banner').getByRole('button', {
    name: createTranslate('mfe-cart', language)('rental.open', { count }),
    exact: true,
  });

async function enterContact(page: Page, language: Language): Promise<void> {
  const t = createTranslate('mfe-account', language);
  const field = (key: string) => page.getByRole('textbox', { name: t(`form.${key}`) }).first();
  await field('name').fill('Sara Ahmed');
  await field('phone').fill('501234567');
  await page
    .getByRole('main')
    .getByRole('textbox', { name: t('form.email') })
    .first()
    .fill('sara@example.com');
}

for (const { language, viewport, ahead } of settings)
  test.describe(`${language} at ${viewport.width}`, () => {
    test.use({ viewport, locale: language });
    const t = createTranslate('mfe-cart', language);

    test('a guest rents a vehicle: cart, booking, trip number and tracking [HEAD-05] [ENT-23] [CALL-17] [STATE-21] [D-21] [D-23]', async ({
      page,
      request,
      shop,
    }) => {
      await shop.visitor({ language, module: modules.rental });
      const vehicle = await nearestVehicle(request, language);
      await page.goto(rentedFor(vehicle, ahead));
      await page
        .getByRole('button', { name: t('rental.rent.add'), exact: true })
        .first()
        .click();
      await expect(page.getByText(t('rental.added'))).toBeVisible();

      await cartButton(page, language, 1).click();
      const drawer = page.getByRole('dialog', { name: t('rental.title') });
      await expect(drawer.getByText(vehicle.name)).toBeVisible();
      await expect(drawer.getByText(vehicle.provider.name)).toBeVisible();
      await drawer.getByRole('button', { name: t('rental.book'), exact: true }).click();
      const identify = page.getByRole('dialog', { name: t('identify.title') });
      await identify.getByRole('button', { name: t('identify.guest'), exact: true }).click();
      await page.waitForURL('**/rental/checkout');

      await enterContact(page, language);
      const book = page.getByRole('button', { name: t('rental.checkout.book'), exact: true });
      await expect(book).toHaveAccessibleDescription('');
      const total = await page.getByTestId('trip-total').textContent();
      await book.dblclick();
      await page.waitForURL('**/rental/trip-confirmed?*');
      await expect(page.getByTestId('trip-number')).toHaveText(/\d+/);
      const number = await page.getByTestId('trip-number').textContent();
      await expect(page.getByTestId('trip-total')).toHaveText(total ?? '');
      await expect(cartButton(page, language, 0)).toBeVisible();

      const main = page.getByRole('main');
      await main.getByRole('link', { name: t('rental.booked.track'), exact: true }).click();
      await page.waitForURL(/\/track-order\?trip_id=/);
      await expect(
        page
          .getByRole('main')
          .getByText(number?.match(/\d+/)?.[0] ?? '')
          .first(),
      ).toBeVisible();
    });
  });

/** Another device of the same guest moves the trip by a day: the price stays. */
async function moveByADay(request: APIRequestContext, page: Page): Promise<void> {
  const guestId = await page.evaluate(() => localStorage.getItem('guest_id'));
  const cart = await request.get(`/api/v1/rental/user/cart/get-cart?guest_id=${guestId}`, {
    headers: rentalHeaders,
  });
  const { user_data: plan } = (await cart.json()) as {
    user_data: { id: number; pickup_time: string; destination_time: string };
  };
  const later = (moment: string) => new Date(Date.parse(moment) + 86_400_000).toISOString();
  const times = { pickup_time: later(plan.pickup_time), destination_time: later(plan.destination_time) };
  const moved = await request.put(`/api/v1/rental/user/cart/update-user-data/${plan.id}`, {
    headers: rentalHeaders,
    data: { ...plan, ...times, guest_id: guestId },
  });
  expect(moved.status(), await moved.text()).toBe(200);
}

test('lists the dates that another device has set at the same price, before it books them [D-16] [F-24]', async ({
  page,
  request,
  shop,
}) => {
  shop.allow(/409 \(Conflict\)/);
  await shop.visitor({ module: modules.rental });
  await page.goto(rentedFor(await nearestVehicle(request, 'en'), 30));
  await page.getByRole('button', { name: 'Add to rental cart', exact: true }).first().click();
  await expect(page.getByText('Vehicle added to your rental cart')).toBeVisible();
  await page.goto('/rental/checkout');
  await enterContact(page, 'en');
  const book = page.getByRole('button', { name: 'Book', exact: true });
  await expect(book).toHaveAccessibleDescription('');
  await moveByADay(request, page);
  await book.click();
  const changes = page.getByRole('region', { name: 'Something has changed' });
  await expect(changes.getByText(/^The pick-up is now on /)).toBeVisible();
  await expect(changes.getByText(/^The return is now on /)).toBeVisible();
  await expect(book).toBeDisabled();
  await changes.getByRole('button', { name: 'Accept and continue' }).click();
  await book.click();
  await page.waitForURL('**/rental/trip-confirmed?*');
  await expect(page.getByTestId('trip-number')).toHaveText(/\d+/);
});

test('choosing the rental module again sets the location to the cart’s pick-up point [STATE-25] [STATE-26]', async ({
  page,
  request,
  shop,
}) => {
  await shop.visitor({ module: modules.rental });
  await page.goto(rentedFor(await nearestVehicle(request, 'en'), 20));
  await page.getByRole('button', { name: 'Add to rental cart', exact: true }).first().click();
  await expect(page.getByText('Vehicle added to your rental cart')).toBeVisible();
  await page.getByRole('button', { name: 'Grocery', exact: true }).click();
  await page.waitForURL('**/home');
  await expect(cartButton(page, 'en', 1)).toBeHidden();
  await page.getByRole('button', { name: 'Rental', exact: true }).click();
  await expect(page.getByText('Location set successfully')).toBeVisible();
  await expect(cartButton(page, 'en', 1)).toBeVisible();
});
