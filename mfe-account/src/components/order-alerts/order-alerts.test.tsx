import { notificationList, orderDetails, trackOrder } from '@shop/contract';
import type { Order } from '@shop/domain';
import { aNotification, aNotificationPage, anOrder, renderApp } from '@shop/testing';
import { saveContactPhone } from '@shop/session';
import { act, screen, within } from '@testing-library/react';
import OrderNews from '../../features/order-news/order-news';
import OrderProgress from '../../features/order-progress/order-progress';
import { fakeNotifications } from '../../notifications/fake-browser.fixture';

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

/** Whether the page is visible. */
async function look(visibilityState: 'visible' | 'hidden') {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: visibilityState });
  await act(async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    await jest.advanceTimersByTimeAsync(10);
  });
}

async function open({ status = 'confirmed' as Order['status'], isCustomer = false } = {}) {
  const order = { status };
  const news = { now: aNotificationPage([aNotification({ id: 1, orderId: 100_001 })]) };
  const app = renderApp(
    <>
      {isCustomer && <OrderNews />}
      <OrderProgress orderId={100_001} phone={isCustomer ? '' : '+923001112233'} />
    </>,
    {
      ...(isCustomer ? { session: { token: 'token', guestId: null } } : {}),
      setUpApi: (api) => {
        api.respond(trackOrder, () => anOrder(order));
        api.respond(orderDetails, []);
        api.respond(notificationList, () => news.now);
      },
    },
  );
  await pass(100);
  return { ...app, order, news };
}

const ask = () => screen.queryByRole('button', { name: 'Tell me about changes' });
const tap = (name: string) =>
  act(async () => {
    screen.getByRole('button', { name }).click();
    await jest.advanceTimersByTimeAsync(100);
  });

beforeEach(() => {
  jest.useFakeTimers();
  saveContactPhone('order', 100_001, '+923001112233');
});
afterEach(async () => {
  await look('visible');
  jest.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});

it('asks the browser only after a tap, then says so, and can be stopped [X-20]', async () => {
  const browser = fakeNotifications('granted');
  await open();
  expect(browser.prompted()).toBe(0);
  await tap('Tell me about changes');
  expect(browser.prompted()).toBe(1);
  expect(
    screen.getByText('This browser tells you when something changes, as long as this page is open.'),
  ).toBeVisible();
  await tap('Stop');
  expect(ask()).toBeVisible();
  browser.remove();
});

it('says in one line that the browser blocks notifications, and asks no more [X-20]', async () => {
  const browser = fakeNotifications('denied');
  await open();
  await tap('Tell me about changes');
  expect(screen.getByText(/^Your browser blocks notifications of this shop\./)).toBeVisible();
  expect(ask()).toBeNull();
  browser.remove();
});

it('offers nothing where the browser cannot, nor for an order that has ended [X-20]', async () => {
  const without = await open();
  expect(screen.getByTestId('progress')).toBeVisible();
  expect(ask()).toBeNull();
  without.unmount();
  const browser = fakeNotifications('granted');
  await open({ status: 'delivered' });
  expect(ask()).toBeNull();
  browser.remove();
});

it('tells a guest of each change once while the page is hidden, and reads the order then [X-20]', async () => {
  const browser = fakeNotifications('granted', 'granted');
  localStorage.setItem('browser_notifications', 'on');
  const { order, address } = await open();
  await look('hidden');
  order.status = 'picked_up';
  await pass(61_000);
  expect(browser.shown).toMatchObject([
    { title: 'Order #100001', body: 'On the way · Lahori Dhaba', tag: 'order-100001' },
  ]);
  await pass(120_000);
  expect(browser.shown).toHaveLength(1);
  order.status = 'delivered';
  await pass(61_000);
  expect(browser.shown.map(({ body }) => body)).toEqual([
    'On the way · Lahori Dhaba',
    'Delivered · Lahori Dhaba',
  ]);
  await act(async () => {
    browser.shown[1]?.press();
    await jest.advanceTimersByTimeAsync(100);
  });
  expect(address()).toBe('/track-order?order_id=100001');
  browser.remove();
});

it('tells nothing while the page is visible, nor without the visitor’s wish [X-20]', async () => {
  const browser = fakeNotifications('granted', 'granted');
  const { order } = await open();
  await look('hidden');
  order.status = 'picked_up';
  await pass(130_000);
  await look('visible');
  localStorage.setItem('browser_notifications', 'on');
  await look('visible');
  order.status = 'delivered';
  await pass(16_000);
  expect(within(screen.getByTestId('progress')).getByText('Delivered').closest('li')).toHaveAttribute(
    'aria-current',
    'step',
  );
  expect(browser.shown).toEqual([]);
  browser.remove();
});

it('leaves it to the news of the shop where a customer has them [X-09] [X-20]', async () => {
  const browser = fakeNotifications('granted', 'granted');
  localStorage.setItem('browser_notifications', 'on');
  const { order, news } = await open({ isCustomer: true });
  await look('hidden');
  order.status = 'picked_up';
  news.now = aNotificationPage([
    aNotification({ id: 2, orderId: 100_001, title: 'On its way', status: 'picked_up' }),
    aNotification({ id: 1, orderId: 100_001 }),
  ]);
  await pass(125_000);
  expect(within(screen.getByTestId('progress')).getByText('On the way').closest('li')).toHaveAttribute(
    'aria-current',
    'step',
  );
  expect(browser.shown.map(({ title }) => title)).toEqual(['On its way']);
  browser.remove();
});
