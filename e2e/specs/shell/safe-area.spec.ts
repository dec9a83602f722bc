import type { Page } from '@playwright/test';
import { burger } from '../../fixtures/goods';
import { expectLayers } from '../../fixtures/open-layers';
import { expect, test } from '../../fixtures/shop';
import { createTranslate } from '../../fixtures/translations';

test.use({
  live: true,
  viewport: { width: 844, height: 390 },
  isMobile: true,
  hasTouch: true,
  consent: null,
});

/** Pixels that a phone lying on its side covers: a notch, round corners, the system's bar. */
const insets = { top: 0, left: 59, right: 44, bottom: 21 };

async function coverEdges(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
}

/** What can be pressed or read in the window, and is covered: its part inside the lists that scroll it. */
const findCovered = (page: Page) =>
  page.evaluate(({ left, right, bottom }) => {
    const getVisible = (node: Element) => {
      const box = node.getBoundingClientRect();
      const seen = { left: box.left, right: box.right, top: box.top, bottom: box.bottom };
      for (let over = node.parentElement; over && over !== document.body; over = over.parentElement) {
        if (getComputedStyle(over).overflow === 'visible') continue;
        const frame = over.getBoundingClientRect();
        seen.left = Math.max(seen.left, frame.left);
        seen.right = Math.min(seen.right, frame.right);
        seen.bottom = Math.min(seen.bottom, frame.bottom);
      }
      return seen;
    };
    return [...document.querySelectorAll('a, button, input, h1, h2, p')].flatMap((node) => {
      const box = getVisible(node);
      const middle = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
      if (box.right - box.left <= 1 || middle === null || !node.contains(middle)) return [];
      // The page itself scrolls below the system's bar.
      const isFixed = node.closest('nav, [data-banners], [data-action-bar], [role="dialog"]') !== null;
      const isCovered =
        box.left < left - 1 ||
        box.right > innerWidth - right + 1 ||
        (isFixed && box.top < innerHeight && box.bottom > innerHeight - bottom + 1);
      return isCovered ? [`${node.localName} ${node.textContent.trim()}`] : [];
    });
  }, insets);

for (const language of ['en', 'ar'] as const) {
  const host = createTranslate('host', language);

  test(`nothing is under a notch, whichever way the page runs: ${language} [X-17]`, async ({
    page,
    request,
    shop,
  }) => {
    await shop.visitor({ language });
    await coverEdges(page);
    await page.goto('/home');
    await expect(page.locator('[data-banners] section')).toBeVisible();
    expect(await findCovered(page)).toEqual([]);
    const edge = await page.getByRole('banner').boundingBox();
    expect(edge).toMatchObject({ x: insets.left, width: 844 - insets.left - insets.right });

    await page
      .getByRole('banner')
      .getByRole('button', { name: host('menu.open') })
      .click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expectLayers(page, 1);
    await expect.poll(() => findCovered(page)).toEqual([]);
    // The page below stays where it is.
    expect(await page.getByRole('banner', { includeHidden: true }).boundingBox()).toEqual(edge);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expectLayers(page, 0);

    await page.goto(`/product/${(await burger(request)).id}`);
    await expect(page.locator('[data-action-bar]')).toBeVisible();
    await expect.poll(() => findCovered(page)).toEqual([]);
  });
}
