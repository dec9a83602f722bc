import { burger, burgerYard } from '../../fixtures/goods';
import { expectHydrated, watchServerContent } from '../../fixtures/server-content';
import { expect, test } from '../../fixtures/shop';

test.use({ viewport: { width: 390, height: 844 } });

test('a page that waits for its visitor stands still, and draws nothing anew for what is not asked for yet', async ({
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
        // What is awaited below is there, as a shape that does not move.
        await expect(later).not.toHaveCount(0);
        const before = await later.count();
        await page.mouse.wheel(0, 3_000);
        await expect.poll(() => later.count()).toBeLessThan(before);
      }
    });
});
