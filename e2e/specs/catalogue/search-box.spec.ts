import type { Page } from '@playwright/test';
import { burger } from '../../fixtures/goods';
import { expect, test } from '../../fixtures/shop';
import { createTranslate, type Language } from '../../fixtures/translations';

test.use({ live: true });

const getField = (page: Page, language: Language = 'en') =>
  page.getByRole('banner').getByRole('combobox', { name: createTranslate('host', language)('search.label') });

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('/ focuses the search, arrow keys reach an item, and the search is saved [X-02] [X-13]', async ({
    page,
    request,
    shop,
  }) => {
    await shop.visitor();
    const dish = await burger(request);
    await page.goto('/home');
    const field = getField(page);
    await expect(async () => {
      await page.keyboard.press('/');
      await expect(field).toBeFocused({ timeout: 2_000 });
    }).toPass();
    await expect(field).toHaveValue('');
    await page.keyboard.type(dish.name.slice(0, -2));
    const list = page.getByRole('listbox');
    const option = list
      .getByRole('group', { name: 'Items' })
      .getByRole('option', { name: dish.name })
      .first();
    await expect(option).toBeVisible();
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await expect(async () => {
      await page.keyboard.press('ArrowDown');
      await expect(option).toHaveAttribute('aria-selected', 'true', { timeout: 500 });
    }).toPass();
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/product/*`);
    await expect(page.getByRole('heading', { level: 1, name: dish.name })).toBeVisible();
    await expect(list).toBeHidden();
  });

  test('suggestions are requested only after the field is focused [X-02]', async ({ page, shop }) => {
    await shop.visitor();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto('/home', { waitUntil: 'networkidle' });
    const getSearchRequests = () => requests.filter((url) => /search-suggestions/.test(url));
    expect(getSearchRequests()).toEqual([]);
    await getField(page).click();
    await expect.poll(() => getSearchRequests().length).toBeGreaterThan(0);
  });
});

for (const language of ['en', 'ar'] as const)
  test.describe(`on a phone in ${language}`, () => {
    test.use({ viewport: { width: 390, height: 780 }, locale: language, hasTouch: true });

    test('a search is sent from the panel below the header, and suggested again [X-02]', async ({
      page,
      shop,
    }) => {
      await shop.visitor({ language });
      const texts = createTranslate('host', language);
      await page.goto('/home');
      const open = page.getByRole('button', { name: texts('search.open') });
      await open.tap();
      const field = getField(page, language).last();
      await expect(field).toBeFocused();
      const searchText = language === 'ar' ? 'برغر' : 'burger';
      await page.keyboard.type(searchText);
      await page.getByRole('option').filter({ hasText: searchText }).first().tap();
      await page.waitForURL(`**/home?search=${encodeURIComponent(searchText)}`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(searchText);
      await expect(field).toBeHidden();
      await open.tap();
      await expect(getField(page, language).last()).toHaveValue(searchText);
      await page
        .getByRole('button', { name: texts('search.clear') })
        .last()
        .tap();
      await expect(page.getByRole('option', { name: searchText, exact: true })).toBeVisible();
    });
  });
