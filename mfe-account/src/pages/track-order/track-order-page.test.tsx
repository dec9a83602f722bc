import { claimOrder, courierPosition, orderDetails, trackOrder } from '@shop/contract';
import type { Order } from '@shop/domain';
import type { SlotProps } from '@shop/federation';
import { anAddress, anOrder, anOrderLine, refused, renderApp, type TestAppOptions } from '@shop/testing';
import { saveContactPhone, saveFollowed } from '@shop/session';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Page } from './track-order-page';
import { getNumber } from '../../orders/tracked-query';

const lines = [anOrderLine({ quantity: 2, unitPrice: 500, details: ['Full'] })];

const shown = (address: string, options: TestAppOptions = {}) =>
  renderApp(<Page />, {
    address,
    setUpApi: (api) => {
      api.respond(trackOrder, anOrder({ status: 'confirmed' }));
      api.respond(orderDetails, lines);
    },
    ...options,
  });

beforeEach(() => {
  sessionStorage.clear();
  for (const id of [7, 100_001]) saveContactPhone('order', id, '+923001112233');
});

it('tracks a guest’s order by number and phone [D-23] [D-24]', async () => {
  const app = shown('/track-order');
  await app.user.type(screen.getByRole('textbox', { name: 'Order ID' }), '#100001');
  await app.user.type(screen.getByRole('textbox', { name: 'Phone' }), '0300 1112233');
  await app.user.click(screen.getByRole('button', { name: 'Track Order' }));
  expect(await screen.findByText('Order #100001')).toBeVisible();
  expect(app.address()).toBe('/track-order?order_id=100001');
  expect(app.api.calls(trackOrder)[0]).toEqual({
    query: { order_id: 100_001, contact_number: '+923001112233' },
  });
  const current = screen.getAllByRole('listitem').find((step) => step.getAttribute('aria-current'));
  expect(current).toHaveTextContent('Accepted');
  expect(await screen.findByText('Chicken Karahi')).toBeVisible();
  expect(screen.getByText('$11.50')).toBeVisible();
  expect(screen.getByText('5 Garden Street')).toBeVisible();
});

it('shows the whole address, and between which times the order arrives [D-24] [ADDR-12]', async () => {
  jest.useFakeTimers({ now: new Date('2026-01-05T12:10:00Z') });
  const history = [{ status: 'confirmed', at: '2026-01-05T12:04:00.000Z' } as const];
  const address = anAddress({ house: '12B', floor: '4', road: '7' });
  shown('/track-order?order_id=100001', {
    setUpApi: (api) => {
      const running = { status: 'confirmed', history, address } as const;
      api.respond(trackOrder, anOrder({ ...running, deliveryMinutes: { from: 25, to: 35 } }));
      api.respond(orderDetails, lines);
    },
  });
  expect(await screen.findByText('Street 7 · House 12B · Floor 4')).toBeVisible();
  expect(await screen.findByText('Expected arrival: 5:29 PM – 5:39 PM')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(24 * 60_000));
  expect(screen.getByText('Expected arrival: 5:35 PM – 5:39 PM')).toBeVisible();
  jest.useRealTimers();
});

it('asks a guest for both [D-23]', async () => {
  const app = shown('/track-order');
  await app.user.click(screen.getByRole('button', { name: 'Track Order' }));
  expect(await screen.findByText('Order ID is required')).toBeVisible();
  expect(screen.getByText('Phone Number is required')).toBeVisible();
});

