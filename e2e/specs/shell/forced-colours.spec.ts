import type { Locator } from '@playwright/test';
import { expect, test } from '../../fixtures/shop';

test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

/** What is drawn around an element: forced colours keep lines, and drop backgrounds and shadows. */
const getLines = (locator: Locator) =>
  locator.evaluate((element) => {
    const { outlineStyle, outlineWidth, borderTopStyle, borderTopWidth } = getComputedStyle(element);
    return { outlineStyle, outlineWidth, borderTopStyle, borderTopWidth };
  });

test('in forced colours what is current or chosen has a line [X-13]', async ({ page, shop }) => {
  await shop.visitor();
  await page.goto('/home');
  const chosen = page.locator("[aria-pressed='true'], [aria-current='true'], [aria-current='page']").first();
  await expect(chosen).toBeAttached();
  expect((await getLines(chosen)).outlineStyle).toBe('double');
});

test('in forced colours a dialog and the current language have edges [X-13]', async ({ page, shop }) => {
  await shop.visitor();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/home');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer).toBeVisible();
  expect((await getLines(drawer)).outlineStyle).toBe('solid');
  const current = drawer.locator("[aria-current='true']").filter({ hasText: 'English' });
  expect((await getLines(current)).outlineStyle).toBe('double');
});
