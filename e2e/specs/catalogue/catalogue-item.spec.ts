import type { APIRequestContext, Page } from '@playwright/test';
import { burger, burgerYard, scopeHeaders } from '../../fixtures/goods';
import { expect, test } from '../../fixtures/shop';
import { switchTo } from '../../fixtures/switches';
import { createTranslate, type Language } from '../../fixtures/translations';

test.use({ live: true });

const settings = [
  { language: 'en', viewport: { width: 1440, height: 900 }, hasTouch: false },
  { language: 'ar', viewport: { width: 390, height: 844 }, hasTouch: true },
] as const;

interface Shown {
  id: number;
  name: string;
  images_full_url: string[];
  variations: { type: string }[];
  choice_options: { title: string; options: string[] }[];
  is_prescription_required: number;
  stock: number | null;
  available_time_starts: string | null;
  schedule_order: boolean;
}

const modules = { food: '1', grocery: '2', pharmacy: '3', ecommerce: '4' };

/** A demo item with the properties that the test needs, in a language. */
async function itemThat(
  request: APIRequestContext,
  language: Language,
  module: keyof typeof modules,
  fits: (item: Shown) => boolean,
): Promise<Shown> {
  const headers = { ...scopeHeaders(language), moduleId: modules[module] };
  for (let page = 1; page <= 4; page += 1) {
    const response = await request.get(`/api/v1/items/popular?limit=50&offset=${page}`, { headers });
    const found = ((await response.json()) as { products: Shown[] }).products.find(fits);
    if (found) return found;
  }
  throw new Error(`no such item is seeded in ${module}`);
}

