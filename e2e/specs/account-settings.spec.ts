import type { Page } from '@playwright/test';
import { violationsOn } from '../fixtures/access';
import { NewCustomer } from '../fixtures/customer';
import { burgerYard, sideDish } from '../fixtures/goods';
import { expect, test } from '../fixtures/shop';
import { moveOrder } from '../fixtures/switches';
import { say } from '../fixtures/words';

test.use({ live: true });

const t = say('mfe-account', 'en');
const host = say('host', 'en');
const inArabic = say('mfe-account', 'ar');

let order: number;

test.beforeEach(async ({ context, request, shop }) => {
  const customer = await NewCustomer.signUp(request);
  await customer.putIntoCart(await sideDish(request), 1);
  order = await customer.placeOrder(burgerYard);
  await customer.useIn(context);
  await shop.visitor({ customer: true });
});

async function deleteAccount(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: t('settings.delete'), exact: true })
    .click();
  const question = page.getByRole('dialog', { name: t('settings.deleteSure') });
  await question.getByRole('button', { name: t('settings.delete'), exact: true }).click();
  await expect(question).toBeHidden();
}

test('an account with an order under way stays; then it goes, in every tab [STATE-36] [CALL-04] [D-27] [F-27] [F-33]', async ({
  context,
  page,
  request,
}) => {
  const other = await context.newPage();
  await other.goto('/my-orders');
  await expect(other.getByRole('listitem').filter({ hasText: String(order) })).toBeVisible();

  await page.goto('/profile?page=settings');
  await deleteAccount(page);
  const obstacles = page.getByRole('alert').filter({ hasText: t('settings.notYet') });
  await expect(obstacles).toContainText('You have orders under way (1).');
  await expect(obstacles).toBeFocused();

  await moveOrder(request, order, 'delivered');
  await deleteAccount(page);
  await expect(page.getByText(t('settings.deleted'))).toBeVisible();
  await expect(page).toHaveURL(({ pathname }) => pathname === '/');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await expect(other.getByText(host('customerOnly.title'))).toBeVisible();
  await expect(other.getByText(String(order))).toHaveCount(0);
});

test('theme and language are changed from the settings, and last [LANG-01] [STATE-58] [D-28]', async ({
  page,
}) => {
  const root = page.locator('html');
  await page.goto('/settings');
  await page.getByRole('radio', { name: t('settings.dark') }).check();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  expect(await violationsOn(page)).toEqual([]);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Language: / })
    .click();
  await page.getByRole('menuitem', { name: 'العربية' }).click();
  const question = page.getByRole('dialog', { name: host('language.sure') });
  await question.getByRole('button', { name: host('yes'), exact: true }).click();
  await expect(root).toHaveAttribute('lang', 'ar');
  await expect(root).toHaveAttribute('dir', 'rtl');
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(inArabic('account.settings'));
});

test('an order that moves on is told wherever the customer is in the shop [X-09]', async ({
  page,
  request,
}) => {
  const known = page.waitForResponse(/\/customer\/notifications\?/);
  await page.goto('/home');
  await known;
  await moveOrder(request, order, 'confirmed');
  const message = page.getByRole('status').filter({ hasText: `order no. ${order}` });
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus'))); // the customer comes back to the tab
    await expect(message).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 40_000 });
  await message.getByRole('button', { name: t('updates.view'), exact: true }).click();
  await expect(page.getByTestId('order-status')).toHaveText(t('status.confirmed'));
  await page.goto('/settings?tab=updates');
  const told = page.getByRole('listitem').filter({ hasText: `order no. ${order}` });
  await expect(told).toBeVisible();
  await expect(told).not.toContainText(t('updates.new'));
});
