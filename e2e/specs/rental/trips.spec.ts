import type { APIRequestContext } from '@playwright/test';
import { NewCustomer } from '../../fixtures/customer';
import { bookTrip, moveTrip, rentalHeaders } from '../../fixtures/rental';
import { expect, test } from '../../fixtures/shop';
import { modules } from '../../fixtures/visitor';
import { createTranslate } from '../../fixtures/translations';

test.use({ live: true });

const phone = '+971551234567';

async function customerWithTrip(request: APIRequestContext) {
  const customer = await NewCustomer.signUp(request);
  const { headers } = customer;
  const trip = await bookTrip(request, { headers, guestId: null, name: 'Noor Saleh', phone });
  return { customer, trip };
}

test('a customer finds a trip and cancels it [ROUTE-10] [HEAD-12] [GEN-04]', async ({
  page,
  context,
  request,
  shop,
}) => {
  const { customer, trip } = await customerWithTrip(request);
  await customer.useIn(context);
  await shop.visitor({ customer: true, module: modules.rental });
  await page.goto('/my-trips');
  const card = page.getByRole('listitem').filter({ hasText: String(trip.id) });
  await expect(card).toContainText('Pending');
  await card.getByRole('link').click();
  await expect(page.getByText(trip.vehicle).first()).toBeVisible();
  await page.getByRole('button', { name: 'Cancel trip', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this trip?' });
  await dialog.getByRole('radio').first().check();
  await dialog.getByRole('button', { name: 'Cancel trip', exact: true }).click();
  await expect(page.getByTestId('trip-status')).toHaveText('Canceled');
});

test.describe('ar at 390', () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'ar' });
  const t = createTranslate('mfe-account', 'ar');

  test('the vehicles of a completed trip are reviewed, once [D-24] [GEN-04]', async ({
    page,
    context,
    request,
    shop,
  }) => {
    const { customer, trip } = await customerWithTrip(request);
    await moveTrip(request, trip.id, 'completed');
    await customer.useIn(context);
    await shop.visitor({ language: 'ar', customer: true, module: modules.rental });
    await page.goto(`/profile?page=my-trips&trip_id=${trip.id}`);
    const open = page.getByRole('main').getByRole('button', { name: t('orders.review'), exact: true });
    await open.click();
    const dialog = page.getByRole('dialog', { name: t('review.title') });
    await dialog.getByRole('radio', { name: /4[.٫]5|٤٫٥/ }).click();
    await dialog.getByRole('button', { name: t('review.send'), exact: true }).click();
    await expect(page.getByText(t('review.thanks'))).toBeVisible();
    await expect(open).toBeHidden();
  });
});

test('a guest tracks a trip by its number and phone [ROUTE-11] [D-23]', async ({ page, request, shop }) => {
  const response = await request.post('/api/v1/auth/guest/request', { headers: rentalHeaders, data: {} });
  const { guest_id: guestId } = (await response.json()) as { guest_id: string };
  const trip = await bookTrip(request, { headers: {}, guestId: String(guestId), name: 'Noor Saleh', phone });
  await moveTrip(request, trip.id, 'confirmed');
  await shop.visitor({ module: modules.rental });
  await page.goto('/track-order');
  await expect(page.getByRole('heading', { level: 1, name: 'Track Trip' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Trip ID' }).fill(`#${trip.id}`);
  await page.getByRole('textbox', { name: 'Phone' }).fill(phone);
  await page.getByRole('main').getByRole('button', { name: 'Track Trip', exact: true }).click();
  await expect(page.getByTestId('trip-status')).toHaveText('Confirmed');
  await expect(page.getByText(trip.vehicle).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel trip' })).toHaveCount(0);
});
