import { burger, burgerYard } from '../../fixtures/goods';
import { expectHydrated, watchServerContent } from '../../fixtures/server-content';
import { expect, test } from '../../fixtures/shop';

test.use({ viewport: { width: 390, height: 844 } });

test('an idle page does not repaint, and has no animation for deferred content', async ({
  page,
  context,
  request,
  shop,
}) => {
  await shop.visitor();
  await watchServerContent(context);
  for (const path of ['/home', `/store/${burgerYard}`, `/product/${(await burger(request)).id}`])
    await test.step(path, async () => {
      await page.goto(path);
      await expectHydrated(page);
      const later = page.locator("[data-when-near='later']");
      const moving = () =>
        page.evaluate(
          () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
        );
      await expect.poll(moving).toBe(0);
      if (path.startsWith('/product')) {
        // Deferred content below has a static placeholder.
        await expect(later).not.toHaveCount(0);
        const before = await later.count();
        await page.mouse.wheel(0, 3_000);
        await expect.poll(() => later.count()).toBeLessThan(before);
      }
    });
});
