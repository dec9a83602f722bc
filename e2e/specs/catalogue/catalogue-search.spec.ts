import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/shop';
import { createTranslate, type Language } from '../../fixtures/translations';

test.use({ live: true });

const searchedFor = { en: 'chicken', ar: 'دجاج' } as const;
/** With a typo, and with letters of another spelling. */
const written = { en: 'chiken', ar: 'دجاجه' } as const;
const mistyped = { en: 'chicekn', ar: 'دجاح' } as const;
/** In texts that run right to left, the searched words are isolated. */
const isolated = { en: 'chicken', ar: '\u2068دجاج\u2069' } as const;

const cards = (page: Page) => page.locator('main li').filter({ has: page.locator('h3') });
/** What the cards ask, without crossed-out prices and those of a kilogram; NaN for a card without a price. */
const getPrices = (page: Page) =>
  cards(page).evaluateAll((entries) =>
    entries.map((entry) => {
      const texts = [...entry.querySelectorAll('bdi:not(h3 *, s *, small *)')].map(
        (part) => part.textContent,
      );
      return Number(/\d+(\.\d+)?/.exec(texts.find((text) => text.includes('$')) ?? '')?.[0]);
    }),
  );
const getNames = (page: Page) => cards(page).locator('h3').allTextContents();

/** Chooses filters in the panel: beside the list on desktops, in a sheet on phones. */
async function choose(page: Page, language: Language, isPhone: boolean, name: RegExp) {
  const t = createTranslate('mfe-catalog', language);
  if (isPhone)
    await page
      .getByRole('button', { name: new RegExp(`^${t('filter.title')}`) })
      .first()
      .click();
  const panel = isPhone
    ? page.getByRole('dialog', { name: t('filter.title') })
    : page.getByRole('complementary', { name: t('filter.title') });
  await panel.getByRole('checkbox', { name }).check();
  if (!isPhone) return;
  await panel.getByRole('button').last().click();
  await expect(panel).toBeHidden();
}

for (const [language, viewport] of [
  ['en', { width: 1440, height: 900 }],
  ['ar', { width: 390, height: 844 }],
] as const satisfies [Language, { width: number; height: number }][])
  test.describe(`${language} at ${viewport.width}`, () => {
    test.use({ viewport, locale: language });
    const t = createTranslate('mfe-catalog', language);
    const isPhone = viewport.width < 900;
    const searchText = searchedFor[language];

    test.beforeEach(async ({ shop }) => void (await shop.visitor({ language })));

    test('search results are filtered and sorted, kept when coming back, and the same at a shared address [D-03] [X-03]', async ({
      page,
      context,
    }) => {
      await page.goto(`/home?search=${encodeURIComponent(searchText)}`);
      await expect(page.getByRole('tab', { selected: true })).toContainText(/\d/);
      await expect(cards(page).first()).toBeVisible();
      const all = await cards(page).count();

      await choose(page, language, isPhone, new RegExp(`^${t('filter.flag.discounted')}`));
      await expect(page).toHaveURL(/flags=discounted/);
      const inOrder = page.waitForResponse(/[?&]sort_by=price_asc/);
      await page.getByRole('combobox', { name: t('filter.sortBy') }).selectOption('price_asc');
      await expect(page).toHaveURL(/sort=price_asc/);
      await inOrder;
      await expect(page.locator('main [aria-busy]')).toHaveCount(0);
      await expect.poll(() => cards(page).count()).toBeLessThan(all);
      const ordered = await getPrices(page);
      expect(ordered.filter((price) => !Number.isFinite(price))).toEqual([]);
      expect(new Set(ordered).size).toBeGreaterThan(1);
      expect([...ordered].sort((one, other) => one - other)).toEqual(ordered);
      const names = await getNames(page);

      const last = cards(page).last().locator('h3 a');
      await last.scrollIntoViewIfNeeded();
      const position = await page.evaluate(() => window.scrollY);
      await last.click();
      await page.waitForURL('**/product/**');
      await page.goBack();
      await expect.poll(() => getNames(page)).toEqual(names);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(position);
      await expect(page.getByRole('combobox', { name: t('filter.sortBy') })).toHaveValue('price_asc');

      const address = page.url();
      await page.reload();
      await expect.poll(() => getNames(page)).toEqual(names);
      const other = await context.newPage();
      await other.goto(address);
      await expect.poll(() => getNames(other)).toEqual(names);
    });

    test('a typo and another spelling find the same [X-02]', async ({ page }) => {
      await page.goto(`/home?search=${encodeURIComponent(written[language])}`);
      await expect(cards(page).first()).toBeVisible();
      const [first = ''] = await getNames(page);
      expect(first.toLowerCase()).toContain(searchText);
    });

    test('a mistyped search asks what was meant, keeps its filters on the way there, and popular searches lead on [X-23] [X-24]', async ({
      page,
    }) => {
      await page.goto(`/home?search=${encodeURIComponent(mistyped[language])}&sort=price_asc`);
      await expect(cards(page).first()).toBeVisible();
      const question = page.getByRole('link', {
        name: t('search.didYouMean', { words: isolated[language] }),
      });
      await question.click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(searchText);
      await expect(page).toHaveURL(/sort=price_asc/);
      await expect(question).toBeHidden();
      await page.goBack();
      await expect(question).toBeVisible();

      await page.goto('/home?search=qqzzxxqq');
      const popular = page
        .getByRole('region', { name: t('search.popularSearches') })
        .getByRole('link')
        .first();
      const words = (await popular.textContent()) ?? '';
      await popular.click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(words);
      await expect(cards(page).first()).toBeVisible();
    });

    test('an empty search links to popular categories, and filters without results can be removed [X-02]', async ({
      page,
    }) => {
      await page.goto('/home?search=qqzzxxqq');
      await expect(page.getByText(t('search.nothing'))).toBeVisible();
      await expect(
        page
          .getByRole('region', { name: t('search.popular') })
          .getByRole('link')
          .first(),
      ).toBeVisible();

      await page.goto(`/home?search=${encodeURIComponent(searchText)}&min_price=900000`);
      await expect(page.getByText(t('list.narrowed'))).toBeVisible();
      await page.getByRole('button', { name: t('list.clear') }).click();
      await expect(cards(page).first()).toBeVisible();
      await expect(page).not.toHaveURL(/min_price/);
    });
  });
