import { createTranslate } from '../../fixtures/translations';
import { expect, test } from '../../fixtures/shop';

test('the header is wide from 1180 pixels on and has a menu below; nothing overflows in any language [BIZ-11] [HEAD-01]', async ({
  page,
  shop,
}) => {
  for (const language of ['en', 'ur', 'ar'] as const)
    await test.step(language, async () => {
      await shop.visitor({ language });
      const t = createTranslate('host', language);
      const banner = page.getByRole('banner');
      const menu = banner.getByRole('button', { name: t('menu.open') });
      const nav = banner.getByRole('navigation', { name: t('nav') });
      await page.setViewportSize({ width: 1179, height: 800 });
      await page.goto('/home');
      await expect(menu).toBeVisible();
      await expect(nav).toBeHidden();
      await page.setViewportSize({ width: 1180, height: 800 });
      await expect(menu).toBeHidden();
      await expect(nav.getByRole('button', { name: t('picker.stores_food') })).toBeVisible();
      const outside = () =>
        banner.locator(':is(a, button, input):visible').evaluateAll((elements) =>
          elements
            .filter((element) => {
              const { left, right } = element.getBoundingClientRect();
              return left < 0 || right > 1180;
            })
            .map((element) => element.textContent),
        );
      await expect.poll(outside).toEqual([]);
    });
});
