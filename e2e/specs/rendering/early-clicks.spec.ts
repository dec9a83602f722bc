import type { Page } from '@playwright/test';
import { amina } from '../../fixtures/customer';
import { burger, burgerYard, sideDish } from '../../fixtures/goods';
import { holdScripts } from '../../fixtures/hold-scripts';
import { expect, test } from '../../fixtures/shop';
import { Shopper } from '../../fixtures/steps';

/** Opens a page with held-back scripts; returns the function that releases them. */
async function openEarly(page: Page, address: string): Promise<() => void> {
  const letGo = await holdScripts(page);
  // A busy machine may send the first page without slow content.
  await expect(async () => {
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeVisible({ timeout: 10_000 });
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached({ timeout: 5_000 });
  }).toPass();
  return letGo;
}

/** Number of requests of the page that change the cart. */
function cartChanges(page: Page): string[] {
  const changes: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/customer/cart/add'))
      changes.push(request.postData() ?? '');
  });
  return changes;
}

test.beforeEach(async ({ shop }) => void (await shop.visitor()));

test('Add to Cart pressed before the scripts have loaded adds the item, once', async ({ page, request }) => {
  const dish = await sideDish(request);
  const changes = cartChanges(page);
  const letGo = await openEarly(page, `/product/${dish.id}`);
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart', exact: true }).click();
  expect(changes).toEqual([]);
  letGo();
  await expect(new Shopper(page).cartButton(1)).toBeVisible();
  // The cart shows it before the request.
  await expect.poll(() => changes).toHaveLength(1);
  await page.waitForLoadState('networkidle');
  expect(changes).toHaveLength(1);
});

test('the plus on a card pressed before the scripts have loaded adds the item, once', async ({
  page,
  request,
}) => {
  const dish = await sideDish(request);
  const changes = cartChanges(page);
  const letGo = await openEarly(page, `/store/${burgerYard}`);
  await page.getByRole('button', { name: `Add ${dish.name} to the cart`, exact: true }).click();
  letGo();
  await expect(new Shopper(page).cartButton(1)).toBeVisible();
  // The cart shows it before the request.
  await expect.poll(() => changes).toHaveLength(1);
  await page.waitForLoadState('networkidle');
  expect(changes).toHaveLength(1);
});

test('options ticked before the scripts have loaded stay ticked and count', async ({ page, request }) => {
  const dish = await burger(request);
  const letGo = await openEarly(page, `/product/${dish.id}`);
  const main = page.getByRole('main');
  const ketchup = main.getByRole('checkbox', { name: 'Ketchup' });
  await ketchup.check();
  letGo();
  const changes = cartChanges(page);
  const needed = dish.food_variations.find(({ required }) => required === 'on');
  for (const { label } of needed?.values.slice(0, 2) ?? [])
    if (label !== 'Ketchup') await main.getByRole('checkbox', { name: label }).check();
  await expect(ketchup).toBeChecked();
  await main.getByRole('button', { name: 'Add to Cart', exact: true }).click();
  await expect.poll(() => changes.length).toBe(1);
  expect(changes[0]).toContain('Ketchup');
});

test('Sign In pressed before the scripts have loaded opens its dialog', async ({ page }) => {
  const letGo = await openEarly(page, '/home');
  await page.getByRole('banner').getByRole('button', { name: 'Sign In', exact: true }).click();
  letGo();
  await expect(page.getByRole('dialog', { name: 'Sign In' })).toHaveCount(1);
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Email or phone' })).toBeVisible();
});

test('the location in the header pressed before the scripts have loaded opens its panel', async ({
  page,
}) => {
  const letGo = await openEarly(page, '/home');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Deliver to/ })
    .click();
  letGo();
  await expect(page.getByRole('dialog').getByRole('combobox', { name: 'Search for a place' })).toBeVisible();
});

test('a location typed before the scripts have loaded is searched and can be chosen [D-01]', async ({
  page,
}) => {
  const letGo = await openEarly(page, '/');
  const field = page.getByRole('main').getByRole('combobox', { name: 'Search for a place' });
  await field.click();
  await page.keyboard.type('Pearl');
  letGo();
  await expect(page.getByRole('option', { name: 'Pearl Street' }).first()).toBeVisible();
  await expect(field).toHaveValue('Pearl');
  await expect(field).toBeFocused();
  await page.keyboard.type(' Street');
  await expect(field).toHaveValue('Pearl Street');
  await page.getByRole('option', { name: 'Pearl Street' }).first().click();
  await page.waitForURL('**/home');
});

test('text typed into the sign-in form before the scripts have loaded is sent', async ({ page }) => {
  const letGo = await openEarly(page, '/auth');
  const form = page.getByRole('form', { name: 'Sign In' });
  const name = form.getByRole('textbox', { name: 'Email or phone' });
  await name.fill(amina.email);
  await form.getByRole('textbox', { name: 'Password' }).fill(amina.password);
  letGo();
  await page.waitForLoadState('networkidle');
  await expect(name).toHaveValue(amina.email);
  await form.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('Logged in successfully')).toBeVisible();
});

test('signing in before the scripts have loaded neither reloads the page nor puts the password into an address', async ({
  page,
}) => {
  const letGo = await openEarly(page, '/auth');
  const form = page.getByRole('form', { name: 'Sign In' });
  await form.getByRole('textbox', { name: 'Email or phone' }).fill(amina.email);
  await form.getByRole('textbox', { name: 'Password' }).fill(amina.password);
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  await page.keyboard.press('Enter');
  letGo();
  await expect(page.getByText('Logged in successfully')).toBeVisible();
  expect(addresses.filter((address) => address.includes('?'))).toEqual([]);
});

test('a search sent before the scripts have loaded shows its results [D-03]', async ({ page }) => {
  const letGo = await openEarly(page, '/home');
  const field = page.getByRole('banner').getByRole('combobox');
  await field.click();
  await page.keyboard.type('burger');
  await page.keyboard.press('Enter');
  letGo();
  await page.waitForURL('**/home?search=burger');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('burger');
});

test('a link pressed before the scripts have loaded works', async ({ page, request }) => {
  const dish = await sideDish(request);
  const letGo = await openEarly(page, `/store/${burgerYard}`);
  await page
    .getByRole('main')
    .getByRole('link', { name: dish.name, exact: true })
    .first()
    .click({ noWaitAfter: true });
  await expect(page).toHaveURL(new RegExp(`/product/${dish.id}`));
  letGo();
  await expect(page.getByRole('heading', { level: 1, name: dish.name })).toBeVisible();
});
