import { openRendered } from '../fixtures/rendered';
import { expectTakenOver, shiftsOn, watchServerContent } from '../fixtures/server-content';
import { expect, test } from '../fixtures/shop';

/** Milliseconds by which every typeface comes later. */
const late = 1_200;

/**
 * What may move, as a layout shift's score. Letters of two Arabic faces are never of one width, word by word, as those of two
 * Latin faces nearly are.
 */
const most = { en: 0.001, ar: 0.003, ur: 0.005 };

/** Once every letter stands in its own face, and the browser has told what moved. */
async function drawnInItsTypeface() {
  await document.fonts.ready;
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 200)));
}

for (const language of ['en', 'ar', 'ur'] as const)
  for (const width of [390, 1440])
    test(`${language} at ${width}: what the server sent stays where it is when its typeface comes late`, async ({
      page,
      context,
      shop,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await shop.visitor({ language });
      await watchServerContent(context);
      let kept = 0;
      await page.route(/\.woff2$/, async (route) => {
        kept += 1;
        await new Promise((resolve) => setTimeout(resolve, late));
        await route.continue();
      });
      for (const path of ['/home', '/store/1', '/product/1', '/help-and-support']) {
        await openRendered(page, path);
        await expectTakenOver(page);
        await page.evaluate(drawnInItsTypeface);
        expect(await shiftsOn(page, most[language]), path).toEqual([]);
      }
      expect(kept).toBeGreaterThan(0);
    });
