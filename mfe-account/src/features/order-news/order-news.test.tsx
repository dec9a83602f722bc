import { notificationList, readNotifications, type NotificationPage } from '@shop/contract';
import { aNotification, aNotificationPage, renderApp, type TestAppOptions } from '@shop/testing';
import { Toaster } from '@shop/ui';
import { act, screen } from '@testing-library/react';
import { fakeNotifications, fakePush } from '../../notifications/fake-browser.fixture';
import OrderNews from './order-news';

const known = aNotificationPage([aNotification({ id: 1 })]);
const later = aNotificationPage([
  aNotification({ id: 2, title: 'On its way', text: 'Your order no. 7 is on its way.', status: 'picked_up' }),
  aNotification({ id: 1 }),
]);

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

/** Whether the page is visible. */
async function look(visibilityState: 'visible' | 'hidden') {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: visibilityState });
  await act(async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    await jest.advanceTimersByTimeAsync(10);
  });
}

async function open(first: NotificationPage = known, session: TestAppOptions['session'] = {}) {
  const response = { now: first };
  const app = renderApp(
    <>
      <OrderNews />
      <Toaster closeLabel="Close" />
    </>,
    {
      session: { token: 'token', guestId: null, ...session },
      setUpApi: (api) => {
        api.respond(notificationList, () => response.now);
        api.respond(readNotifications, '');
      },
    },
  );
  await pass(100);
  return { ...app, response, requestCount: () => app.api.calls(notificationList).length };
}

beforeEach(() => jest.useFakeTimers());
afterEach(async () => {
  await look('visible');
  jest.useRealTimers();
  localStorage.clear();
});

it('shows a step of an order once, with a link that marks it as read [X-09]', async () => {
  const { response, api, address } = await open();
  expect(screen.queryByText(/confirmed your order/)).toBeNull();
  response.now = later;
  await pass(60_100);
  expect(screen.getByText('Your order no. 7 is on its way.')).toBeVisible();
  await act(async () => {
    screen.getByRole('button', { name: 'View' }).click();
    await jest.advanceTimersByTimeAsync(100);
  });
  expect(address()).toBe('/profile?page=my-orders&order_id=7');
  expect(api.calls(readNotifications)).toEqual([{ body: { notification_id: 2 } }]);
  await pass(60_100);
  expect(screen.queryByText('Your order no. 7 is on its way.')).toBeNull();
});

it('opens an order’s step and marks nothing where the backend does not know what was read [X-09]', async () => {
  const { response, api, address, toasts } = await open(known, { capabilities: [] });
  response.now = later;
  await pass(60_100);
  await act(async () => {
    screen.getByRole('button', { name: 'View' }).click();
    await jest.advanceTimersByTimeAsync(100);
  });
  expect(address()).toBe('/profile?page=my-orders&order_id=7');
  expect(api.calls(readNotifications)).toEqual([]);
  expect(toasts).toEqual([]);
});

it('shows nothing that this device has shown before, nor what has been read', async () => {
  localStorage.setItem('told_notification', '1');
  await open(
    aNotificationPage([
      aNotification({ id: 2, isRead: true, text: 'Read' }),
      aNotification({ id: 1, text: 'Told' }),
    ]),
  );
  expect(screen.queryByText('Read')).toBeNull();
  expect(screen.queryByText('Told')).toBeNull();
});

it('polls only while an order is running and the customer wants notifications, and reads after placing one [X-09] [D-28]', async () => {
  const { bus, requestCount, response } = await open({ ...known, running: 0 });
  await pass(200_000);
  expect(requestCount()).toBe(1);
  response.now = known;
  await act(async () => {
    bus.emit('order:placed', { orderId: 8 });
    await jest.advanceTimersByTimeAsync(100);
  });
  expect(requestCount()).toBe(2);
  await pass(60_100);
  expect(requestCount()).toBe(3);
  response.now = { ...later, isWanted: false };
  await pass(60_100);
  expect(requestCount()).toBe(4);
  await pass(200_000);
  expect(requestCount()).toBe(4);
  expect(screen.queryByText('Your order no. 7 is on its way.')).toBeNull();
});

it('shows a browser notification while the page is hidden, if the customer has enabled that [X-09]', async () => {
  const browser = fakeNotifications('granted', 'granted');
  localStorage.setItem('browser_notifications', 'on');
  const { response, address } = await open();
  await look('hidden');
  response.now = later;
  await pass(60_100);
  expect(screen.queryByText('Your order no. 7 is on its way.')).toBeNull();
  expect(browser.shown).toMatchObject([
    { title: 'On its way', body: 'Your order no. 7 is on its way.', tag: 'order-7' },
  ]);
  await act(async () => {
    browser.shown[0]?.press();
    await jest.advanceTimersByTimeAsync(100);
  });
  expect(address()).toBe('/profile?page=my-orders&order_id=7');
  browser.remove();
});

it('shows nothing that push has brought to this browser already [X-09] [X-20]', async () => {
  const browser = fakeNotifications('granted', 'granted');
  const push = fakePush();
  localStorage.setItem('browser_notifications', 'on');
  await push.subscribe();
  const { response } = await open();
  await look('hidden');
  response.now = later;
  await pass(60_100);
  expect(browser.shown).toEqual([]);
  await look('visible');
  await pass(1_000);
  expect(screen.queryByText('Your order no. 7 is on its way.')).toBeNull();
  push.remove();
  browser.remove();
});

it('waits until the page is visible, if the customer has not enabled that [X-09]', async () => {
  const browser = fakeNotifications('granted', 'granted');
  const { response } = await open();
  response.now = later;
  await look('hidden');
  await pass(120_000);
  await look('visible');
  await pass(1_000);
  expect(browser.shown).toEqual([]);
  expect(screen.getByText('Your order no. 7 is on its way.')).toBeVisible();
  browser.remove();
});

it('shows the last three where many have arrived together', async () => {
  localStorage.setItem('told_notification', '1');
  await open(aNotificationPage([5, 4, 3, 2].map((id) => aNotification({ id, text: `News ${id}` }))));
  expect(['News 2', 'News 3', 'News 4', 'News 5'].map((text) => screen.queryByText(text) !== null)).toEqual([
    false,
    true,
    true,
    true,
  ]);
});
