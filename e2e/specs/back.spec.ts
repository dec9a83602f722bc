import type { Page } from '@playwright/test';
import { burgerYard } from '../fixtures/goods';
import { Questions } from '../fixtures/questions';
import { expect, test } from '../fixtures/shop';

const phone = { width: 390, height: 844 };
test.use({ viewport: phone });

const place = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const settledAt = (page: Page, wanted: number) =>
  expect
    .poll(async () => Math.abs((await place(page)) - wanted), { message: `scrolled to ${wanted}` })
    .toBeLessThan(4);

/** Down to where a link of the main part stands in the middle of the screen; answers how far that is. */
async function downTo(page: Page, link: ReturnType<Page['locator']>): Promise<number> {
  await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect.poll(() => place(page)).toBeGreaterThan(200);
  // What comes into sight on the way may move what is below it.
  await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  return place(page);
}

const itemLinks = (page: Page) => page.getByRole('main').locator('a[href^="/product/"]');
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** From a page far down to an item, and back and forth; every time the place is the one that was left. */
async function thereAndBack(page: Page, address: string) {
  await page.goto(address);
  await expect(heading(page)).toBeAttached();
  const link = itemLinks(page).last();
  await expect(link).toBeAttached();
  const left = await downTo(page, link);
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

test('back from an item finds its place on the shop front [X-03]', async ({ page, shop }) => {
  await shop.visitor();
  await thereAndBack(page, '/home');
});

test('back from an item finds its place in a category, after a reload, too [X-03]', async ({
  page,
  request,
  shop,
}) => {
  await shop.visitor();
  const [category] = await new Questions(request).categories();
  const left = await thereAndBack(page, `/category/${category?.id}`);
  await page.reload();
  await expect(heading(page)).toBeAttached();
  await settledAt(page, left);
});

test('back from an item finds its place in a store [X-03]', async ({ page, shop }) => {
  await shop.visitor();
  await thereAndBack(page, `/store/${burgerYard}`);
});

test('another page, and another list of the same page, begin at the top [X-03]', async ({ page, shop }) => {
  await shop.visitor();
  await page.goto('/home');
  const more = page.getByRole('main').locator('a[href*="data_type="]').last();
  await downTo(page, more);
  await more.click();
  await page.waitForURL('**/home?data_type=*');
  await settledAt(page, 0);
});

test('pointing at an item brings its page ahead, so that opening it asks nothing more [X-03]', async ({
  page,
  shop,
}) => {
  test.skip(test.info().project.name !== 'rendered');
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