/** Swipes horizontally over the middle of an element. */
async function swipe(page: Page, selector: string, by: number): Promise<void> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not on the page`);
  const client = await page.context().newCDPSession(page);
  const y = box.y + box.height / 2;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] });
  const from = box.x + box.width / 2 - by / 2;
  await touch('touchStart', from);
  for (let step = 1; step <= 10; step += 1) await touch('touchMove', from + (by * step) / 10);
  await touch('touchEnd');
}

for (const { language, viewport, hasTouch } of settings)
  test.describe(`${language} at ${viewport.width}`, () => {
    test.use({ viewport, hasTouch, locale: language });
    const t = createTranslate('mfe-catalog', language);
    const cart = createTranslate('mfe-cart', language);

    test.beforeEach(({ shop }) => shop.visitor({ language }));

    test('shows all pictures, and enlarges one to the whole window [ITEM-02] [BIZ-15] [X-13]', async ({
      page,
      request,
    }) => {
      const item = await itemThat(request, language, 'food', ({ images_full_url: all }) => all.length > 2);
      const count = item.images_full_url.length;
      const enlarge = (number: number) =>
        page.getByRole('button', { name: t('gallery.enlarge', { number, count, name: item.name }) });
      const message = page
        .getByRole('group', { name: t('gallery.label') })
        .getByText(t('gallery.picture', { number: 2, count }));
      await page.goto(`/product/${item.id}`);
      await expect(enlarge(1).locator('img')).toHaveAttribute('fetchpriority', 'high');
      if (hasTouch) {
        await swipe(page, '[role=group] ul', 260);
        await expect(message).toBeAttached();
        await enlarge(2).tap();
      } else {
        await enlarge(1).hover();
        await expect(enlarge(1).locator('[data-magnifier] img')).toHaveAttribute('width', '1200');
        await enlarge(1).focus();
        await page.keyboard.press('ArrowRight');
        await expect(enlarge(2)).toBeFocused();
        await expect(message).toBeAttached();
        await page.keyboard.press('Enter');
      }
      const dialog = page.getByRole('dialog', { name: item.name });
      await expect(dialog.getByText(t('gallery.scale', { percent: 100 }))).toBeVisible();
      const picture = dialog.getByRole('img', { name: item.name });
      await expect(picture).toHaveAttribute('src', item.images_full_url[1] ?? '');
      if (hasTouch) await picture.dblclick();
      else await page.keyboard.press('+');
      await expect(dialog.getByText(t('gallery.scale', { percent: hasTouch ? 250 : 150 }))).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(enlarge(2)).toBeFocused();
    });

    test('keeps the chosen variation in the address, also after a reload [X-04] [ROUTE-08] [D-04]', async ({
      page,
      request,
    }) => {
      const item = await itemThat(request, language, 'ecommerce', (one) => one.choice_options.length > 1);
      const [size] = item.choice_options;
      const label = size?.options[1] ?? '';
      const option = page
        .getByRole('group', { name: size?.title ?? '' })
        .getByRole('radio', { name: label, exact: true });
      await page.goto(`/product/${item.id}?module_id=${modules.ecommerce}`);
      await option.check();
      await expect(page).toHaveURL(new RegExp(`module_id=4&variation=`));
      await expect(page).toHaveURL((url) => url.searchParams.get('variation')?.startsWith(label) ?? false);
      await page.reload();
      await expect(option).toBeChecked();
    });

    test('refuses without a required choice, then adds, then offers to update [VALID-05] [STATE-08] [ITEM-05]', async ({
      page,
      request,
    }) => {
      const dish = await burger(request, language);
      const group = dish.food_variations.find(({ required }) => required === 'on');
      await page.goto(`/product/${dish.id}`);
      const add = page.getByRole('button', { name: cart('add.add'), exact: true });
      await add.click();
      const optionGroup = page.getByRole('group', { name: group?.name ?? '' });
      await expect(optionGroup.getByRole('status')).toContainText(group?.name ?? '');
      await expect(optionGroup.locator('input').first()).toBeFocused();
      await optionGroup.locator('input').first().check();
      await add.click();
      await expect(page.getByRole('button', { name: cart('add.update'), exact: true })).toBeVisible();
    });

    test('opens as a modal over a list, adds the item, and closes [ITEM-08] [ITEM-09] [ITEM-14] [ITEM-15]', async ({
      page,
      request,
    }) => {
      const dish = await burger(request, language);
      await page.goto(`/store/${burgerYard}`);
      await page
        .getByRole('button', { name: cart('add.quick', { name: dish.name }) })
        .first()
        .click();
      const dialog = page.getByRole('dialog', { name: dish.name });
      await expect(dialog.getByRole('group', { name: t('gallery.label') })).toBeVisible();
      await expect(dialog.getByText(t('price.total'))).toBeVisible();
      await expect(dialog.getByRole('link', { name: t('itemPage.details') })).toBeAttached();
      const group = dish.food_variations.find(({ required }) => required === 'on');
      await dialog
        .getByRole('group', { name: group?.name ?? '' })
        .locator('input')
        .first()
        .check();
      await dialog.getByRole('button', { name: cart('add.add'), exact: true }).click();
      await expect(dialog).toBeHidden();
    });

    test('loads reviews and related items near the viewport [X-04]', async ({ page, request }) => {
      const dish = await burger(request, language);
      const seen = await itemThat(request, language, 'food', ({ id }) => id !== dish.id);
      await page.goto(`/product/${seen.id}`);
      await expect(page.getByRole('heading', { level: 1, name: seen.name })).toBeVisible();
      const noted = () => page.evaluate(() => localStorage.getItem('recently_viewed'));
      await expect.poll(noted).toBe(`[${seen.id}]`);
      const requests: string[] = [];
      page.on('request', (sent) => requests.push(new URL(sent.url()).pathname));
      await page.goto(`/product/${dish.id}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.locator('#reviews').scrollIntoViewIfNeeded();
      const reviews = page.getByRole('region', { name: t('reviews.title') });
      await expect(reviews.getByRole('article').first()).toBeVisible();
      const more = page.getByRole('region', { name: t('itemPage.moreOfStore_food') });
      // Rows above it grow when their items arrive, so one turn of the wheel may not reach it.
      const scrollOn = async () => {
        await page.mouse.wheel(0, 600);
        return more.getByRole('link').count();
      };
      await expect.poll(scrollOn).toBeGreaterThan(0);
      await expect(page.getByRole('region', { name: t('itemPage.related') })).toBeVisible();
      await more.scrollIntoViewIfNeeded();
      const recent = page.getByRole('region', { name: t('itemPage.recent') });
      await expect(recent.getByRole('link', { name: seen.name })).toBeVisible();
      expect(requests.filter((path) => path === `/api/v1/items/reviews/${dish.id}`)).toHaveLength(1);
    });

    test('offers similar items at the place of a sold-out one’s button [X-28] [STATE-11]', async ({
      page,
      request,
    }) => {
      // One of a shelf of the grocery store, another for each language; no other test uses it.
      const item = await itemThat(
        request,
        language,
        'grocery',
        ({ id, stock, variations }) =>
          variations.length === 0 &&
          Number(stock) > 5 &&
          id % settings.length === (language === 'en' ? 0 : 1),
      );
      await switchTo(request, 'items', item.id, { stock: 0 });
      await page.goto(`/product/${item.id}`);
      const similar = page.getByRole('region', { name: t('substitutes.title'), exact: true });
      await expect(similar.getByRole('article').first()).toBeVisible();
      await expect(
        page.getByRole('button', { name: cart('add.outOfStock'), exact: true }).first(),
      ).toBeDisabled();
      await expect(similar.getByRole('button').last()).toBeEnabled(); // the add button of the last card
      await switchTo(request, 'items', item.id, { stock: item.stock });
    });

    test('says that a prescription is needed, and that an item is not available at this hour [ITEM-16] [STATE-07] [D-12]', async ({
      page,
      request,
    }) => {
      const medicine = await itemThat(
        request,
        language,
        'pharmacy',
        (one) => one.is_prescription_required === 1,
      );
      await page.goto(`/product/${medicine.id}`);
      await expect(page.getByText(t('prescription'))).toBeVisible();

      // Sold only in the morning; it is ten in the evening in the shop's time zone.
      await page.clock.setFixedTime(new Date('2026-11-21T18:00:00Z'));
      const breakfast = await itemThat(
        request,
        language,
        'food',
        ({ available_time_starts: from, schedule_order: later }) => Boolean(from?.startsWith('06')) && later,
      );
      await page.goto(`/product/${breakfast.id}`);
      await expect(page.getByText(t('availability.closed'), { exact: true })).toBeVisible();
      await expect(page.getByText(t('availability.later'))).toBeVisible();
      await expect(page.getByRole('button', { name: cart('add.add'), exact: true })).toBeEnabled();
    });
  });
