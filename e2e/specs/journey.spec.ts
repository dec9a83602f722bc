import { burger, burgerYard, scopeHeaders, sideDish } from '../fixtures/goods';
import { expect, test } from '../fixtures/shop';
import { Shopper } from '../fixtures/steps';
import type { Language } from '../fixtures/words';

const phone = '501234567';
const places: Record<string, string> = { en: 'Pearl Street', ar: 'شارع اللؤلؤ' };
const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

for (const language of ['en', 'ar'] satisfies Language[])
  for (const viewport of sizes)
    test.describe(`${language} at ${viewport.width}`, () => {
      test.use({ viewport, locale: language });

      test('a guest comes from the landing page to a tracked order [D-01] [D-20] [D-23] [STATE-21]', async ({
        page,
        request,
      }) => {
        const shopper = new Shopper(page, language);
        const dish = await burger(request, language);
        const headers = scopeHeaders(language);
        const modules = (await (await request.get('/api/v1/module', { headers })).json()) as {
          module_type: string;
          module_name: string;
        }[];
        const store = (await (
          await request.get(`/api/v1/stores/details/${burgerYard}`, { headers })
        ).json()) as { name: string };

        await page.goto('/');
        await shopper.choosePlace(places[language] ?? '');
        await page.waitForURL('**/home');
        await shopper.chooseModule(modules.find((entry) => entry.module_type === 'food')?.module_name ?? '');
        await page.getByRole('main').getByRole('link', { name: store.name, exact: true }).first().click();
        await page.waitForURL(`**/store/${burgerYard}`);
        await expect(page.getByRole('heading', { level: 1, name: store.name })).toBeVisible();
        await shopper.addDish(dish);

        const drawer = await shopper.openCart(2);
        await expect(drawer.getByText(dish.name)).toBeVisible();
        await expect(drawer.getByText(dish.food_variations[0]?.values[0]?.label ?? '')).toBeVisible();
        await shopper.proceed();
        await shopper.goOnAsGuest();
        await shopper.giveContact(phone);
        const number = await shopper.placeOrder();
        await expect(page).toHaveURL(/\/order-confirmed\?order_id=\d+/);
        await expect(shopper.cartButton(0)).toBeVisible();
        await shopper.trackOrder(number, phone);
        await expect(page.getByText(dish.name)).toBeVisible();
      });
    });

test('a guest signs in at checkout; the cart comes along [D-17] [STATE-21] [CALL-33]', async ({
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
  await shopper.signIn('customer@example.com', '12345678');
  await page.waitForURL('**/checkout?*');
  await expect(shopper.cartButton(1)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Account menu of Amina' })).toBeVisible();
  await expect(page.getByRole('radio', { name: /Home/ })).toBeVisible();
  const number = await shopper.placeOrder();
  await shopper.trackOrder(number);
  await expect(page.getByText(dish.name)).toBeVisible();
});