it('lists a guest’s last orders of this browser, which open without a phone in the address [D-23] [GEN-15]', async () => {
  localStorage.clear();
  saveFollowed({ kind: 'order', id: 100_001, name: 'Lahori Dhaba' });
  const app = shown('/track-order');
  const link = await screen.findByRole('link', { name: 'Order #100001 Lahori Dhaba' });
  await app.user.click(link);
  expect(app.address()).toBe('/track-order?order_id=100001');
  expect(await screen.findByText('Chicken Karahi')).toBeVisible();
  await app.user.click(screen.getByRole('button', { name: 'Track another order' }));
  await app.user.click(await screen.findByRole('button', { name: 'Clear this list' }));
  expect(screen.queryByRole('link', { name: /Order #100001/ })).toBeNull();
});

it('asks for the phone of an order that another tab has placed [D-23]', async () => {
  saveFollowed({ kind: 'order', id: 100_002, name: 'Tea House' });
  const app = shown('/track-order');
  await app.user.click(await screen.findByRole('link', { name: /Order #100002/ }));
  expect(screen.getByRole('textbox', { name: 'Order ID' })).toHaveValue('100002');
  expect(screen.getByRole('textbox', { name: 'Phone' })).toHaveValue('');
});

it('remembers a tracked order of a guest, and none of a customer [D-23]', async () => {
  localStorage.clear();
  const customer = shown('/track-order?order_id=100001', { session: { token: 'token-1' } });
  await screen.findByText('Order #100001');
  customer.unmount();
  expect(localStorage.getItem('followed_by_guest')).toBeNull();
  shown('/track-order?order_id=100001');
  await screen.findByText('Order #100001');
  expect(localStorage.getItem('followed_by_guest')).toContain('Lahori Dhaba');
});

it('needs no phone of a customer [D-23]', async () => {
  const app = shown('/track-order?order_id=100001', { session: { token: 'token-1' } });
  expect(await screen.findByText('Order #100001')).toBeVisible();
  expect(app.api.calls(trackOrder)[0]).toEqual({ query: { order_id: 100_001 } });
});

it('tells a guest to sign in for an order of an account, and nothing else about it [D-23] [F-46]', async () => {
  const missing: TestAppOptions['setUpApi'] = (api) =>
    api.respond(trackOrder, () => {
      throw refused(404, 'Order not found!');
    });
  const guest = shown('/track-order?order_id=7', { setUpApi: missing });
  const requested: unknown[] = [];
  guest.bus.on('auth:sign-in-requested', (payload) => void requested.push(payload));
  expect(await screen.findByText(/If it was ordered with an account, sign in to see it./)).toBeVisible();
  await guest.user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(requested).toEqual([{ because: 'account', next: '/track-order?order_id=7' }]);
  guest.unmount();
  shown('/track-order?order_id=7', { setUpApi: missing, session: { token: 'token-1' } });
  expect(await screen.findByText('Order not found')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Sign In' })).toBeNull();
});

it('shows that nothing was found, and lets the visitor correct it', async () => {
  shown('/track-order?order_id=7', {
    setUpApi: (api) =>
      api.respond(trackOrder, () => {
        throw refused(404, 'Order not found!');
      }),
  });
  expect(await screen.findByText('Order not found')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Order ID' })).toHaveValue('7');
});

it('polls every 15 seconds until the order has ended [D-24]', async () => {
  jest.useFakeTimers();
  let status: 'picked_up' | 'delivered' = 'picked_up';
  const app = shown('/track-order?order_id=100001', {
    setUpApi: (api) => {
      api.respond(trackOrder, () => anOrder({ status }));
      api.respond(orderDetails, lines);
    },
  });
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
  await pass(100);
  const state = () => within(screen.getByTestId('order-status'));
  expect(state().getByText('Picked up')).toBeVisible();
  status = 'delivered';
  await pass(15_100);
  expect(state().getByText('Delivered')).toBeVisible();
  const requestCount = app.api.calls(trackOrder).length;
  await pass(60_000);
  expect(app.api.calls(trackOrder)).toHaveLength(requestCount);
  jest.useRealTimers();
});

it('shows a running order on the map, from the store to its address [ADDR-22]', async () => {
  const mapProps: SlotProps['delivery-map'][] = [];
  const DeliveryMap = (props: SlotProps['delivery-map']) => {
    mapProps.push(props);
    return <p>the map</p>;
  };
  const store = { ...anOrder().store, name: 'Lahori Dhaba', position: { latitude: 24.8, longitude: 67 } };
  const view = (order: Partial<Order>) =>
    shown('/track-order?order_id=100001', {
      slots: { 'delivery-map': DeliveryMap },
      setUpApi: (api) => {
        api.respond(trackOrder, anOrder({ status: 'picked_up', store, ...order }));
        api.respond(orderDetails, lines);
      },
    });
  const { unmount } = view({});
  expect(await screen.findByText('the map')).toBeVisible();
  expect(mapProps[0]).toMatchObject({
    destination: { name: '5 Garden Street', position: { latitude: 24.87, longitude: 67.02 } },
    start: { kind: 'store', name: 'Lahori Dhaba' },
  });
  unmount();
  for (const ended of [{ status: 'delivered' }, { orderType: 'take_away' }] as const) {
    const again = view(ended);
    await screen.findByText('Chicken Karahi');
    expect(screen.queryByText('the map')).toBeNull();
    again.unmount();
  }
});

it.each(['order_id=abc', 'order_id=-1', 'trip_id=1', ''])('sends no request for %j', (search) => {
  expect(getNumber(new URLSearchParams(search), 'order')).toBeNull();
});

it('asks a guest for a phone that this tab has not saved, and takes none from the address [D-23]', async () => {
  sessionStorage.clear();
  const { user, api, address } = shown('/track-order?order_id=100001&phone=%2B923009998877');
  const phone = await screen.findByRole('textbox', { name: 'Phone' });
  expect(screen.getByRole('textbox', { name: 'Order ID' })).toHaveValue('100001');
  expect(api.calls(trackOrder)).toEqual([]);
  await user.type(phone, '0300 1112233');
  await user.click(screen.getByRole('button', { name: 'Track Order' }));
  expect(await screen.findByText('Order #100001')).toBeVisible();
  expect(address()).toBe('/track-order?order_id=100001');
});

it('shows a guest the courier and their position, by the phone of the order [ADDR-22] [D-23]', async () => {
  const courier = { id: 4, name: 'Omar Aziz', phone: '+923005556677', imageUrl: null, rating: 0 };
  const { api } = shown('/track-order?order_id=100001', {
    slots: { 'delivery-map': () => null },
    setUpApi: (fake) => {
      fake.respond(trackOrder, anOrder({ status: 'picked_up', courier }));
      fake.respond(orderDetails, lines);
      fake.respond(courierPosition, null);
    },
  });
  expect(await screen.findByRole('link', { name: 'Call Omar Aziz' })).toBeVisible();
  await waitFor(() =>
    expect(api.calls(courierPosition)).toEqual([
      { query: { order_id: 100_001, contact_number: '+923001112233' } },
    ]),
  );
  expect(screen.getByRole('link', { name: 'Invoice' })).toHaveAttribute(
    'href',
    '/order-invoice?order_id=100001',
  );
});

it('makes a new visitor a guest, and offers a retry where that fails [D-23] [STATE-05]', async () => {
  // The request for a guest id is sent below the fake backend.
  const before = globalThis.fetch;
  globalThis.fetch = () => Promise.reject(new TypeError('no connection'));
  const { user, session } = shown('/track-order?order_id=100001', {
    session: { guestId: null },
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  globalThis.fetch = () => Promise.resolve(new Response('{"guest_id":"guest-9"}'));
  await user.click(again);
  expect(await screen.findByText('Order #100001')).toBeVisible();
  expect(session.getState().guestId).toBe('guest-9');
  globalThis.fetch = before;
});

it('lets a customer add a guest’s order, tracked by phone, to their own [X-07]', async () => {
  let isOwn = false;
  const { user, api } = shown('/track-order?order_id=100001', {
    session: { token: 'token-1' },
    setUpApi: (fake) => {
      fake.respond(trackOrder, ({ query }) => {
        if (!isOwn && !query?.contact_number) throw refused(404, 'Order not found!');
        return anOrder();
      });
      fake.respond(orderDetails, lines);
      fake.respond(claimOrder, () => {
        isOwn = true;
        return '';
      });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Add to my orders' }));
  expect(await screen.findByRole('link', { name: 'Order details' })).toHaveAttribute(
    'href',
    '/profile?page=my-orders&order_id=100001',
  );
  expect(api.calls(claimOrder)).toEqual([{ body: { order_id: 100_001, contact_number: '+923001112233' } }]);
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  expect(screen.queryByRole('button', { name: 'Add to my orders' })).toBeNull();
});

it('does not offer that where the backend has no way to do it [X-07]', async () => {
  shown('/track-order?order_id=100001', {
    session: { token: 'token-1', capabilities: [] },
    setUpApi: (api) => {
      api.respond(trackOrder, ({ query }) => {
        if (!query?.contact_number) throw refused(404, 'Not found');
        return anOrder();
      });
      api.respond(orderDetails, lines);
    },
  });
  expect(await screen.findByText('Order #100001')).toBeVisible();
  expect(await screen.findByRole('link', { name: /Invoice/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add to my orders' })).toBeNull();
});

it('does not offer that for an order that is already the customer’s [X-07]', async () => {
  shown('/track-order?order_id=100001', { session: { token: 'token-1' } });
  expect(await screen.findByRole('link', { name: 'Order details' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add to my orders' })).toBeNull();
});

it('stays a page of the account when it was opened as one [ROUTE-09]', async () => {
  const app = shown('/profile?page=track-order', { session: { token: 'token-1' } });
  await app.user.type(screen.getByRole('textbox', { name: 'Order ID' }), '100001');
  await app.user.click(screen.getByRole('button', { name: 'Track Order' }));
  expect(app.address()).toBe('/profile?page=track-order&order_id=100001');
  expect(await screen.findByText('Order #100001')).toBeVisible();
});

it('is called Track Order outside rental modules [ROUTE-11]', async () => {
  shown('/track-order', { session: { module: { id: 1, type: 'food', name: '' } } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Track Order' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Track Order' })).toBeVisible();
});
