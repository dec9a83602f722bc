import type { APIRequestContext, Page } from '@playwright/test';
import { coreWhere } from '../../fixtures/core';
import { NewCustomer } from '../../fixtures/customer';
import { burger, burgerYard, namesIn, sideDish } from '../../fixtures/goods';
import { expect, test } from '../../fixtures/shop';
import { Shopper } from '../../fixtures/steps';
import type { Language } from '../../fixtures/translations';

const phone = '501234567';
const languages = ['en', 'ar'] as const satisfies Language[];
const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const settings = languages.flatMap((language) => sizes.map((viewport) => ({ language, viewport })));

/** Goes from the landing page to the store that sells the dish. */
async function atTheStore(page: Page, request: APIRequestContext, language: Language) {
  const shopper = new Shopper(page, language);
  const dish = await burger(request, language);
  const { street, module, store } = await namesIn(request, language);
  await shopper.goToStore(street, module, store);
  return { shopper, dish };
}

for (const { language, viewport } of settings)
  test.describe(`${language} at ${viewport.width}`, { tag: coreWhere(language, viewport.width) }, () => {
    test.use({ viewport, locale: language });

    test('a guest goes from the landing page to a tracked order [D-01] [D-20] [D-23] [STATE-21] [GEN-13] [GEN-15]', async ({
      page,
      request,
    }) => {
      const { shopper, dish } = await atTheStore(page, request, language);
      await shopper.addDish(dish);

      const drawer = await shopper.openCart(2);
      await expect(drawer.getByText(dish.name)).toBeVisible();
      await expect(drawer.getByText(dish.food_variations[0]?.values[0]?.label ?? '')).toBeVisible();
      await expect(drawer.getByText(dish.add_ons[0]?.name ?? '')).toBeVisible();
      await shopper.proceed();
      await shopper.goOnAsGuest();
      await shopper.enterContact(phone);
      const number = await shopper.placeOrder();
      await expect(page).toHaveURL(/\/order-confirmed\?order_id=\d+/);
      await expect(shopper.cartButton(0)).toBeVisible();
      await shopper.trackOrder(number, phone);
      await expect(page.getByText(dish.name)).toBeVisible();
    });
  });

test.describe('with an account', () => {
  let customer: NewCustomer;

  test.beforeEach(async ({ request }) => {
    customer = await NewCustomer.signUp(request);
  });

  for (const { language, viewport } of settings)
    test.describe(`${language} at ${viewport.width}`, { tag: coreWhere(language, viewport.width) }, () => {
      test.use({ viewport, locale: language });

      test('a customer signs in, orders to a saved address and tracks it by its number [CALL-33] [STATE-22] [STATE-44] [D-20]', async ({
        page,
        request,
      }) => {
        const { shopper, dish } = await atTheStore(page, request, language);
        await shopper.requestSignIn();
        await shopper.signIn(customer.email, customer.password);
        await shopper.addDish(dish);
        await shopper.openCart(2);
        await shopper.proceed();
        await page.waitForURL('**/checkout?page=cart');
        await expect(page.getByRole('dialog')).toBeHidden();
        await expect(page.getByRole('radio').first()).toBeVisible();
        const number = await shopper.placeOrder();
        await expect(shopper.cartButton(0)).toBeVisible();
        await shopper.trackOrder(number);
        await expect(page.getByText(dish.name)).toBeVisible();
      });
    });

  test('a guest signs in at checkout and keeps the cart [D-17] [STATE-21] [CALL-33]', async ({
    page,
    request,
    shop,
  }) => {
    await shop.visitor();
    const shopper = new Shopper(page);
    const dish = await sideDish(request);
    await page.goto(`/store/${burgerYard}`);
    await shopper.quickAdd(dish);
    await shopper.openCart(1);
    await shopper.proceed();
    await page.getByRole('dialog').getByRole('button', { name: 'Login', exact: true }).click();
    await shopper.signIn(customer.email, customer.password);
    await page.waitForURL('**/checkout?*');
    await expect(shopper.cartButton(1)).toBeVisible();
    await expect(page.getByRole('main').getByText('Home', { exact: true })).toBeVisible();
    const number = await shopper.placeOrder();
    await shopper.trackOrder(number);
    await expect(page.getByText(dish.name)).toBeVisible();
  });
});
