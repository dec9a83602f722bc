import type { Page } from '@playwright/test';
import { burgerYard } from '../fixtures/goods';
import { openRendered } from '../fixtures/rendered';
import { expectTakenOver, watchServerContent } from '../fixtures/server-content';
import { expect, test } from '../fixtures/shop';

const phone = { width: 390, height: 844 };

/** What the browser does at this moment with the insides of the front's rows, from top to bottom, and of the footer. */
const drawn = (page: Page) =>
  page.evaluate(() => ({
    rows: [...document.querySelectorAll('main section:has(article)')].map(
      (row) => getComputedStyle(row).contentVisibility,
    ),
    footer: getComputedStyle(document.querySelector('footer') ?? document.body).contentVisibility,
  }));

/** The page's first frame once more: what the root said until it was live. */
const arriveAnew = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.setAttribute('data-arriving', '');
    return [...document.querySelectorAll('main section:has(article)')].map(
      (row) => getComputedStyle(row).contentVisibility,
    );
  });

/** Milliseconds of the page's time: when the browser painted first, and when the page asked for its first script. */
const firstsOf = (page: Page) =>
  page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    asked: Math.min(
      ...performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime),
    ),
  }));

/** Milliseconds that a page waits for its first paint. */
const patience = 1_000;

interface Dish {
  /** Pixels from the page's beginning. */
  top: number;
  isHidden: boolean;
}

/** A store's dishes as they are; `anew`: in the page's first frame once more. */
const dishesOf = (page: Page, anew: boolean): Promise<Dish[]> =>
  page.evaluate((isAnew) => {
    if (isAnew) document.documentElement.setAttribute('data-arriving', '');
    return [...document.querySelectorAll('main section section > ul > li')].map((dish) => ({
      top: Math.round(dish.getBoundingClientRect().top + scrollY),
      isHidden: getComputedStyle(dish).contentVisibility === 'hidden',
    }));
  }, anew);

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  for (const path of ['/home', `/store/${burgerYard}`, '/category/1'])
    test(`${path} asks for its scripts when it has been painted`, async ({ page, context, shop }) => {
      await shop.visitor();
      await watchServerContent(context);
      await openRendered(page, path);
      await expectTakenOver(page);
      const { painted, asked } = await firstsOf(page);
      expect(asked).not.toBe(Infinity);
      // One that has not been painted by then asks all the same.
      expect(asked).toBeGreaterThan(Math.min(painted, patience));
    });

  test('the first frame of the shop front has its first row; those below come in the frames after it', async ({
    page,
    context,
    shop,
  }) => {
    await shop.visitor();
    await watchServerContent(context);
    const { html } = await openRendered(page, '/home');
    expect(html).toMatch(/^<!doctype html><html [^>]*data-arriving>/);
    await expectTakenOver(page);
    await expect(page.locator('html')).not.toHaveAttribute('data-arriving');
    const { rows, footer } = await drawn(page);
    expect(rows.length).toBeGreaterThan(2);
    const [first, ...below] = rows;
    expect([first, new Set(below), footer]).toEqual(['visible', new Set(['auto']), 'auto']);
    const [firstAnew, ...belowAnew] = await arriveAnew(page);
    expect([firstAnew, new Set(belowAnew)]).toEqual(['visible', new Set(['hidden'])]);
    await expect.poll(() => drawn(page)).toEqual({ rows, footer });
  });

  test('the first frame of a store has the dishes in sight; the others come after it', async ({
    page,
    context,
    shop,
  }) => {
    await shop.visitor();
    await watchServerContent(context);
    await openRendered(page, `/store/${burgerYard}`);
    await expectTakenOver(page);
    await expect(page.locator('html')).not.toHaveAttribute('data-arriving');
    const dishes = await dishesOf(page, true);
    const waiting = dishes.filter(({ isHidden }) => isHidden);
    expect(waiting.length).toBeGreaterThan(4);
    expect(waiting.filter(({ top }) => top < phone.height)).toEqual([]);
    expect(dishes.filter(({ isHidden, top }) => !isHidden && top > 2 * phone.height)).toEqual([]);
    await expect.poll(async () => (await dishesOf(page, false)).some(({ isHidden }) => isHidden)).toBe(false);
    expect((await dishesOf(page, false)).map(({ top }) => top)).toEqual(dishes.map(({ top }) => top));
  });

  for (const { how, act } of [
    { how: 'touches', act: (page: Page) => page.touchscreen.tap(5, 300) },
    { how: 'scrolls', act: (page: Page) => page.evaluate(() => scrollTo(0, 40)) },
  ])
    test.describe(`who ${how} the page at once`, () => {
      test.use({ hasTouch: true });

      test('does not wait for what is below, though the page is not live', async ({ page, shop }) => {
        await shop.visitor();
        await page.route(/\.js$/, () => undefined);
        await page.goto(`/store/${burgerYard}`, { waitUntil: 'commit' });
        await expect(page.locator('footer')).toBeAttached();
        await expect(page.locator('html')).toHaveAttribute('data-arriving', '');
        await act(page);
        await expect(page.locator('html')).not.toHaveAttribute('data-arriving');
        expect((await dishesOf(page, false)).filter(({ isHidden }) => isHidden)).toEqual([]);
      });
    });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the rows below come, too', async ({ page, shop }) => {
      await shop.visitor();
      await openRendered(page, '/home');
      await expect(page.locator('html')).toHaveAttribute('data-arriving', '');
      await expect.poll(async () => (await drawn(page)).rows.includes('hidden')).toBe(false);
      const card = page.locator('main section:has(article)').nth(1).getByRole('article').first();
      await card.scrollIntoViewIfNeeded();
      await expect(card).toBeInViewport();
      const isDrawn = () => card.evaluate((entry) => entry.checkVisibility({ contentVisibilityAuto: true }));
      await expect.poll(isDrawn).toBe(true);
    });
  });
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('every row is there from the first frame on', async ({ page, shop }) => {
    await shop.visitor();
    await openRendered(page, '/home');
    expect(await arriveAnew(page)).not.toContain('hidden');
  });
});
