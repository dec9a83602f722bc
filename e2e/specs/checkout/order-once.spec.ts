import type { Page } from '@playwright/test';
import { NewCustomer } from '../../fixtures/customer';
import { sideDish } from '../../fixtures/goods';
import { expect, test } from '../../fixtures/shop';
import { Shopper } from '../../fixtures/steps';
import { pearlStreet } from '../../fixtures/visitor';

const placeOrderUrl = '**/api/v1/customer/order/place*';

/** Opens the checkout with one dish in the cart, and everything chosen. */
async function readyToOrder(page: Page, note = ''): Promise<Shopper> {
  const shopper = new Shopper(page);
  await page.goto('/checkout?page=cart');
  await expect(shopper.onwardButton('toPayment')).toHaveAccessibleDescription('');
  if (note) await page.getByRole('textbox', { name: 'Note for the order' }).fill(note);
  await shopper.goToReview();
  return shopper;
}

let customer: NewCustomer;

test.beforeEach(async ({ context, request, shop }) => {
  await shop.visitor();
  customer = await NewCustomer.signUp(request);
  await customer.putIntoCart(await sideDish(request));
  await customer.useIn(context);
});

test('a double click on Place Order places one order [F-28] [D-21]', async ({ page }) => {
  const shopper = await readyToOrder(page);
  await shopper.placeOrderButton().dblclick();
  const number = await shopper.confirmedOrder();
  expect(await customer.orders()).toEqual([Number(number)]);
});

test('clicks while the request is running place one order [F-28]', async ({ page }) => {
  const shopper = await readyToOrder(page);
  await page.route(placeOrderUrl, async (route) => {
    const response = await route.fetch();
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.fulfill({ response: response });
  });
  await shopper.placeOrderButton().focus();
  for (let times = 0; times < 4; times += 1) await page.keyboard.press('Enter');
  const number = await shopper.confirmedOrder();
  expect(await customer.orders()).toEqual([Number(number)]);
});

test('a lost response and a second try show the order that exists already [F-28] [D-21]', async ({
  page,
  shop,
}) => {
  shop.allow(/net::ERR_CONNECTION_RESET/);
  const note = 'The bell is broken, please knock.';
  const shopper = await readyToOrder(page, note);
  await page.route(
    placeOrderUrl,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 3 }, // the page itself repeats the request twice
  );
  await shopper.placeOrderButton().click();
  await expect.poll(() => customer.orders()).toHaveLength(1);
  await expect(shopper.placeOrderButton()).toBeEnabled();
  await expect(page.getByText(note)).toBeVisible();
  const number = await shopper.placeOrder();
  expect(await customer.orders()).toEqual([Number(number)]);
});

test('the same order in two tabs at once is placed once [F-28]', async ({ page, context, shop }) => {
  shop.allow(/status of 4\d\d/);
  const other = await context.newPage();
  const shoppers = [await readyToOrder(page), await readyToOrder(other)];
  // Dispatches both clicks without waiting: the slower tab loses its button meanwhile.
  const press = (button: HTMLElement | SVGElement) =>
    button.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await Promise.all(shoppers.map((shopper) => shopper.placeOrderButton().evaluate(press)));
  await expect.poll(() => customer.orders()).toHaveLength(1);
  const isOver = (at: Page) =>
    at.getByText(/Your order is placed|Your cart is empty|Something has changed|cannot be ordered/).first();
  await expect(isOver(page)).toBeVisible();
  await expect(isOver(other)).toBeVisible();
  expect(await customer.orders()).toHaveLength(1);
});

test('neither Back nor opening the checkout again places a second order [D-21]', async ({ page }) => {
  await page.goto('/home');
  const shopper = await readyToOrder(page);
  const number = await shopper.placeOrder();
  await page.goBack();
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await expect(shopper.placeOrderButton()).toBeHidden();
  await page.goto('/checkout?page=cart&step=review');
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  expect(await customer.orders()).toEqual([Number(number)]);
});

test('forty requests with one key through the edge place one order [F-28] [D-21]', async ({ request }) => {
  const dish = await sideDish(request);
  const cart = await request.get('/api/v1/customer/cart/list', { headers: customer.headers });
  const [line] = (await cart.json()) as { price: number }[];
  const data = {
    store_id: dish.store_id,
    order_amount: line?.price ?? 0,
    order_type: 'take_away',
    payment_method: 'cash_on_delivery',
    contact_person_name: 'Noor Saleh',
    contact_person_number: '+971551112233',
    latitude: pearlStreet.latitude,
    longitude: pearlStreet.longitude,
    accept_changes: true,
  };
  const headers = { ...customer.headers, 'idempotency-key': `once-${Date.now()}` };
  const responses = await Promise.all(
    Array.from({ length: 40 }, () => request.post('/api/v1/customer/order/place', { headers, data })),
  );
  expect(new Set(responses.map((response) => response.status()))).toEqual(new Set([200]));
  const numbers = await Promise.all(
    responses.map(async (response) => ((await response.json()) as { order_id: number }).order_id),
  );
  expect(new Set(numbers)).toEqual(new Set(await customer.orders()));
  expect(await customer.orders()).toHaveLength(1);
});
