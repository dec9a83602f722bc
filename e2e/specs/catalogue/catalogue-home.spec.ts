import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../fixtures/shop';
import { modules } from '../../fixtures/visitor';
import { createTranslate, type Language } from '../../fixtures/translations';

test.use({ live: true });

const settings = [
  { language: 'en', viewport: { width: 1440, height: 900 } },
  { language: 'ar', viewport: { width: 390, height: 844 } },
] as const satisfies { language: Language; viewport: object }[];

/** The first rows of each home page. */
const sectionKeys = {
  food: ['front.categories_food', 'front.row.popularStores_food', 'front.row.discounted'],
  grocery: ['front.categories_grocery', 'front.row.discounted', 'front.row.popular'],
  pharmacy: ['front.conditions', 'front.row.openStores', 'front.categories'],
  ecommerce: ['front.categories', 'front.row.flashSale', 'front.row.discounted'],
} as const;

const row = (page: Page, title: string) =>
  page.getByRole('main').getByRole('region', { name: title, exact: true });

/** Rows load near the viewport: scrolls until the row is visible. */
async function scrollTo(section: Locator): Promise<void> {
  await expect(async () => {
    await section.scrollIntoViewIfNeeded({ timeout: 2_000 });
    await expect(section).toBeInViewport({ timeout: 2_000 });
  }).toPass();
}

for (const { language, viewport } of settings)
  test.describe(`${language} at ${viewport.width}`, () => {
    test.use({ viewport, locale: language });
    const t = createTranslate('mfe-catalog', language);

    for (const [type, titles] of Object.entries(sectionKeys))
      test(`the home page of ${type} has its rows with View all [D-02] [GEN-03] [GEN-05] [ROUTE-01]`, async ({
        page,
        shop,
      }) => {
        await shop.visitor({ language, module: modules[type as keyof typeof sectionKeys] });
        await page.goto('/home');
        const main = page.getByRole('main');
        await expect(main.getByRole('link').first()).toBeVisible();
        for (const key of titles) {
          const isSale = key === 'front.row.flashSale';
          // A flash sale has its own name.
          if (isSale) await expect(page.getByTestId('countdown')).toBeVisible();
          else await expect(main.getByRole('heading', { name: t(key), exact: true })).toBeVisible();
        }
        const goods = t('front.row.popular');
        await scrollTo(row(page, goods));
        await expect(row(page, goods).getByRole('article').first()).toBeVisible();
        await row(page, goods)
          .getByRole('link', { name: `${t('front.viewAll')}: ${goods}` })
          .click();
        await expect(page).toHaveURL(/\/home\?data_type=popular/);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(main.getByRole('article').first()).toBeVisible();
      });

    test('only a row that fails offers Retry [X-01]', async ({ page, shop }) => {
      await shop.visitor({ language });
      shop.allow(/stores\/latest/);
      await page.route('**/api/v1/stores/latest*', (route) => route.fulfill({ status: 500, body: '{}' }));
      await page.goto('/home');
      const broken = row(page, t('front.row.newStores_food'));
      await scrollTo(broken);
      const retry = broken.getByRole('button', { name: t('failed.retry') });
      await expect(retry).toBeVisible();
      await expect(page.getByRole('main').getByRole('alert')).toHaveCount(1);
      await page.unroute('**/api/v1/stores/latest*');
      await retry.click();
      await expect(broken.getByRole('article').first()).toBeVisible();
    });

    test('a flash sale counts down', async ({ page, shop }) => {
      await shop.visitor({ language, module: modules.ecommerce });
      await page.goto('/home');
      const countdown = page.getByTestId('countdown');
      await scrollTo(countdown);
      await expect(countdown).toHaveText(/\d\d/);
      const before = await countdown.innerText();
      await expect.poll(() => countdown.innerText()).not.toBe(before);
    });

    test('a campaign links to a store and its items [D-08]', async ({ page, shop }) => {
      await shop.visitor({ language });
      await page.goto('/home');
      await row(page, t('front.row.campaigns'))
        .getByRole('link', { name: `${t('front.viewAll')}: ${t('front.row.campaigns')}` })
        .click();
      await expect(page.getByRole('heading', { level: 1, name: t('campaigns.title') })).toBeVisible();
      const main = page.getByRole('main');
      await main.getByRole('article').first().getByRole('link').click();
      await expect(page).toHaveURL(/\/campaigns\/\d+/);
      await expect(main.getByRole('heading', { name: t('campaigns.takePart_food') })).toBeVisible();
      await main.getByRole('article').first().getByRole('link').click();
      await expect(page).toHaveURL(/\/store\/\d+/);
      // The campaign's stores stay until the store's page is shown.
      await expect(page.getByRole('searchbox', { name: t('store.search_food') })).toBeVisible();
      await main.getByRole('article').first().getByRole('link').first().click();
      await expect(page).toHaveURL(/\/product\/\d+/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });

    test('a parcel module shows what it offers and has no cart [D-11] [GEN-06]', async ({ page, shop }) => {
      await shop.visitor({ language, module: modules.parcel });
      await page.goto('/home');
      await expect(page.getByRole('heading', { level: 1, name: t('parcel.headline') })).toBeVisible();
      await expect(row(page, t('parcel.questions')).getByRole('link')).toHaveCount(2);
      const cart = createTranslate('mfe-cart', language)('open', { count: 0 });
      await expect(page.getByRole('button', { name: cart })).toHaveCount(0);
    });
  });
