import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { NewCustomer } from '../../fixtures/customer';
import { scopeHeaders } from '../../fixtures/goods';
import { becomeGuestWith } from '../../fixtures/guest';
import { takePhoto } from '../../fixtures/photo';
import { expect, test } from '../../fixtures/shop';
import { createTranslate } from '../../fixtures/translations';
import { modules, pearlStreet } from '../../fixtures/visitor';

test.use({ live: true });

const cart = createTranslate('mfe-cart', 'en');
const account = createTranslate('mfe-account', 'en');
const pharmacyHeaders = { ...scopeHeaders(), moduleId: String(modules.pharmacy.id) };
const megabyte = 1024 * 1024;

interface Medicine {
  id: number;
  store_id: number;
  is_prescription_required: number;
  variations: unknown[];
}

async function findMedicine(request: APIRequestContext): Promise<Medicine> {
  for (let page = 1; page <= 4; page += 1) {
    const address = `/api/v1/items/popular?limit=50&offset=${page}`;
    const response = await request.get(address, { headers: pharmacyHeaders });
    const { products } = (await response.json()) as { products: Medicine[] };
    const found = products.find((one) => one.is_prescription_required === 1 && one.variations.length === 0);
    if (found) return found;
  }
  throw new Error('no medicine with a prescription is seeded');
}

const toFile = (name: string, buffer: Buffer, mimeType = 'image/jpeg') => ({ name, mimeType, buffer });

test('photos of a prescription as large as those of phones arrive as small JPEGs, three of four [BIZ-01] [VALID-07] [VALID-12] [ERR-07]', async ({
  page,
  request,
  context,
  shop,
}) => {
  await shop.visitor({ module: modules.pharmacy });
  await becomeGuestWith(request, context, await findMedicine(request), 1, pharmacyHeaders);
  await page.goto('/checkout?page=cart');
  const pictures = page.getByRole('group', { name: cart('prescription.title') });
  const chooser = pictures.locator('input[type=file]');
  const photo = await takePhoto(page);
  expect(photo.length).toBeGreaterThan(5 * megabyte);
  expect(photo.length).toBeLessThan(8 * megabyte);

  // This browser has no decoder for it, and this file is none.
  await chooser.setInputFiles(toFile('IMG_0001.heic', Buffer.from('....ftypheic....'), 'image/heic'));
  await expect(pictures.getByRole('alert')).toHaveText(cart('prescription.heic'));

  await chooser.setInputFiles(['1', '2', '3', '4'].map((name) => toFile(`${name}.jpg`, photo)));
  await expect(pictures.getByRole('status')).toHaveText(cart('prescription.kept', { count: 3 }));
  await expect(pictures.getByRole('alert')).toHaveText(
    `${cart('prescription.tooMany')} ${cart('prescription.leftOut')}`,
  );
  const saved = pictures.getByRole('img', { name: /^Picture \d of the prescription/ });
  await expect(saved).toHaveCount(3);
  for (const picture of await saved.all()) {
    const response = await request.get((await picture.getAttribute('src')) ?? '');
    expect(response.headers()['content-type']).toBe('image/jpeg');
    const bytes = await response.body();
    expect(bytes.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
    expect(bytes.length).toBeLessThanOrEqual(2 * megabyte);
    expect(bytes.length).toBeGreaterThan(100_000);
  }
});

test('a profile photo above 2 MB is refused in words [VALID-11]', async ({
  page,
  context,
  request,
  shop,
}) => {
  await shop.visitor({ customer: true });
  const customer = await NewCustomer.signUp(request);
  await customer.useIn(context);
  await page.goto('/profile?page=profile-settings');
  await expect(page.getByRole('textbox', { name: account('profile.name') })).toHaveValue('Noor Saleh');
  await page.locator('main input[type=file]').setInputFiles(toFile('me.jpg', await takePhoto(page)));
  await expect(page.getByText(account('photo.tooLarge'))).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a customer’s prescription is shown with its order, and used again for the next one [X-30]', async ({
  page,
  request,
  context,
  shop,
}) => {
  await shop.visitor({ module: modules.pharmacy, customer: true });
  const customer = await NewCustomer.signUp(request);
  await customer.useIn(context);
  const medicine = await findMedicine(request);
  const headers = { ...customer.headers, moduleId: pharmacyHeaders.moduleId };
  const order = async (extra: object) => {
    const line = {
      item_id: medicine.id,
      quantity: 1,
      model: 'Item',
      variation: [],
      add_on_ids: [],
      add_on_qtys: [],
    };
    const added = await request.post('/api/v1/customer/cart/add', { headers, data: line });
    expect(added.status(), await added.text()).toBe(200);
    const placed = await request.post('/api/v1/customer/order/place', {
      headers: { ...headers, 'idempotency-key': randomUUID() },
      data: {
        store_id: medicine.store_id,
        order_amount: 1,
        accept_changes: true,
        order_type: 'take_away',
        payment_method: 'cash_on_delivery',
        contact_person_name: 'Noor Saleh',
        contact_person_number: '+971551234567',
        ...pearlStreet,
        ...extra,
      },
    });
    expect(placed.status(), await placed.text()).toBe(200);
    return ((await placed.json()) as { order_id: number }).order_id;
  };
  const uploaded = await request.post('/api/v1/customer/order/prescription/upload', {
    headers: customer.headers,
    multipart: { 'image[]': toFile('note.png', await page.screenshot(), 'image/png') },
  });
  const [picture] = (await uploaded.json()) as { id: number }[];
  const orderId = await order({ prescription_ids: [picture?.id] });
  await request.put('/api/v1/customer/order/cancel', {
    headers: customer.headers,
    data: { order_id: orderId, reason: 'For the test' },
  });

  await page.goto(`/profile?page=my-orders&order_id=${orderId}`);
  await expect(
    page.getByRole('img', { name: account('track.prescription.picture', { number: 1 }) }),
  ).toBeVisible();
  await page.getByRole('button', { name: account('orders.again'), exact: true }).click();
  await expect(page.getByText(/Your prescription of .* can be used again/)).toBeVisible();
  await page.goto('/checkout?page=cart');
  const pictures = page.getByRole('group', { name: cart('prescription.title') });
  await pictures.getByRole('button', { name: /^Use the prescription of/ }).click();
  await expect(pictures.getByRole('status')).toHaveText(cart('prescription.kept', { count: 1 }));
  await expect(pictures.getByRole('img', { name: /^Picture 1 of the prescription/ })).toBeVisible();
});
