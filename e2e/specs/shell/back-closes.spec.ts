import { expectLayers } from '../../fixtures/open-layers';
import type { Page } from '@playwright/test';
import { burger, burgerYard } from '../../fixtures/goods';
import { expect, test } from '../../fixtures/shop';

test.use({ live: true, viewport: { width: 390, height: 844 } });

const store = `/store/${burgerYard}`;
const dialog = (page: Page) => page.getByRole('dialog');
const address = (page: Page) => {
  const { pathname, searchParams } = new URL(page.url());
  return [pathname, searchParams.get('item')];
};
const isAt = (page: Page, pathname: string, item: string | null = null) =>
  expect.poll(() => address(page)).toEqual([pathname, item]);

test('Back closes an item’s modal before it leaves the page; its address opens it again [ITEM-08] [X-03]', async ({
  page,
  request,
  shop,
}) => {
  await shop.visitor();
  const { id, name } = await burger(request);
  const item = String(id);
  const modal = page.getByRole('dialog', { name });
  await page.goto('/home');
  await page.goto(`${store}?item=${item}`);
  await expect(modal).toBeVisible();
  await isAt(page, store, item);
  await expect.poll(() => page.evaluate(() => history.length)).toBeGreaterThanOrEqual(3);

  await page.goBack();
  await expect(modal).toBeHidden();
  await isAt(page, store);
  await page.goForward();
  await expect(modal).toBeVisible();
  await page.reload();
  await expect(modal).toBeVisible();
  await isAt(page, store, item);
  await modal.getByRole('button', { name: 'Close' }).click();
  await expect(modal).toBeHidden();
  await isAt(page, store);
  await page.goBack();
  await isAt(page, '/home');
});

test('Back closes drawers, menus and the phone’s search, topmost first; a link inside leaves a sane way back [X-03] [MENU-01]', async ({
  page,
  shop,
}) => {
  await shop.visitor();
  await page.goto(store);
  await page.getByRole('button', { name: 'Open search' }).click();
  await expect(page.getByRole('button', { name: 'Close search' })).toBeVisible();
  await expectLayers(page, 1);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Open search' })).toBeVisible();
  await isAt(page, store);

  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(dialog(page)).toBeVisible();
  await expectLayers(page, 1);
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await isAt(page, store);

  await page.getByRole('button', { name: 'Open menu' }).click();
  await dialog(page).getByRole('link', { name: 'Home' }).click();
  await isAt(page, '/home');
  await page.goBack();
  await isAt(page, store);
  await expect(dialog(page)).toBeHidden();
  await page.goForward();
  await isAt(page, '/home');
});
