import type { Page } from '@playwright/test';
import { NewCustomer } from '../../fixtures/customer';
import type { Dish } from '../../fixtures/goods';
import { expectToFit } from '../../fixtures/page-checks';
import { expect, test } from '../../fixtures/shop';
import { Shopper } from '../../fixtures/steps';
import { getDishesWithoutChoices, switchTo } from '../../fixtures/switches';
import { createTranslate } from '../../fixtures/translations';

test.use({ live: true });

/** Nami Sushi Bar, in the zone of Pearl Street, takes scheduled orders; no other test uses it. */
const sushiBar = 7;

let customer: NewCustomer;
let dishes: Dish[];

test.beforeEach(async ({ context, request, shop }) => {
  await shop.visitor();
  await switchTo(request, 'stores', sushiBar, { open: true, schedule_order: true, minimum_order: 0 });
  dishes = await getDishesWithoutChoices(request, sushiBar, 2);
  customer = await NewCustomer.signUp(request);
  for (const dish of dishes) {
    await switchTo(request, 'items', dish.id, { price: 8 });
    await customer.putIntoCart(dish);
  }
  await customer.useIn(context);
});

// The tests change one store.
test.describe.configure({ mode: 'serial' });

/** Goes to the review and waits until it has read everything again: later changes are found when placing the order. */
async function atReview(page: Page): Promise<Shopper> {
  const shopper = new Shopper(page);
  await page.goto('/checkout?page=cart');
  await shopper.goOn('toPayment');
  const begun = Date.now();
  // Requests of the previous step may still be running.
  const read = ['config', 'customer/cart/list', `stores/details/${sushiBar}`].map((call) =>
    page.waitForResponse(
      (response) =>
        new URL(response.url()).pathname === `/api/v1/${call}` &&
        response.request().timing().startTime >= begun,
    ),
  );
  await shopper.goOn('toReview');
  await Promise.all(read);
  await expect(shopper.placeOrderButton()).toBeEnabled();
  return shopper;
}

test('every step fits the narrowest phone, also with a long word in the note [X-13] [X-18]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const shopper = new Shopper(page);
  await page.goto('/checkout?page=cart');
  await expect(shopper.onwardButton('toPayment')).toBeEnabled();
  await page
    .getByRole('textbox', { name: createTranslate('mfe-cart', 'en')('checkout.note') })
    .fill('x'.repeat(900));
  await expectToFit(page, 'delivery');
  await shopper.goOn('toPayment');
  await expect(shopper.onwardButton('toReview')).toBeVisible();
  await expectToFit(page, 'payment');
  await shopper.goOn('toReview');
  await expect(shopper.placeOrderButton()).toBeEnabled();
  await expectToFit(page, 'review');
});

const panel = (page: Page) => page.getByRole('region', { name: 'Something has changed' });

for (const { language, width } of [
  { language: 'en', width: 1440 },
  { language: 'ar', width: 390 },
] as const)
  test.describe(`${language} at ${width}`, () => {
    test.use({ viewport: { width, height: 844 }, locale: language });

    test('steps are history entries: Back goes through them, a reload keeps the form, and an order is not placed again [X-06] [F-23] [D-21]', async ({
      page,
      shop,
    }) => {
      await shop.visitor({ language });
      const translate = createTranslate('mfe-cart', language);
      const shopper = new Shopper(page, language);
      const note = page.getByRole('textbox', { name: translate('checkout.note') });
      await page.goto('/checkout?page=cart');
      await note.fill('Ring twice');
      await shopper.goToReview();
      await page.goBack();
      await expect(page).toHaveURL(/step=payment/);
      await expect(shopper.onwardButton('toReview')).toBeVisible();
      await page.goBack();
      await expect(note).toHaveValue('Ring twice');
      await page.goForward();
      await page.reload();
      await expect(shopper.onwardButton('toReview')).toBeVisible();
      await expect(page.getByText('Ring twice')).toBeVisible();
      await shopper.goOn('toReview');
      await expect(shopper.placeOrderButton()).toBeEnabled();
      const number = await shopper.placeOrder();
      await page.goBack();
      await expect(page.getByText(translate('empty.title'))).toBeVisible();
      await expect(shopper.placeOrderButton()).toBeHidden();
      expect(await customer.orders()).toEqual([Number(number)]);
    });
  });

test('a changed price is shown beside the old one, and charged only after it is accepted [D-16] [F-24]', async ({
  page,
  request,
  shop,
}) => {
  shop.allow(/status of 409/);
  const shopper = await atReview(page);
  await switchTo(request, 'items', dishes[0]?.id ?? 0, { price: 91.5 });
  await shopper.placeOrderButton().click();
  await expect(panel(page)).toContainText(dishes[0]?.name ?? '');
  await expect(panel(page)).toContainText('$91.50');
  await expect(shopper.placeOrderButton()).toBeDisabled();
  expect(await customer.orders()).toEqual([]);
  await panel(page).getByRole('button', { name: 'Accept and continue' }).click();
  await shopper.placeOrderButton().click();
  const number = await shopper.confirmedOrder();
  expect(await customer.orders()).toEqual([Number(number)]);
});

