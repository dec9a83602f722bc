import type { Locator, Page } from '@playwright/test';
import { burger, burgerYard, sideDish } from '../../fixtures/goods';
import { expect, test } from '../../fixtures/shop';
import { Shopper } from '../../fixtures/steps';
import { createTranslate } from '../../fixtures/translations';

test.use({ live: true, consent: null });

const getBox = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error('it is not on the screen');
  return box;
};

/** Whether nothing lies over the middle of an element. */
const isOnTop = (element: Locator) =>
  element.evaluate((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return there !== null && (node.contains(there) || there.contains(node));
  });

const privacyBanner = (page: Page) => page.getByRole('region', { name: 'Your privacy' });

const buyBar = (page: Page) => page.locator('[data-action-bar]');

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
])
  test.describe(`at ${viewport.width}×${viewport.height}`, () => {
    test.use({ viewport });

    test('an item’s buy bar is whole, and neither banner nor message covers it [ITEM-05] [X-10]', async ({
      page,
      request,
      shop,
    }) => {
      await shop.visitor();
      const { id } = await burger(request);
      await page.goto('/home');
      await expect(privacyBanner(page)).toBeVisible();
      await page.goto(`/product/${id}`);
      const add = buyBar(page).getByRole('button', { name: 'Add to Cart' });
      await expect(add).toBeVisible();
      const bar = await getBox(buyBar(page));
      expect(bar.y + bar.height).toBeLessThanOrEqual(viewport.height);
      // A required choice is missing: a message, and the problem at the choice.
      await add.click();
      await expect.poll(() => isOnTop(add)).toBe(true);
      const total = buyBar(page).getByText('Total amount', { exact: false });
      expect(await isOnTop(total)).toBe(true);
      for (const message of await page.locator('[data-toasts] [role] > *').all()) {
        const [box, below] = [await getBox(message), await getBox(buyBar(page))];
        const isBeside = box.x + box.width <= below.x || box.x >= below.x + below.width;
        expect(isBeside || box.y + box.height <= below.y).toBe(true);
      }
    });

    test('a message that was there before the banner does not cover it [X-02] [X-10]', async ({ page }) => {
      const shopper = new Shopper(page);
      await shopper.goToModule('Pearl Street', 'Food');
      const banner = privacyBanner(page);
      const message = page.locator('[data-toasts] [role] > *').last();
      await expect(banner).toBeVisible();
      await expect(message).toBeVisible();
      // In one look: messages go, and the banner waits on the store's page, where filters are below it.
      const overlaps = () =>
        page.evaluate(() => {
          const shown = [...document.querySelectorAll('[data-toasts] [role] > *')].at(-1);
          const below = document.querySelector('[data-banners] section');
          if (!shown || !below || getComputedStyle(below).visibility === 'hidden') return false;
          const [box, other] = [shown.getBoundingClientRect(), below.getBoundingClientRect()];
          const isBeside = box.right <= other.left || box.left >= other.right;
          return !isBeside && box.bottom > other.top && box.top < other.bottom;
        });
      await expect.poll(overlaps).toBe(false);
      // The messages go along to the next page.
      await page.getByRole('main').getByRole('link', { name: 'Harbour Burger Yard' }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: 'Harbour Burger Yard' })).toBeVisible();
      await expect.poll(async () => (await message.count()) > 0 && overlaps()).toBe(false);
    });

    test('the banner covers no filter of a store, and leaves the page’s end room [X-04] [X-10]', async ({
      page,
      shop,
    }) => {
      await shop.visitor();
      await page.goto(`/store/${burgerYard}`);
      const banner = privacyBanner(page);
      await expect(page.locator('[data-banners] section')).toBeAttached(); // perhaps it waits already
      const filters = [
        page.getByRole('main').getByRole('searchbox'),
        page.getByRole('group', { name: 'Veg or non veg' }).getByRole('button', { name: 'Non veg' }),
        page.getByRole('navigation', { name: 'Categories of the restaurant' }).getByRole('link').first(),
      ];
      // Where it would be over them it waits until they are elsewhere.
      for (const block of ['end', 'center'] as const)
        for (const filter of filters) {
          await filter.evaluate((node, at) => node.scrollIntoView({ block: at }), block);
          await expect.poll(() => isOnTop(filter)).toBe(true);
        }
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await expect(banner).toBeVisible();
      await expect.poll(() => isOnTop(page.getByRole('contentinfo').getByRole('link').last())).toBe(true);
    });

    test('the banner waits while suggestions are open [X-02] [X-10]', async ({ page, shop }) => {
      await shop.visitor();
      await page.goto('/home');
      const banner = privacyBanner(page);
      await expect(banner).toBeVisible();
      if (viewport.width < 600) await page.getByRole('button', { name: 'Open search' }).click();
      await page.getByRole('banner').getByRole('combobox').first().fill('bur');
      await expect(page.getByRole('option').first()).toBeVisible();
      await expect(banner).toBeHidden();
    });
  });

