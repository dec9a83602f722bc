import type { Page } from '@playwright/test';
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

test.describe('on a phone', () => {
  test.use({ viewport: phone });

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
