import { violationsOn } from '../../fixtures/access';
import { sideDish } from '../../fixtures/goods';
import { becomeGuestWith } from '../../fixtures/guest';
import { mainPages } from '../../fixtures/main-pages';
import { expectNoRawKeys, expectToFit } from '../../fixtures/page-checks';
import { expect, test } from '../../fixtures/shop';
import { createTranslate, type Language } from '../../fixtures/translations';

const languages = ['en', 'ur', 'ar'] as const satisfies Language[];
const themes = ['light', 'dark'] as const;
const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const language of languages)
  for (const theme of themes)
    test(`${language}, ${theme}: direction, texts, phone width and accessibility of every main page [GEN-16] [BIZ-22] [D-30]`, async ({
      page,
      context,
      request,
      shop,
    }) => {
      await shop.visitor({ language, theme });
      await becomeGuestWith(request, context, await sideDish(request), 2);
      for (const { name, open } of mainPages)
        await test.step(name, async () => {
          await page.setViewportSize(desktop);
          await open(page, language, request);
          const root = page.locator('html');
          await expect(root).toHaveAttribute('lang', language);
          await expect(root).toHaveAttribute('dir', language === 'en' ? 'ltr' : 'rtl');
          await expect(root).toHaveAttribute('data-theme', theme);
          await expectNoRawKeys(page);
          if (language !== 'ur') expect.soft(await violationsOn(page), `${name}, desktop`).toEqual([]);
          await page.setViewportSize(phone);
          await expectToFit(page, name);
          await expectNoRawKeys(page);
          // Colours are the same at every width.
          if (language !== 'ur' && theme === 'light')
            expect.soft(await violationsOn(page), `${name}, phone`).toEqual([]);
        });
    });

test('a chosen theme stays on the next page and after a reload [STATE-58]', async ({ page, shop }) => {
  await shop.visitor();
  await page.goto('/home');
  const root = page.locator('html');
  const getBackground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await expect(root).toHaveAttribute('data-theme', 'light');
  const light = await getBackground();
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await expect.poll(getBackground).not.toBe(light);
  const dark = await getBackground();
  await page.reload({ waitUntil: 'commit' });
  await expect(root, 'from the first byte').toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('button', { name: 'Light theme' })).toBeVisible();
  expect(await getBackground()).toBe(dark);
  await page.goto('/track-order');
  await expect(root).toHaveAttribute('data-theme', 'dark');
});

test('a chosen language is confirmed, reloads the page and stays; the cart is kept [LANG-01] [STATE-55] [STATE-56] [STATE-57] [X-14]', async ({
  page,
  context,
  request,
  shop,
}) => {
  await shop.visitor();
  await becomeGuestWith(request, context, await sideDish(request), 2);
  await page.goto('/home');
  const menu = page.getByRole('banner').getByRole('button', { name: 'Language' });
  const choose = async () => {
    await menu.click();
    await page
      .getByRole('menuitem', { name: /العربية|Arabic/ })
      .or(page.getByRole('menuitemradio', { name: /العربية|Arabic/ }))
      .click();
  };
  await choose();
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(dialog).toContainText('Are you sure to change the language?');
  await expect(dialog).toContainText('The browser will refresh to get translated content.');
  await dialog.getByText('No', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await choose();
  await dialog.getByRole('button', { name: 'Yes', exact: true }).click();
  // It is said after the reload, in the new language.
  await expect(page.getByText(createTranslate('host', 'ar')('language.changed'))).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const open = createTranslate('mfe-cart', 'ar')('open', { count: 2 });
  await expect(page.getByRole('banner').getByRole('button', { name: open, exact: true })).toBeVisible();
  await page.goto('/track-order');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
});
