import type { APIRequestContext, Page, Request } from '@playwright/test';
import { NewCustomer } from '../../fixtures/customer';
import { burgerYard, getDishes, sideDish, type Dish } from '../../fixtures/goods';
import { becomeGuestWith } from '../../fixtures/guest';
import { expect, test } from '../../fixtures/shop';
import { Shopper } from '../../fixtures/steps';
import { createTranslate } from '../../fixtures/translations';

test.use({ live: true });

const settings = [
  { language: 'en', viewport: { width: 1440, height: 900 } },
  { language: 'ar', viewport: { width: 390, height: 844 } },
] as const;

const isUpdate = (request: Request) => request.url().includes('/customer/cart/update');

/** A dish without choices of another food store. */
async function foreignDish(request: APIRequestContext): Promise<Dish> {
  for (const store of [1, 3, 4, 5]) {
    const dishes = await getDishes(request, store, 'en');
    const plain = dishes.find((dish) => dish.food_variations.length === 0 && dish.add_ons.length === 0);
    if (plain) return plain;
  }
  throw new Error('no other store of the demo data has a plain dish');
}

/** The announced quantity of a line. */
const quantityIn = (page: Page, name: string) => page.getByRole('group', { name }).getByRole('status');

for (const { language, viewport } of settings)
  test.describe(`${language} at ${viewport.width}`, () => {
    test.use({ viewport, locale: language });
    const t = createTranslate('mfe-cart', language);

    test('a burst of presses sends one request with the last quantity; a removal can be undone by keyboard [CART-01] [BIZ-12] [F-30] [X-05]', async ({
      page,
      context,
      request,
      shop,
    }) => {
      await shop.visitor({ language });
      const dish = await sideDish(request, language);
      await becomeGuestWith(request, context, dish);
      const shopper = new Shopper(page, language);
      await page.goto(`/store/${burgerYard}`);
      const drawer = await shopper.openCart(1);
      expect((await drawer.boundingBox())?.width).toBeLessThanOrEqual(420);

      const calls: unknown[] = [];
      page.on(
        'request',
        (sentRequest) => void (isUpdate(sentRequest) && calls.push(sentRequest.postDataJSON())),
      );
      const updated = page.waitForResponse((response) => isUpdate(response.request()));
      const more = drawer.getByRole('button', { name: t('quantity.increase'), exact: true });
      await more.click();
      // Clicks inside the page, because each click by Playwright may take longer than the burst.
      await more.evaluate(async (button: HTMLElement) => {
        for (let press = 1; press < 6; press += 1) {
          button.click();
          await new Promise((resolve) => setTimeout(resolve, 30));
        }
      });
      await expect(quantityIn(page, t('quantity.group', { name: dish.name }))).toContainText('07');
      await updated;
      await expect.poll(() => calls.at(-1)).toMatchObject({ quantity: 7 });
      expect(calls.length).toBeLessThan(6);

      await drawer.getByRole('button', { name: t('remove', { name: dish.name }), exact: true }).click();
      await expect(drawer.getByText(t('empty.title'))).toBeVisible();
      await expect(drawer.getByRole('heading', { name: t('title') })).toBeFocused();
      const undo = drawer.getByRole('button', { name: t('undo'), exact: true });
      for (let step = 0; step < 5 && !(await undo.evaluate((it) => it === document.activeElement)); step += 1)
        await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(drawer.getByText(dish.name)).toBeVisible();
    });
  });

test('a second tab shows the changes of the first, and writes nothing itself [F-34] [X-05]', async ({
  page,
  context,
  request,
  shop,
}) => {
  await shop.visitor();
  const dish = await sideDish(request);
  await becomeGuestWith(request, context, dish);
  const other = await context.newPage();
  await page.goto(`/store/${burgerYard}`);
  await other.goto('/home');
  const [here, there] = [new Shopper(page), new Shopper(other)];
  await there.openCart(1);
  const written: string[] = [];
  other.on(
    'request',
    (sentRequest) =>
      void (
        sentRequest.method() !== 'GET' &&
        sentRequest.url().includes('/cart/') &&
        written.push(sentRequest.url())
      ),
  );

  const drawer = await here.openCart(1);
  const updated = page.waitForResponse((response) => isUpdate(response.request()));
  await drawer.getByRole('button', { name: 'One more', exact: true }).click();
  await updated;
  await expect(quantityIn(other, `Quantity of ${dish.name}`)).toContainText('02');
  expect(written).toEqual([]);
});

test('signing in with a cart of another store asks which cart to keep [D-17]', async ({
  page,
  context,
  request,
  shop,
}) => {
  await shop.visitor();
  const [mine, theirs] = [await sideDish(request), await foreignDish(request)];
  const customer = await NewCustomer.signUp(request);
  await customer.putIntoCart(theirs, 2);
  await becomeGuestWith(request, context, mine);
  const shopper = new Shopper(page);
  await page.goto(`/store/${burgerYard}`);
  await expect(shopper.cartButton(1)).toBeVisible();
  await shopper.requestSignIn();
  await shopper.signIn(customer.email, customer.password);
  const dialog = page.getByRole('dialog', { name: 'Which cart do you want to keep?' });
  await expect(dialog.getByRole('region', { name: 'In your account' })).toContainText(theirs.name);
  const filled = dialog.getByRole('region', { name: 'Just filled' });
  await expect(filled).toContainText(mine.name);
  await filled.getByRole('button', { name: 'Keep this cart' }).click();
  await expect(dialog).toBeHidden();
  const drawer = await shopper.openCart(1);
  await expect(drawer.getByText(mine.name)).toBeVisible();
});

test('a sold-out line is marked, blocks no other change, and is removed with one press [F-25] [X-05]', async ({
  page,
  context,
  request,
  shop,
}) => {
  await shop.visitor();
  const dish = await sideDish(request);
  await becomeGuestWith(request, context, dish);
  // Changes the response, as after selling the last unit: the demo items belong to all tests.
  await page.route('**/customer/cart/list**', async (route) => {
    const response = await route.fetch();
    const lines = (await response.json()) as { item: object }[];
    for (const { item } of lines) Object.assign(item, { stock: 0, module: { module_type: 'grocery' } });
    await route.fulfill({ response, json: lines });
  });
  const shopper = new Shopper(page);
  await page.goto(`/store/${burgerYard}`);
  const drawer = await shopper.openCart(1);
  await expect(drawer.getByText('1 item cannot be ordered as it is')).toBeVisible();
  await shopper.proceed();
  const remove = drawer.getByRole('button', { name: `Remove: ${dish.name}`, exact: true });
  await expect(remove).toBeFocused();
  await remove.press('Enter');
  await expect(drawer.getByText('Your cart is empty')).toBeVisible();
});
