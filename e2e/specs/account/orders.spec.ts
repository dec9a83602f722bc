import { NewCustomer } from '../../fixtures/customer';
import { burgerYard, getDishes, sideDish, type Dish } from '../../fixtures/goods';
import { expectNews } from '../../fixtures/polling';
import { choosePrivacy } from '../../fixtures/privacy';
import { expect, test } from '../../fixtures/shop';
import { Shopper } from '../../fixtures/steps';
import { moveOrder, getDishesWithoutChoices } from '../../fixtures/switches';
import { createTranslate, type Language } from '../../fixtures/translations';

test.use({ live: true });

/** Also in the zone of Pearl Street. */
const sushiBar = 7;
const settings = [
  { language: 'en', width: 1440 },
  { language: 'ar', width: 390 },
] as const satisfies { language: Language; width: number }[];

let customer: NewCustomer;
let dish: Dish;
let order: number;

/** A browser that asks about notifications, and whose person agrees: one without a window denies them by itself. */
function allowNotifications() {
  class FakeNotification extends EventTarget {
    static permission: NotificationPermission = 'default';
    static requestPermission = () => {
      FakeNotification.permission = 'granted';
      return Promise.resolve(FakeNotification.permission);
    };
  }
  Object.assign(window, { Notification: FakeNotification });
}

test.beforeEach(async ({ context, request }) => {
  dish = await sideDish(request);
  customer = await NewCustomer.signUp(request);
  await customer.putIntoCart(dish, 2);
  order = await customer.placeOrder(burgerYard);
  await customer.useIn(context);
});

for (const { language, width } of settings)
  test.describe(`${language} at ${width}`, () => {
    test.use({ viewport: { width, height: 844 }, locale: language });
    const t = createTranslate('mfe-account', language);
    const inCart = createTranslate('mfe-cart', language);

    test('an order is tracked until delivery without a reload [X-07] [ADDR-22]', async ({
      page,
      request,
      shop,
    }) => {
      await page.clock.install();
      await shop.visitor({ language, customer: true });
      await page.goto('/my-orders');
      const card = page.getByRole('listitem').filter({ hasText: String(order) });
      await expect(card).toContainText(t('status.pending'));
      await card.getByRole('link').click();
      await expect(page.getByTestId('order-status')).toHaveText(t('status.pending'));
      await moveOrder(request, order, 'picked_up');
      await expectNews(page, (within) =>
        expect(page.getByTestId('order-status')).toHaveText(t('status.picked_up'), within),
      );
      await expect(page.getByRole('link', { name: t('courier.callShort') })).toBeVisible();
      await expect(page.getByTestId('courier')).toBeVisible();
    });

    test('an arrival is told from the store to the order, and the steps follow it [X-19] [X-20]', async ({
      context,
      page,
      request,
      shop,
    }) => {
      await page.clock.install();
      await shop.visitor({ language, customer: true });
      await page.goto(`/store/${burgerYard}`);
      await expect(page.getByTestId('arrival')).toHaveText(/\d/);
      await customer.putIntoCart(dish);
      await page.goto('/checkout?page=cart');
      await expect(page.getByTestId('planned-arrival')).toHaveText(/\d:\d\d/);

      await page.goto(`/order-confirmed?order_id=${order}`);
      const current = page.getByTestId('progress').locator('[aria-current="step"]');
      await expect(current).toContainText(t('progress.placed'));
      await expect(page.getByTestId('progress').getByRole('listitem')).toHaveCount(5);
      await moveOrder(request, order, 'picked_up');
      await expectNews(page, (within) => expect(current).toContainText(t('progress.on_the_way'), within));

      // The browser of the tests takes no push messages; then the page tells of changes.
      shop.allow(/Push API in incognito mode/);
      await context.addInitScript(allowNotifications);
      await page.goto(`/track-order?order_id=${order}`);
      await expect(current).toContainText(t('progress.on_the_way'));
      await expect(page.getByTestId('arrival')).toHaveText(/\d:\d\d/);
      await page.getByRole('button', { name: t('alerts.ask') }).click();
      await expect(page.getByText(t('alerts.on'), { exact: true })).toBeVisible();
      await moveOrder(request, order, 'delivered');
      await expectNews(page, (within) => expect(current).toContainText(t('progress.delivered'), within));
      await expect(page.getByTestId('arrival')).toBeHidden();
    });

    test('a delivered order is reviewed once, in half stars [D-24]', async ({ page, request, shop }) => {
      await shop.visitor({ language, customer: true });
      await moveOrder(request, order, 'delivered');
      await page.goto(`/profile?page=my-orders&order_id=${order}`);
      const open = page.getByRole('main').getByRole('button', { name: t('orders.review'), exact: true });
      await open.click();
      const dialog = page.getByRole('dialog', { name: t('review.title') });
      const [item, courier] = [dialog.getByRole('radiogroup').first(), dialog.getByRole('radiogroup').last()];
      await item.getByRole('radio', { name: /4[.٫]5|٤٫٥/ }).click();
      await courier.getByRole('radio', { name: /^(5|٥) / }).click();
      await dialog.getByRole('button', { name: t('review.send'), exact: true }).click();
      await expect(page.getByText(t('review.thanks'))).toBeVisible();
      await expect(open).toBeHidden();
    });

    test('ordered again over another store’s cart, after a question [STATE-14] [D-24]', async ({
      page,
      request,
      shop,
    }) => {
      await shop.visitor({ language, customer: true });
      await moveOrder(request, order, 'delivered');
      const [other] = await getDishesWithoutChoices(request, sushiBar, 1);
      if (!other) throw new Error('the seeded sushi is gone');
      await customer.putIntoCart(other);
      await page.goto('/my-orders?tab=past');
      await page.getByRole('button', { name: t('orders.again'), exact: true }).click();
      const question = page.getByRole('dialog', { name: inCart('otherStore.title') });
      await question.getByRole('button', { name: inCart('otherStore.confirm'), exact: true }).click();
      const cart = page.getByRole('dialog', { name: inCart('title') });
      const named = (await getDishes(request, burgerYard, language)).find(({ id }) => id === dish.id);
      await expect(cart.getByText(named?.name ?? '').first()).toBeVisible();
    });

    test('an invoice prints without the shop around it [X-07]', async ({ page, shop }) => {
      await shop.visitor({ language, customer: true });
      await page.goto(`/order-invoice?order_id=${order}`);
      const paper = page.getByTestId('invoice');
      await expect(paper.getByRole('heading', { level: 1 })).toHaveText(t('invoice.title', { id: order }));
      await page.emulateMedia({ media: 'print' });
      await expect(paper).toBeVisible();
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(page.getByRole('contentinfo')).toBeHidden();
      await expect(page.getByRole('button', { name: t('invoice.print') })).toBeHidden();
    });
  });

test('a guest who opens the orders signs in and gets there [D-10] [ROLE-04] [GEN-15]', async ({
  browser,
  baseURL,
  shop,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  shop.watch(context);
  await choosePrivacy(context, 'necessary');
  const page = await context.newPage();
  await page.goto('/my-orders');
  await new Shopper(page).signIn(customer.email, customer.password);
  await expect(page.getByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: String(order) })).toBeVisible();
  await context.close();
});
