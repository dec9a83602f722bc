import type { Locator, Page } from '@playwright/test';
import { NewCustomer } from '../../fixtures/customer';
import { burgerYard, namesIn, sideDish } from '../../fixtures/goods';
import { expect, test } from '../../fixtures/shop';
import { Shopper } from '../../fixtures/steps';
import { createTranslate, type Language } from '../../fixtures/translations';

test.use({ live: true });

const settings = [
  { language: 'en', width: 1440 },
  { language: 'ar', width: 390 },
] as const satisfies { language: Language; width: number }[];

const isPressed = (wishlistButton: Locator) => expect(wishlistButton).toHaveAttribute('aria-pressed', 'true');

for (const { language, width } of settings)
  test.describe(`${language} at ${width}`, () => {
    test.use({ viewport: { width, height: 844 }, locale: language });
    const t = createTranslate('mfe-account/src/wishlist', language);
    const inDrawer = createTranslate('mfe-account', language);
    const host = createTranslate('host', language);
    const getWishlistButton = (page: Page, label: string) =>
      page.getByRole('main').getByRole('button', { name: t('add', { label }), exact: true });

    /** From the header, or on small screens from the menu. */
    async function openWishlist(page: Page, count: number): Promise<Locator> {
      if (width < 1180) {
        await page.getByRole('button', { name: host('menu.open'), exact: true }).click();
        await page.getByRole('button', { name: host('account.wishlist'), exact: true }).click();
      } else await page.getByRole('button', { name: t('open', { count }), exact: true }).click();
      const drawer = page.getByRole('dialog', { name: inDrawer('wishlist.title'), exact: true });
      await expect(drawer).toBeVisible();
      return drawer;
    }

    test('a guest’s wishlist entry is kept through signing in; entries are shown, bought and removed [WISH-01] [WISH-02] [WISH-03] [VALID-08] [STATE-30] [STATE-44] [HEAD-04] [GEN-09]', async ({
      page,
      request,
      shop,
    }) => {
      const customer = await NewCustomer.signUp(request);
      const dish = await sideDish(request, language);
      const { store } = await namesIn(request, language);
      const shopper = new Shopper(page, language);
      await shop.visitor({ language });

      await page.goto(`/product/${dish.id}`);
      await getWishlistButton(page, dish.name).click();
      await expect(page.getByText(t('signedOut'))).toBeVisible();
      // The wishlist button changes at once, and leaving the page would cancel its request.
      const saved = page.waitForResponse(/\/wish-list\/add/);
      await shopper.signIn(customer.email, customer.password);
      await isPressed(getWishlistButton(page, dish.name));
      expect((await saved).status()).toBe(200);

      await page.goto(`/store/${burgerYard}`);
      await getWishlistButton(page, store).click();
      await isPressed(getWishlistButton(page, store));
      const drawer = await openWishlist(page, 2);
      await expect(drawer.getByRole('link', { name: dish.name })).toBeVisible();
      await shopper.quickAdd(dish);
      await drawer.getByRole('tab', { name: inDrawer('wishlist.stores') }).click();
      await expect(drawer.getByRole('link', { name: store })).toBeVisible();
      await drawer.getByRole('button', { name: inDrawer('wishlist.remove', { name: store }) }).click();
      const question = page.getByRole('dialog', { name: t('remove.title') });
      await expect(question).toContainText(t('remove.text'));
      await question.getByRole('button', { name: t('remove.confirm'), exact: true }).click();
      await expect(drawer.getByText(inDrawer('wishlist.noStores_food'))).toBeVisible();
      await expect(drawer.getByRole('heading', { level: 2 })).toBeFocused();

      await drawer.getByRole('tab', { name: inDrawer('wishlist.items') }).click();
      await drawer.getByRole('link', { name: dish.name }).click();
      await expect(drawer).toBeHidden();
      await expect(page.getByRole('heading', { level: 1, name: dish.name })).toBeVisible();
      await isPressed(getWishlistButton(page, dish.name));
    });
  });

test('tells a lower price than when an item was saved [X-27]', async ({ page, context, request, shop }) => {
  const customer = await NewCustomer.signUp(request);
  const dish = await sideDish(request);
  await shop.visitor({ customer: true });
  await customer.useIn(context);
  const added = await request.post(`/api/v1/customer/wish-list/add?item_id=${dish.id}`, {
    headers: customer.headers,
  });
  expect(added.status(), await added.text()).toBe(200);
  // Changes the response, as after a change of the price: the demo items belong to all tests.
  await page.route('**/customer/wish-list**', async (route) => {
    const response = await route.fetch();
    const list = (await response.json()) as { item: { price: number; wishlist_price: number }[] };
    for (const item of list.item) item.price = item.wishlist_price - 0.5;
    await route.fulfill({ response, json: list });
  });
  const t = createTranslate('mfe-account', 'en');
  await page.goto(`/store/${burgerYard}`);
  const open = createTranslate('mfe-account/src/wishlist', 'en')('open', { count: 1 });
  await page.getByRole('button', { name: open, exact: true }).click();
  const drawer = page.getByRole('dialog', { name: t('wishlist.title'), exact: true });
  await expect(drawer.getByText(t('wishlist.cheaper', { amount: '$0.50' }))).toBeVisible();
});
