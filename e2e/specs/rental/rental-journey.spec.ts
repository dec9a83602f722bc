import { coreWhere } from '../../fixtures/core';
import { NewCustomer } from '../../fixtures/customer';
import { moveTrip } from '../../fixtures/rental';
import { expect, test } from '../../fixtures/shop';
import { modules } from '../../fixtures/visitor';
import { createTranslate } from '../../fixtures/translations';

test.use({ live: true });

/** Each rents on different days, so that they do not compete for vehicles. */
const settings = [
  { language: 'en', viewport: { width: 1440, height: 900 }, ahead: 30 },
  { language: 'en', viewport: { width: 390, height: 844 }, ahead: 35 },
  { language: 'ar', viewport: { width: 390, height: 844 }, ahead: 40 },
] as const;

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

for (const { language, viewport, ahead } of settings)
  test.describe(`${language} at ${viewport.width}`, { tag: coreWhere(language, viewport.width) }, () => {
    test.use({ viewport, locale: language });
    const [catalog, cart, account] = (['mfe-catalog', 'mfe-cart', 'mfe-account'] as const).map((area) =>
      createTranslate(area, language),
    ) as [
      ReturnType<typeof createTranslate>,
      ReturnType<typeof createTranslate>,
      ReturnType<typeof createTranslate>,
    ];

    test('a customer goes from the search to a completed trip, and reviews it [GEN-04] [ROUTE-06] [ROUTE-10] [HEAD-05] [HEAD-12]', async ({
      page,
      context,
      request,
      shop,
    }) => {
      const customer = await NewCustomer.signUp(request);
      await customer.useIn(context);
      await shop.visitor({ language, customer: true, module: modules.rental });
      await page.goto('/home');
      await page.getByLabel(catalog('plan.pickupDate')).fill(dayIn(ahead));
      await page.getByLabel(catalog('plan.returnDate')).fill(dayIn(ahead + 2));
      await page.getByRole('radio', { name: catalog('plan.type.day_wise') }).check();
      await page.getByRole('button', { name: catalog('rental.find'), exact: true }).click();

      await page.waitForURL(/\/rental\/vehicle-search\?.*rental_type=day_wise/);
      // The home page's vehicles stay until its list is shown.
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(catalog('vehicle.title'));
      const first = page.getByRole('main').locator('a[href*="/rental/vehicle-details?"]').first();
      const name = (await first.textContent()) ?? '';
      await first.click();
      await page.waitForURL(/\/rental\/vehicle-details\?/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await page
        .getByRole('button', { name: cart('rental.rent.add'), exact: true })
        .first()
        .click();
      const open = page
        .getByRole('banner')
        .getByRole('button', { name: cart('rental.open', { count: 1 }), exact: true });
      await open.click();
      const drawer = page.getByRole('dialog', { name: cart('rental.title') });
      await drawer.getByRole('button', { name: cart('rental.book'), exact: true }).click();
      await page.waitForURL('**/rental/checkout');
      const book = page.getByRole('button', { name: cart('rental.checkout.book'), exact: true });
      // The account's contact loads after the page.
      await expect(book).toHaveAccessibleDescription('');
      const total = (await page.getByTestId('trip-total').textContent()) ?? '';
      await book.click();
      await page.waitForURL('**/rental/trip-confirmed?*');
      await expect(page.getByTestId('trip-total')).toHaveText(total);
      const number = Number(/\d+/.exec((await page.getByTestId('trip-number').textContent()) ?? '')?.[0]);

      for (const status of ['confirmed', 'ongoing', 'completed'] as const) {
        await moveTrip(request, number, status);
        await page.goto(`/my-trips?trip_id=${number}`);
        await expect(page.getByTestId('trip-status')).toHaveText(account(`tripStatus.${status}`));
        await expect(page.getByText(name).first()).toBeVisible();
      }
      await page
        .getByRole('main')
        .getByRole('button', { name: account('orders.review'), exact: true })
        .click();
      const dialog = page.getByRole('dialog', { name: account('review.title') });
      await dialog.getByRole('radio').last().click();
      await dialog.getByRole('button', { name: account('review.send'), exact: true }).click();
      await expect(page.getByText(account('review.thanks'))).toBeVisible();
    });
  });
