import type { Page } from '@playwright/test';
import { expect, test, type FamilyShop } from '../../family/family-shop';
import { expectCharged, getLastOrderRequest, shownTotal } from '../../family/ordered';
import { phoneWindow } from '../../fixtures/core';
import { getBoot, getText } from '../../fixtures/server-html';
import { Shopper } from '../../fixtures/steps';
import { createTranslate } from '../../fixtures/translations';

/*
 * The shop before a backend that announces nothing: no sandbox, no setting but the backend's address. What an order
 * costs is worked out by that backend (e2e/family/bill.ts); what the shop shows must be the same.
 */

test.use({ live: true });
// One backend and one edge for all of them, one after another.
test.describe.configure({ mode: 'default' });

const phone = '1712345678';
const cart = createTranslate('mfe-cart', 'en');
const account = createTranslate('mfe-account', 'en');

// The browser itself logs what a backend answers to calls of endpoints that it lacks.
test.beforeEach(({ shop }) => shop.allow(/status of 40[45]/));

const atKitchen = (shopper: Shopper) => shopper.goToStore('Ferry Street', 'Food court', 'Kardamom Kitchen');

async function enterContactOnly(page: Page): Promise<void> {
  await page.getByRole('button', { name: account('delivery.addContact'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: account('delivery.contact') });
  const field = (key: string) => dialog.getByRole('textbox', { name: account(`form.${key}`) });
  await field('name').fill('Sara Ahmed');
  await field('phone').fill(phone);
  await field('email').fill('sara@example.com');
  await dialog.getByRole('button', { name: account('form.save'), exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** Until the rows below have asked for what they show. */
async function scrollUntilRequested(
  { server }: FamilyShop,
  page: Page,
  paths: readonly string[],
): Promise<void> {
  const open = async () => {
    await page.evaluate(() => window.scrollBy(0, window.innerHeight));
    return paths.filter((path) => server.requestsTo('GET', path).length === 0);
  };
  await expect.poll(open).toEqual([]);
}

test.describe('on a phone', () => {
  test.use({ viewport: phoneWindow });

  test('a guest orders a dish without stock, with an add-on, twice: the total shown is the total charged [D-20] [BIZ-26] [BIZ-35] [STATE-21]', async ({
    page,
    familyShop,
  }) => {
    const shopper = new Shopper(page);
    await atKitchen(shopper);
    await page.getByRole('button', { name: cart('add.quick', { name: 'Built bowl' }), exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Built bowl' });
    await dialog.getByRole('radio', { name: 'Large' }).check();
    await dialog.getByRole('checkbox', { name: 'Egg' }).check();
    await dialog
      .getByRole('button', { name: createTranslate('mfe-catalog', 'en')('quantity.increase'), exact: true })
      .click();
    await dialog.getByRole('button', { name: cart('add.add'), exact: true }).click();
    await expect(dialog).toBeHidden();
    await shopper.openCart(2);
    await shopper.reviewAsGuest(phone);
    // 2 × 13.50 + 1.25 once − 2.70, 5 % tax, 2.345 km, service fee
    await expect(shownTotal(page)).toHaveText('$33.02');
    const number = await shopper.placeOrder();
    expectCharged(familyShop, number, '$33.02');
    expect(getLastOrderRequest(familyShop)).toMatchObject({
      headers: { moduleid: '1' },
      body: { order_type: 'delivery', payment_method: 'cash_on_delivery', distance: 2.345 },
    });
    await expect(shopper.cartButton(0)).toBeVisible();
    await shopper.trackOrder(number, phone);
    await expect(page.getByText('Built bowl')).toBeVisible();
    await expect(page.getByRole('main')).toContainText('$33.02');
    // The first step of the order has the same time as the order, though it comes without a time zone.
    const firstStep = await page.getByRole('main').locator('time').first().innerText();
    await expect(page.getByRole('main').getByText(firstStep)).toHaveCount(2);
  });

  for (const [address, text] of [
    ['/product/101', 'Broth noodles'],
    ['/product/201', 'Apples'],
    ['/store/11', 'Kardamom Kitchen'],
    ['/store/21', 'Orchard & Sons'],
    ['/category/41', 'Fruit'],
  ] as const)
    test(`somebody new is led straight to ${address}, of whatever module, and reads it without script [F-21] [GEN-13]`, async ({
      familyShop,
    }) => {
      // Its first pages may come before its renderers are up.
      const read = async () => {
        const response = await fetch(`${familyShop.origin}${address}`, { headers: { accept: 'text/html' } });
        const html = await response.text();
        const isRendered = getBoot(html).rendered !== null;
        return { status: response.status, says: isRendered && getText(html).includes(text) };
      };
      await expect.poll(read).toEqual({ status: 200, says: true });
    });

  for (const address of ['/product/999999', '/store/999'])
    test(`${address} is not there, whichever way the backend says so [F-21] [F-46]`, async ({
      familyShop,
    }) => {
      const response = await fetch(`${familyShop.origin}${address}`, { headers: { accept: 'text/html' } });
      expect(response.status).toBe(404);
    });
});

test('the home page shows what there is; what the backend lacks is not there, without a word [F-21] [GEN-13]', async ({
  page,
  familyShop,
}) => {
  const shopper = new Shopper(page);
  await page.goto('/');
  await shopper.chooseLocation('Ferry Street');
  await page.waitForURL('**/home');
  const dialog = page.getByRole('dialog', { name: createTranslate('host', 'en')('module.select') });
  await expect(dialog.getByRole('button', { name: 'Daily grocery', exact: true })).toBeVisible();
  for (const unknown of ['City rides', 'Handy people'])
    await expect(dialog.getByText(unknown)).toHaveCount(0);
  await shopper.chooseModule('Food court');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Popular restaurants' })).toBeVisible();
  const lacked = ['/api/v1/campaigns/basic', '/api/v1/flash-sales', '/api/v1/items/recommended'];
  await scrollUntilRequested(familyShop, page, lacked);
  await expect(main.getByRole('link', { name: 'Broth noodles' }).first()).toBeAttached();
  await expect(main.getByRole('button', { name: 'Retry', exact: true })).toHaveCount(0);
  for (const row of ['campaigns', 'flashSale', 'recommended'])
    await expect(
      main.getByRole('heading', { name: createTranslate('mfe-catalog', 'en')(`front.row.${row}`) }),
    ).toHaveCount(0);
});

test('a guest fetches an order: nothing is charged for a way, and the coordinates are sent all the same [D-20]', async ({
  page,
  familyShop,
}) => {
  const shopper = new Shopper(page);
  await atKitchen(shopper);
  await page.getByRole('button', { name: cart('add.quick', { name: 'Skewers' }), exact: true }).click();
  await shopper.openCart(1);
  await shopper.proceed();
  await shopper.goOnAsGuest();
  await page.getByRole('radio', { name: cart('checkout.takeAway') }).check();
  await enterContactOnly(page);
  await shopper.goToReview();
  // 18.00, 5 % tax, service fee
  await expect(shownTotal(page)).toHaveText('$20.40');
  const number = await shopper.placeOrder();
  expectCharged(familyShop, number, '$20.40');
  const { latitude, longitude, order_type: type } = getLastOrderRequest(familyShop)?.body ?? {};
  expect([type, Boolean(latitude), Boolean(longitude)]).toEqual(['take_away', true, true]);
});

test('a guest buys one dish now and pays at the backend’s own page; the order tells that it is paid [D-20] [D-22] [F-29]', async ({
  page,
  familyShop,
}) => {
  const shopper = new Shopper(page);
  await atKitchen(shopper);
  await page.goto('/product/103');
  await page
    .getByRole('main')
    .getByRole('button', { name: cart('add.buy'), exact: true })
    .click();
  await shopper.goOnAsGuest();
  await shopper.enterContact(phone);
  await shopper.goOn('toPayment');
  await page.locator('input[type=radio][value="gateway:stripe"]').check();
  await shopper.goOn('toReview');
  // 18.00, 5 % tax, 2.345 km, service fee
  await expect(shownTotal(page)).toHaveText('$25.09');
  await shopper.placeOrderButton().click();
  await page.waitForURL(/\/payment-mobile\?/);
  const address = new URL(page.url()).searchParams;
  expect(address.get('payment_method')).toBe('stripe');
  expect(address.get('customer_id')).toBe(getLastOrderRequest(familyShop)?.query.guest_id);
  expect(address.get('callback')).toMatch(/status=$/);
  const [line] = JSON.parse(String(getLastOrderRequest(familyShop)?.body.cart)) as Record<string, unknown>[];
  expect(line).toMatchObject({ item_id: 103, item_type: 'App\\Models\\Item', quantity: 1 });
  await page.getByRole('button', { name: 'success', exact: true }).click();
  const number = await shopper.confirmedOrder();
  expectCharged(familyShop, number, '$25.09');
  await expect(page.getByText(/^Paid with /)).toBeVisible();
});

test('what a backend has no fields for is in the texts of the order [X-21] [X-22]', async ({
  page,
  familyShop,
}) => {
  const shopper = new Shopper(page);
  await atKitchen(shopper);
  await page.getByRole('button', { name: cart('add.quick', { name: 'Built bowl' }), exact: true }).click();
  const catalog = createTranslate('mfe-catalog', 'en');
  const dialog = page.getByRole('dialog', { name: 'Built bowl' });
  await dialog.getByRole('radio', { name: 'Large' }).check();
  await dialog.getByRole('button', { name: catalog('note.add') }).click();
  const note = dialog.getByRole('textbox', { name: catalog('note.label') });
  await note.fill('No onions');
  await dialog.getByRole('button', { name: cart('add.add'), exact: true }).click();
  await expect(dialog).toBeHidden();
  const drawer = await shopper.openCart(1);
  await expect(drawer.getByText('“No onions”')).toBeVisible();
  // The note of a line survives a reload and an edit, though the backend does not know it.
  await page.reload();
  await shopper.openCart(1);
  await drawer.getByRole('button', { name: cart('edit', { name: 'Built bowl' }) }).click();
  await expect(note).toHaveValue('No onions');
  await dialog.getByRole('button', { name: catalog('quantity.increase'), exact: true }).click();
  await dialog.getByRole('button', { name: cart('add.update'), exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(drawer.getByText('“No onions”')).toBeVisible();
  await shopper.proceed();
  await shopper.goOnAsGuest();
  await shopper.enterContact(phone);
  await page.getByRole('textbox', { name: account('form.note') }).fill('Gate 4');
  await page.getByRole('checkbox', { name: cart('words.cutlery') }).check();
  await page.getByRole('radio', { name: cart('words.replace') }).check();
  await shopper.goToReview();
  const number = await shopper.placeOrder();
  const { body } = getLastOrderRequest(familyShop) ?? {};
  expect(body).toMatchObject({
    order_note: 'Built bowl (Large): No onions',
    unavailable_item_note: 'Replace it',
    delivery_instruction: 'Gate 4',
    cutlery: true,
  });
  for (const field of ['if_sold_out', 'leave_at_door']) expect(body).not.toHaveProperty(field);
  await shopper.trackOrder(number, phone);
  for (const text of ['Built bowl (Large): No onions', 'Replace it', 'Gate 4'])
    await expect(page.getByRole('main').getByText(text)).toBeVisible();
});
