import type { Locator, Page } from '@playwright/test';
import { phoneWindow } from '../../fixtures/core';
import { burger, burgerYard, sideDish } from '../../fixtures/goods';
import { becomeGuestWith } from '../../fixtures/guest';
import { expectLayers } from '../../fixtures/open-layers';
import { expectRendered } from '../../fixtures/rendered';
import { expect, test } from '../../fixtures/shop';
import { Shopper } from '../../fixtures/steps';
import { createTranslate } from '../../fixtures/translations';
import { cookieHeader } from '../../fixtures/visitor';

test.use({ live: true, viewport: phoneWindow });

const host = createTranslate('host', 'en');
const bar = (page: Page) => page.getByRole('navigation', { name: host('bar.label'), exact: true });
const entry = (page: Page, name: string) => bar(page).getByText(name, { exact: true });

const getBottom = async (element: Locator) => {
  const box = await element.boundingBox();
  return box ? box.y + box.height : null;
};

test('the bar at a phone’s bottom leads to search, cart, orders and account, and counts with the cart [X-17] [X-15]', async ({
  page,
  request,
  shop,
}) => {
  await shop.visitor();
  const asked: string[] = [];
  page.on('request', (sent) => {
    if (sent.url().includes('/customer/cart/list')) asked.push(sent.url());
  });
  const dish = await sideDish(request);
  await page.goto(`/store/${burgerYard}`);
  await new Shopper(page).quickAdd(dish);
  const cart = bar(page).getByRole('button', { name: /^Cart/ });
  await expect(cart).toHaveAccessibleName('Cart 1 item');
  expect(asked.length).toBeLessThanOrEqual(1);

  await entry(page, 'Search').click();
  await expect(page.getByRole('banner').getByRole('combobox')).toBeFocused();
  await expect(bar(page).getByRole('list')).toBeHidden();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(bar(page).getByRole('list')).toBeVisible();

  await cart.click();
  await expect(page.getByRole('dialog', { name: 'Shopping Cart' })).toContainText(dish.name);
  await expectLayers(page, 1);
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();

  await entry(page, 'Account').click();
  await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  await entry(page, 'Orders').click();
  await page.waitForURL('**/track-order');
  await expect(bar(page).locator('[aria-current]')).toHaveText('Orders');
  await entry(page, 'Home').click();
  await page.waitForURL('**/home');
  await expect(bar(page).locator('[aria-current]')).toHaveText('Home');
});

test('the bar is at the edge, in the first HTML, covers the end of no page, and gives way to a page’s own bar [X-17] [BIZ-11]', async ({
  page,
  request,
  shop,
  baseURL,
}) => {
  await shop.visitor();
  const { html } = await expectRendered(`${baseURL}/home`, cookieHeader(shop.visitorId), 'Search');
  expect(html).toContain(`aria-label="${host('bar.label')}"`);

  await page.goto('/help-and-support');
  expect(await getBottom(bar(page).getByRole('list'))).toBe(phoneWindow.height);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const top = phoneWindow.height - 56;
  await expect.poll(() => getBottom(page.getByRole('contentinfo'))).toBeLessThanOrEqual(top + 1);

  await page.goto(`/product/${(await burger(request)).id}`);
  await expect(page.locator('[data-action-bar]')).toBeVisible();
  await expect(bar(page)).toBeHidden();
  await page.setViewportSize({ width: 1_024, height: 800 });
  await expect(bar(page)).toBeVisible(); // the buy bar is beside the pictures there
  await page.setViewportSize({ width: 1_180, height: 800 });
  await expect(bar(page)).toBeHidden();
});

test('the checkout is a place of its own, from the first HTML to the way back [X-18]', async ({
  page,
  context,
  request,
  shop,
  baseURL,
}) => {
  await shop.visitor();
  await becomeGuestWith(request, context, await sideDish(request));
  const { pageText } = await expectRendered(`${baseURL}/checkout?page=cart`, cookieHeader(shop.visitorId));
  expect(pageText).toContain(host('footer.help'));
  expect(pageText).not.toContain(host('bar.orders'));

  await page.goto(`/store/${burgerYard}`);
  const shopper = new Shopper(page);
  await shopper.openCart(1);
  await shopper.proceed();
  await shopper.goOnAsGuest();
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('link', { name: host('footer.help') })).toBeVisible();
  await expect(banner.getByRole('button')).toHaveCount(1);
  await expect(bar(page)).toHaveCount(0);
  await expect(page.getByRole('contentinfo').getByRole('textbox')).toHaveCount(0);
  const steps = page.getByRole('list', { name: 'Steps of the checkout' });
  await expect(steps.locator('[aria-current]')).toContainText('Delivery');

  await banner.getByText(/^Cart/).click();
  await expect(page.getByRole('dialog', { name: 'Shopping Cart' })).toBeVisible();
  await expectLayers(page, 1);
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expectLayers(page, 0);
  await expect(page).toHaveURL(/\/checkout/);
  await page.goBack();
  await expect(bar(page)).toBeVisible();
  await expect(banner.getByRole('button', { name: host('menu.open') })).toBeVisible();
});