test('a dish becomes unavailable while paying: its line is marked and removed, the other is ordered [F-25]', async ({
  page,
  request,
  shop,
}) => {
  shop.allow(/status of 409/);
  const [first, second] = dishes;
  const shopper = await atReview(page);
  await switchTo(request, 'items', first?.id ?? 0, { active: false });
  await shopper.placeOrderButton().click();
  await expect(panel(page)).toContainText('No longer offered');
  await panel(page)
    .getByRole('button', { name: `Remove ${first?.name}` })
    .click();
  await expect(panel(page)).toBeHidden();
  await expect(page.getByText(second?.name ?? '').first()).toBeVisible();
  await shopper.placeOrderButton().click();
  const number = await shopper.confirmedOrder();
  expect(await customer.orders()).toEqual([Number(number)]);
});

test('the store closes meanwhile: the page asks for a time, and the order is scheduled [D-16] [STATE-07]', async ({
  page,
  request,
  shop,
}) => {
  shop.allow(/status of 40\d/);
  const shopper = await atReview(page);
  await switchTo(request, 'stores', sushiBar, { open: false });
  await shopper.placeOrderButton().click();
  await expect(page).toHaveURL(/step=delivery/);
  const times = page.getByRole('group', { name: 'Time' }).getByRole('radio');
  await expect(shopper.onwardButton('toPayment')).toHaveAccessibleDescription(
    'Choose a time for your order.',
  );
  await times.nth(1).check();
  await shopper.goToReview();
  await shopper.placeOrderButton().click();
  const number = await shopper.confirmedOrder();
  expect(await customer.orders()).toEqual([Number(number)]);
});

test('a session ends during checkout: signing in returns to the same step with the form filled in [F-23] [F-22]', async ({
  page,
  shop,
}) => {
  shop.allow(/status of 401/);
  const shopper = new Shopper(page);
  await page.goto('/checkout?page=cart');
  await page.getByRole('textbox', { name: 'Note for the order' }).fill('Ring twice');
  await shopper.goToReview();
  await page.route(
    '**/customer/order/place*',
    (route) =>
      route.fulfill({ status: 401, json: { errors: [{ code: 'auth-001', message: 'Unauthorized' }] } }),
    { times: 1 },
  );
  await shopper.placeOrderButton().click();
  await shopper.signIn(customer.email, customer.password);
  await expect(page).toHaveURL(/\/checkout\?page=cart&step=review/);
  await expect(page.getByText('Ring twice')).toBeVisible();
  await shopper.placeOrderButton().click();
  const number = await shopper.confirmedOrder();
  expect(await customer.orders()).toEqual([Number(number)]);
});

test('emptying the cart in another tab removes Place Order [D-21]', async ({ page, context }) => {
  const shopper = await atReview(page);
  const other = await context.newPage();
  await other.goto('/home');
  await new Shopper(other).openCart(2);
  await other.getByRole('button', { name: 'Clear Cart' }).click();
  const question = other.getByRole('dialog', { name: 'Clear the cart?' });
  await question.getByRole('button', { name: 'Clear Cart' }).click();
  await expect(shopper.placeOrderButton()).toBeHidden();
  await expect(page.getByText('Your cart is empty').first()).toBeVisible();
});

test('what a customer tells store and courier goes with the order, and the instruction is there the next time [X-21] [X-22]', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  const [first, second] = dishes;
  await page.goto('/home');
  const drawer = await shopper.openCart(2);
  await drawer.getByRole('button', { name: `Change ${first?.name}` }).click();
  const dialog = page.getByRole('dialog', { name: first?.name ?? '' });
  await dialog.getByRole('button', { name: 'Add a note' }).click();
  await dialog.getByRole('textbox', { name: 'Note for this item' }).fill('No onions');
  await dialog.getByRole('button', { name: 'Update To Cart' }).click();
  await expect(dialog).toBeHidden();
  await expect(drawer.getByText('“No onions”')).toBeVisible();

  await page.goto('/checkout?page=cart');
  const instruction = page.getByRole('textbox', { name: 'Delivery instruction' });
  await instruction.fill('Gate 4');
  await page.getByRole('checkbox', { name: /^Add cutlery/ }).check();
  await page.getByRole('button', { name: 'Choose for single items' }).click();
  const own = page.getByRole('combobox', { name: new RegExp(`If .*${second?.name}.* is sold out`) });
  await own.selectOption({ label: 'Leave it out' });
  await expect(own).toBeEnabled();
  await page.getByRole('radio', { name: /^Schedule for later/ }).check();
  await page
    .getByRole('group', { name: 'Day' })
    .getByRole('radio', { name: /^Tomorrow/ })
    .check();
  const time = page.getByRole('group', { name: 'Time' }).getByRole('radio', { name: '1:30 PM', exact: true });
  await time.check();
  await shopper.goToReview();
  await expect(page.getByRole('main').getByText('“No onions”')).toBeVisible();
  await shopper.placeOrderButton().click();
  const number = await shopper.confirmedOrder();

  await page.goto(`/profile?page=my-orders&order_id=${number}`);
  const order = page.getByRole('main');
  for (const text of ['“No onions”', 'If sold out: Leave it out', 'Gate 4', 'Call me', 'Cutlery'])
    await expect(order.getByText(text).first()).toBeVisible();
  await expect(order.getByText('1:30 PM').first()).toBeVisible();

  if (first) await customer.putIntoCart(first);
  await page.goto('/checkout?page=cart');
  await expect(instruction).toHaveValue('Gate 4');
});
