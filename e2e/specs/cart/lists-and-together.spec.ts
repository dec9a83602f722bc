import type { Browser, Page } from '@playwright/test';
import { burgerYard, sideDish } from '../../fixtures/goods';
import { becomeGuestWith } from '../../fixtures/guest';
import { expect, test } from '../../fixtures/shop';
import { Shopper } from '../../fixtures/steps';
import { createTranslate } from '../../fixtures/translations';
import { becomeVisitor } from '../../fixtures/visitor';

test.use({ live: true });

for (const { language, viewport } of [
  { language: 'en', viewport: { width: 1440, height: 900 } },
  { language: 'ar', viewport: { width: 390, height: 844 } },
] as const)
  test.describe(`${language} at ${viewport.width}`, () => {
    test.use({ viewport, locale: language });
    const t = createTranslate('mfe-cart', language);
    const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

    /** Another person in a browser of their own. */
    const openFor = async (browser: Browser, origin: string) => {
      const context = await browser.newContext({ viewport, locale: language, baseURL: origin });
      await becomeVisitor(context, origin, { language });
      return { context, page: await context.newPage() };
    };

    test('a cart waits for another one, and a list fills the cart [X-25] [X-29]', async ({
      page,
      context,
      request,
      shop,
    }) => {
      await shop.visitor({ language });
      const dish = await sideDish(request, language);
      await becomeGuestWith(request, context, dish, 2);
      const shopper = new Shopper(page, language);
      await page.goto(`/store/${burgerYard}`);
      const drawer = await shopper.openCart(2);
      await drawer.getByRole('button', { name: t('lists.saveCart'), exact: true }).click();
      const form = page.getByRole('dialog', { name: t('lists.saveTitle') });
      await form.getByRole('textbox').fill('Fridays');
      await form.getByRole('button', { name: t('lists.save'), exact: true }).click();
      await expect(page.getByText(t('lists.saved', { name: 'Fridays' }))).toBeVisible();

      await drawer.getByRole('button', { name: t('waiting.keep'), exact: true }).click();
      await expect(drawer.getByText(t('empty.title'))).toBeVisible();
      const waiting = drawer.getByRole('region', { name: t('waiting.title') });
      await waiting.getByRole('button', { name: t('waiting.resume'), exact: true }).click();
      await expect(drawer.getByRole('group', { name: dish.name })).toBeVisible();

      await drawer.getByRole('link', { name: t('lists.title') }).click();
      await expect(page.getByRole('heading', { level: 1, name: t('lists.title') })).toBeVisible();
      await button(page, t('lists.toCart')).click();
      await expect(
        page
          .getByRole('dialog', { name: t('title') })
          .getByRole('status')
          .first(),
      ).toContainText('04');
    });

    test('two people fill one cart by a link [X-26]', async ({ page, context, request, browser, shop }) => {
      await shop.visitor({ language });
      const dish = await sideDish(request, language);
      await becomeGuestWith(request, context, dish, 1);
      const owner = new Shopper(page, language);
      await page.goto(`/store/${burgerYard}`);
      const drawer = await owner.openCart(1);
      await drawer.getByRole('button', { name: t('together.title'), exact: true }).click();
      const link = page.getByRole('textbox', { name: t('together.link') });
      await expect(link).toHaveValue(/\/together\?cart=/);
      const address = await link.inputValue();

      const { origin } = new URL(page.url());
      const friend = await openFor(browser, origin);
      await becomeGuestWith(request, friend.context, dish, 2);
      await friend.page.goto(address);
      await expect(friend.page.getByRole('region', { name: t('together.inOrder') })).toContainText(dish.name);
      await friend.page.getByRole('textbox', { name: t('together.yourName') }).fill('Sara');
      await button(friend.page, t('together.addMine', { count: 2 })).click();
      await expect(friend.page.getByText(t('together.addedBy', { names: 'Sara' }))).toBeVisible();
      await friend.context.close();

      await page.reload();
      const reloaded = await owner.openCart(3);
      await expect(reloaded.getByText(t('together.addedBy', { names: 'Sara' }))).toBeVisible();
      await expect(reloaded.getByText(t('together.open'))).toBeVisible();

      await owner.proceed();
      await owner.goOnAsGuest();
      await owner.enterContact('501234567');
      await owner.placeOrder();
      await expect(page.getByText(t('together.addedBy', { names: 'Sara' }))).toBeVisible();
    });
  });
