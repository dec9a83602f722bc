import type { Locator, Page } from '@playwright/test';
import { burgerYard } from '../../fixtures/goods';
import { ShopQueries } from '../../fixtures/shop-queries';
import { expect, test } from '../../fixtures/shop';

test.use({ live: true });

const phone = { width: 390, height: 844 };
test.use({ viewport: phone });

const getScrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const settledAt = (page: Page, wanted: number) =>
  expect
    .poll(async () => Math.abs((await getScrollTop(page)) - wanted), { message: `scrolled to ${wanted}` })
    .toBeLessThan(4);

/**
 * Scrolls down by touch until one of the links is in the middle of the screen; returns the link and the scroll
 * position.
 */
async function downTo(page: Page, links: Locator): Promise<{ link: Locator; left: number }> {
  const inSight = () =>
    links.evaluateAll((all) =>
      all.findIndex((link) => {
        const { top, left, width } = link.getBoundingClientRect();
        return width > 0 && left >= 0 && left < innerWidth - 80 && top > 120 && top < innerHeight - 120;
      }),
    );
  await page.mouse.move(195, 400);
  let at = -1;
  await expect(async () => {
    if ((await getScrollTop(page)) < 900 || at < 0) await page.mouse.wheel(0, 300);
    at = await inSight();
    expect(at).toBeGreaterThanOrEqual(0);
    expect(await getScrollTop(page)).toBeGreaterThan(500);
  }).toPass();
  let seen = '';
  // Content that loads meanwhile may still move what is below it, and add links.
  await expect(async () => {
    const before = seen;
    at = await inSight();
    seen = [await getScrollTop(page), at, await links.count()].join();
    if (at < 0) await page.mouse.wheel(0, 100);
    expect(at).toBeGreaterThanOrEqual(0);
    expect(seen).toBe(before);
  }).toPass({ intervals: [250] });
  return { link: links.nth(at), left: await getScrollTop(page) };
}

const itemLinks = (page: Page) => page.getByRole('main').locator('a[href^="/product/"]');
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** Opens an item from far down a page, and goes back and forth; the scroll position is restored every time. */
async function expectRestoredPosition(page: Page, address: string) {
  await page.goto(address);
  await expect(heading(page)).toBeAttached();
  const { link, left } = await downTo(page, itemLinks(page));
  await link.click();
  await page.waitForURL('**/product/*');
  await expect(heading(page)).toBeVisible();
  await settledAt(page, 0);
  await page.goBack();
  await page.waitForURL(`**${address}`);
  await settledAt(page, left);
  await page.goForward();
  await page.waitForURL('**/product/*');
  await settledAt(page, 0);
  await page.goBack();
  await settledAt(page, left);
  return left;
}

test('Back from an item restores the position on the home page [X-03]', async ({ page, shop }) => {
  await shop.visitor();
  await expectRestoredPosition(page, '/home');
});

test('Back from an item restores the position in a category, also after a reload [X-03]', async ({
  page,
  request,
  shop,
}) => {
  await shop.visitor();
  const [category] = await new ShopQueries(request).categories();
  const left = await expectRestoredPosition(page, `/category/${category?.id}`);
  await page.reload();
  await expect(heading(page)).toBeAttached();
  await settledAt(page, left);
});

test('Back from an item restores the position in a store [X-03]', async ({ page, shop }) => {
  await shop.visitor();
  await expectRestoredPosition(page, `/store/${burgerYard}`);
});

test('another page, and another list of the same page, start at the top [X-03]', async ({ page, shop }) => {
  await shop.visitor();
  await page.goto('/home');
  const { link } = await downTo(page, page.getByRole('main').locator('a[href*="data_type="]'));
  await link.click();
  await page.waitForURL('**/home?data_type=*');
  await settledAt(page, 0);
});

test('hovering an item loads its page ahead, so that opening it sends no request [X-03]', async ({
  page,
  shop,
}) => {
  await shop.visitor();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/home');
  const link = itemLinks(page).first();
  const details: string[] = [];
  page.on('request', (request) => {
    if (/\/items\/details\/\d+/.test(request.url())) details.push(request.url());
  });
  await expect(async () => {
    await page.mouse.move(0, 0);
    await link.hover();
    expect(details).toHaveLength(1);
  }).toPass();
  await link.click();
  await page.waitForURL('**/product/*');
  await expect(heading(page)).toBeVisible();
  expect(details).toHaveLength(1);
});
