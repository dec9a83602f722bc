import type { APIRequestContext, Page } from '@playwright/test';
import { burgerYard, namesIn, scopeHeaders, sideDish } from '../../fixtures/goods';
import { expectLive } from '../../fixtures/server-content';
import { expect, test } from '../../fixtures/shop';
import { Shopper } from '../../fixtures/steps';
import { createTranslate, type Language } from '../../fixtures/translations';

test.use({ live: true });

const settings = [
  { language: 'en', width: 1440, height: 900 },
  { language: 'ar', width: 390, height: 844 },
] as const;

/** Demo stores: one opens only before dawn, the other in the afternoon. No test changes them. */
const storesWithShortHours = [6, 5];

async function closedStore(request: APIRequestContext, language: Language) {
  for (const id of storesWithShortHours) {
    const response = await request.get(`/api/v1/stores/details/${id}`, { headers: scopeHeaders(language) });
    const store = (await response.json()) as { id: number; name: string; open: 0 | 1 };
    if (!store.open) return store;
  }
  throw new Error('both stores are open');
}

const getTop = async (page: Page, selector: string) => (await page.locator(selector).boundingBox())?.y ?? NaN;

for (const { language, width, height } of settings)
  test.describe(`${language} at ${width}`, () => {
    test.use({ viewport: { width, height }, locale: language });
    const t = createTranslate('mfe-catalog', language);
    const bar = (page: Page) => page.getByRole('navigation', { name: t('store.categories_food') });
    const getBarLinks = (page: Page) => bar(page).getByRole('link');
    const search = (page: Page) => page.getByRole('searchbox', { name: t('store.search_food') });

    test.beforeEach(async ({ shop, page }) => {
      await shop.visitor({ language });
      await page.goto(`/store/${burgerYard}`);
    });

    test('the section bar follows the scroll position, and scrolls to a section below it [X-04] [X-13]', async ({
      page,
    }) => {
      await expect(getBarLinks(page).first()).toHaveAttribute('aria-current', 'true');
      await getBarLinks(page).nth(1).focus();
      await page.keyboard.press('Enter');
      const heading = page.locator('section[id^=menu-] h2').nth(1);
      await expect(heading).toBeFocused();
      await expect(getBarLinks(page).nth(1)).toHaveAttribute('aria-current', 'true');
      // Just below the bar: the page has finished scrolling.
      const belowBar = async () => {
        const [barBox, box] = [await bar(page).boundingBox(), await heading.boundingBox()];
        return barBox && box ? Math.round(box.y - (barBox.y + barBox.height)) : NaN;
      };
      await expect.poll(async () => (await belowBar()) >= 0 && (await belowBar()) < 60).toBe(true);
      await expect(heading).toBeInViewport();
      await page.mouse.move(width / 2, height / 2);
      // Wheel events during smooth scrolling are lost, so the test repeats them.
      await expect(async () => {
        await page.mouse.wheel(0, -5_000);
        await expect(getBarLinks(page).first()).toHaveAttribute('aria-current', 'true', { timeout: 3_000 });
      }).toPass();
      // Further than the store's introduction is tall.
      await page.mouse.wheel(0, 1_200);
      await expect
        .poll(() => getTop(page, `nav[aria-label="${t('store.categories_food')}"]`))
        .toBeLessThan(80);
    });

    test('searches dishes in the store, says when there are none, and returns [X-04] [BIZ-08] [D-03]', async ({
      page,
      request,
    }) => {
      const dish = await sideDish(request, language);
      await search(page).fill(dish.name);
      await expect(page).toHaveURL(/\?search=/);
      await expect(page.getByRole('heading', { name: dish.name, exact: true })).toBeVisible();
      await page.reload();
      await expect(search(page)).toHaveValue(dish.name);
      await expectLive(search(page));
      await search(page).fill('zzzzqq');
      await expect(page.getByText('zzzzqq').first()).toBeVisible();
      await page.getByRole('button', { name: t('store.wholeMenu') }).click();
      await expect(getBarLinks(page).first()).toBeVisible();
      await expect(page).toHaveURL(/\/store\/2$/);
    });

    test('filters vegetarian dishes [D-03]', async ({ page, request }) => {
      const { name } = await sideDish(request, language);
      // Rows after the first frame are in the page, but hidden at first.
      const dishes = page.getByRole('article', { includeHidden: true });
      await expect(dishes.first()).toBeVisible();
      const count = await dishes.count();
      await page.getByRole('button', { name: t('mark.veg'), exact: true }).click();
      await expect(page).toHaveURL(/diet=veg/);
      await expect(page.getByRole('heading', { name })).toBeVisible();
      await expect.poll(() => dishes.count()).toBeLessThan(count);
    });

    test('shows the hours of the week and returns the focus [ENT-36] [D-12] [X-13]', async ({ page }) => {
      const more = page.getByRole('button', { name: t('store.info.open') });
      await more.click();
      const dialog = page.getByRole('dialog', { name: t('store.info.title_food') });
      await expect(dialog.getByRole('row')).toHaveCount(7);
      await expect(dialog.getByRole('row').first()).toContainText(t('store.info.today'));
      await expect(dialog.getByRole('link', { name: t('store.info.directions') })).toBeVisible();
      const { store } = await namesIn(page.request, language);
      await expect(dialog.getByRole('img', { name: t('store.info.map', { name: store }) })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(more).toBeFocused();
    });

    test('shows reviews [X-04]', async ({ page }) => {
      await page.locator('header button').filter({ hasText: /\d/ }).first().click();
      const dialog = page.getByRole('dialog', { name: t('store.info.reviews_food') });
      await expect(dialog.getByRole('article').first()).toBeVisible();
    });

    test('a closed store says when it opens [X-04]', async ({ page, request }) => {
      const { id, name } = await closedStore(request, language);
      await page.goto(`/store/${id}`);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(page.getByRole('note')).toContainText(t('store.closed'));
      await expect(page.getByRole('article').first()).toBeVisible();
    });

    test('adds a dish from its row [CARD-01]', async ({ page, request }) => {
      const shopper = new Shopper(page, language);
      await shopper.quickAdd(await sideDish(request, language));
      await expect(shopper.cartButton(1)).toBeVisible();
    });
  });

test('opens without a location, in the module of the store [D-04] [ROUTE-03]', async ({ page, shop }) => {
  await shop.visitor({ hasLocation: false });
  await page.goto('/store/15?id=15&module_id=2&module_type=grocery&lat=25.12&lng=56.34&store_zone_id=1');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('module')))
    .toContain('"module_type":"grocery"');
});