for (const language of ['en', 'ar', 'ur'] as const)
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ])
    test.describe(`in ${language} on a phone, ${viewport.width} wide`, () => {
      test.use({ viewport });

      test('the banner is low, and both answers are equally easy [X-10]', async ({ page, shop }) => {
        await shop.visitor({ language });
        await page.goto('/home');
        const banner = page.locator('[data-banners] section');
        await expect(banner).toBeVisible();
        expect((await getBox(banner)).height).toBeLessThanOrEqual(140);
        const [one, other] = await Promise.all((await banner.getByRole('button').all()).map(getBox));
        expect(one?.height).toBeGreaterThanOrEqual(44);
        expect(other).toMatchObject({ y: one?.y, width: one?.width, height: one?.height });
        await expect(banner).toHaveAccessibleName(
          createTranslate('host/src/components/banner', language)('privacy.title'),
        );
      });
    });

test.describe('with less motion, on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a message stays above the sums of the cart’s drawer [CART-03] [X-13]', async ({
    page,
    request,
    shop,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await shop.visitor();
    await page.goto(`/store/${burgerYard}`);
    const shopper = new Shopper(page);
    await shopper.quickAdd(await sideDish(request));
    const message = page.locator('[data-toasts] [role] > *').last();
    await message.getByRole('button').last().focus(); // it stays while it has the focus
    await shopper.cartButton(1).click();
    await expect(page.getByRole('dialog', { name: 'Shopping Cart' })).toBeVisible();
    await expect(message).toBeVisible();
    // In half a second of frames, in which the messages look several times for what is below them.
    const isEverOver = () =>
      page.evaluate(async () => {
        let isOver = false;
        for (let frame = 0; frame < 30; frame += 1) {
          await new Promise(requestAnimationFrame);
          const shown = document.querySelector('[data-toasts] [role] > *')?.getBoundingClientRect();
          const foot = document.querySelector('[data-layer-foot]')?.getBoundingClientRect();
          isOver ||= !shown || !foot || shown.bottom > foot.top;
        }
        return isOver;
      });
    await expect.poll(isEverOver).toBe(false);
  });

  test('a message stays above a sheet where there is room, not over its text [CART-03] [X-13]', async ({
    page,
    request,
    shop,
  }) => {
    // Messages stay: they last this long, and a slow machine takes longer to get here.
    await page.addInitScript(() => {
      const usual = window.setTimeout.bind(window);
      const lasting = (run: () => void, delay?: number) => usual(run, delay === 4_000 ? 1e9 : delay);
      window.setTimeout = lasting as typeof window.setTimeout;
    });
    await shop.visitor();
    await page.goto(`/store/${burgerYard}`);
    const shopper = new Shopper(page);
    await shopper.quickAdd(await sideDish(request));
    await shopper.openCart(1);
    await shopper.proceed();
    const sheet = page.getByRole('dialog', { name: createTranslate('mfe-cart', 'en')('identify.title') });
    await expect(sheet).toBeVisible();
    const message = page.locator('[data-toasts] [role] > *').last();
    const isAbove = async () => {
      const [box, below] = [await getBox(message), await getBox(sheet)];
      return box.y >= 0 && box.y + box.height <= below.y;
    };
    await expect.poll(isAbove).toBe(true);
  });
});
