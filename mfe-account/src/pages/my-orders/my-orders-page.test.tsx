import { customerInfo, orderDetails, orderList, runningOrders } from '@shop/contract';
import type { Order } from '@shop/domain';
import {
  aCustomer,
  anOrder,
  anOrderLine,
  everythingInView,
  refused,
  renderApp,
  type TestAppOptions,
} from '@shop/testing';
import { act, screen, within } from '@testing-library/react';
import { Page } from './my-orders-page';

const toPage = (orders: Order[], page: number, limit = 10) => ({
  total: orders.length,
  page,
  limit,
  entries: orders.slice((page - 1) * limit, page * limit),
});

const running = anOrder({ id: 7, status: 'confirmed', lineCount: 2 });
const past = Array.from({ length: 23 }, (_, index) => anOrder({ id: 100 + index, status: 'delivered' }));

function open(orders: { running?: Order[]; past?: Order[] } = {}, options: TestAppOptions = {}) {
  const { setUpApi, ...rest } = options;
  return renderApp(<Page />, {
    address: '/profile?page=my-orders',
    session: { token: 'token', guestId: null },
    setUpApi: (api) => {
      api.respond(customerInfo, aCustomer({ firstName: 'Sara', lastName: 'Ahmed' }));
      api.respond(runningOrders, ({ query }) => toPage(orders.running ?? [], Number(query?.offset)));
      api.respond(orderList, ({ query }) => toPage(orders.past ?? [], Number(query?.offset)));
      api.respond(orderDetails, [anOrderLine()]);
      setUpApi?.(api);
    },
    ...rest,
  });
}

const cards = () => within(screen.getByRole('tabpanel')).getAllByRole('listitem');

it('shows running orders with store, time, status and total, and links to them [X-07] [ROUTE-10]', async () => {
  const { user, address } = open({ running: [running] });
  expect(screen.getByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible();
  const link = await screen.findByRole('link', { name: 'Lahori Dhaba' });
  const [card] = cards();
  for (const text of ['Confirmed', '$11.50', 'Order #7']) expect(card).toHaveTextContent(text);
  expect(within(screen.getByRole('tabpanel')).queryByRole('button', { name: 'Order again' })).toBeNull();
  await user.click(link);
  expect(address()).toBe('/profile?page=my-orders&order_id=7');
});

it('marks the page in the account’s menu and shows the customer [ROUTE-09]', async () => {
  open();
  // Phones show the menu only with several pages.
  const link = screen.getByRole('link', { name: 'My Orders', hidden: true });
  expect(link).toHaveAttribute('aria-current', 'page');
  expect(await screen.findByText('Sara Ahmed')).toBeInTheDocument();
});

it('shows past orders in a tab, by pointer and by arrow keys [X-07]', async () => {
  const { user, address } = open({ running: [running], past: past.slice(0, 2) });
  await user.click(screen.getByRole('tab', { name: 'Past' }));
  expect(address()).toBe('/profile?page=my-orders&tab=past');
  expect(await screen.findAllByRole('button', { name: 'Order again' })).toHaveLength(2);
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'Running' })).toHaveFocus();
  expect(address()).toBe('/profile?page=my-orders');
});

it('loads more pages, and keeps their number in the address [X-07]', async () => {
  const { user, address } = open({ past }, { address: '/my-orders?tab=past' });
  expect(await screen.findAllByRole('button', { name: 'Order again' })).toHaveLength(10);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await screen.findByText('Order #112');
  expect(address()).toBe('/my-orders?tab=past&shown=2');
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await screen.findByText('Order #122');
  expect(cards()).toHaveLength(23);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

it('shows the items of an order once its card comes near the viewport, and requests them again [D-24]', async () => {
  const restore = everythingInView();
  const { user, bus } = open(
    { past: past.slice(0, 1) },
    {
      address: '/my-orders?tab=past',
      setUpApi: (api) =>
        api.respond(
          orderDetails,
          [1, 2, 3, 4, 5].map((id) => anOrderLine({ id, itemId: id, name: `Dish ${id}` })),
        ),
    },
  );
  const wished = jest.fn();
  bus.on('cart:reorder-requested', wished);
  expect(await screen.findByRole('img', { name: 'Dish 1, Dish 2, Dish 3, Dish 4, Dish 5' })).toBeVisible();
  expect(screen.getByText('+1')).toBeVisible();
  // The button that comes later is the last, so that it does not move the other below a pointer.
  const buttons = within(screen.getByRole('tabpanel')).getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Order again', 'Review']);
  await user.click(screen.getByRole('button', { name: 'Order again' }));
  expect(wished).toHaveBeenCalledWith({ orderId: 100 });
  restore();
});

it('counts the pieces of an order, as the cart does, and not its lines [X-07]', async () => {
  const restore = everythingInView();
  open(
    { running: [running] },
    {
      setUpApi: (api) =>
        api.respond(orderDetails, [anOrderLine({ quantity: 3 }), anOrderLine({ id: 2, quantity: 1 })]),
    },
  );
  expect(await screen.findByText('4 items')).toBeVisible();
  restore();
});

it('shows a message for an empty list, with a link to the shop', async () => {
  const { user } = open();
  expect(await screen.findByText('No orders under way')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Start shopping' })).toHaveAttribute('href', '/home');
  await user.click(screen.getByRole('button', { name: 'See past orders' }));
  expect(await screen.findByText('No past orders yet')).toBeVisible();
});

it('offers a retry when it cannot be loaded', async () => {
  let isDown = true;
  const { user } = open(
    {},
    {
      setUpApi: (api) =>
        api.respond(runningOrders, () => {
          if (isDown) throw refused(500, 'Server error');
          return toPage([running], 1);
        }),
    },
  );
  isDown = false;
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Confirmed')).toBeVisible();
});

it('polls while an order is running [X-07]', async () => {
  jest.useFakeTimers();
  let orders = [running];
  const { api } = open({}, { setUpApi: (fake) => fake.respond(runningOrders, () => toPage(orders, 1)) });
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
  await pass(100);
  orders = [{ ...running, status: 'picked_up' }];
  await pass(15_100);
  expect(screen.getByText('Picked up')).toBeVisible();
  orders = [];
  await pass(15_100);
  const requestCount = api.calls(runningOrders).length;
  await pass(60_000);
  expect(api.calls(runningOrders)).toHaveLength(requestCount);
  jest.useRealTimers();
});
