import { burger, burgerYard } from '../../fixtures/goods';
import { expectHydrated, watchServerContent } from '../../fixtures/server-content';
import { expect, test } from '../../fixtures/shop';

declare global {
  interface Window {
    /** Kinds of Intl objects that the page has created. */
    madeOfIntl: string[];
  }
}

test.use({ viewport: { width: 390, height: 844 } });

// Decision 0031: the first Intl object takes 10 ms of the main thread, 40 on a phone.
const costly = ['NumberFormat', 'DateTimeFormat', 'Segmenter', 'DisplayNames', 'RelativeTimeFormat'] as const;

test('first pages write their numbers and dates without Intl', async ({ page, context, request, shop }) => {
  await shop.visitor();
  await watchServerContent(context);
  await page.addInitScript((kinds) => {
    window.madeOfIntl = [];
    const watched = Intl as Record<string, object>;
    for (const kind of kinds)
      watched[kind] = new Proxy(watched[kind] as new () => object, {
        construct: (target, values) => {
          window.madeOfIntl.push(kind);
          return Reflect.construct(target, values) as object;
        },
      });
  }, costly);
  for (const path of ['/home', `/store/${burgerYard}`, `/product/${(await burger(request)).id}`])
    await test.step(path, async () => {
      await page.goto(path);
      await expectHydrated(page);
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => window.madeOfIntl)).toEqual([]);
      expect(
        await page.evaluate(() => {
          new Intl.NumberFormat('en');
          return window.madeOfIntl;
        }),
      ).toEqual(['NumberFormat']);
    });
});
