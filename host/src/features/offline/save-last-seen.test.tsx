import { useEndpoint } from '@shop/api';
import { itemDetails, orderDetails, orderList, storeDetails, storeItems, trackOrder } from '@shop/contract';
import { endSession, persistSession, useSessionStore } from '@shop/session';
import { aLine, anItem, anOrder, anOrderLine, aStore, renderApp } from '@shop/testing';
import { act } from '@testing-library/react';
import { useBus } from '@shop/events';
import { useEffect } from 'react';
import { SaveLastSeen } from './save-last-seen';
import { readLastSeen } from './last-seen';

/** Requests what a page and the header request. */
function Page() {
  useEndpoint(itemDetails, { params: { id: 7 } });
  const [session, bus] = [useSessionStore(), useBus()];
  useEffect(
    () =>
      persistSession(session, {
        storage: localStorage,
        bus,
        writeCookie: () => undefined,
        isSecure: false,
        onFailure: () => undefined,
        onOtherTab: () => () => undefined,
      }),
    [session, bus],
  );
  return <SaveLastSeen />;
}

const lastSeen = () => readLastSeen(localStorage);

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

async function visit(duration = 10_000) {
  localStorage.setItem('token', 'good');
  const app = renderApp(<Page />, {
    address: '/product/7',
    session: { token: 'good', guestId: null },
    cart: [aLine({ quantity: 2, item: anItem({ name: 'Soup', price: 600, imageUrl: '/media/soup.png' }) })],
    setUpApi: (api) =>
      api.respond(
        itemDetails,
        anItem({ id: 7, name: 'Bread', price: 250, imageUrl: 'https://cdn.example/b.png' }),
      ),
  });
  await act(() => jest.advanceTimersByTimeAsync(duration));
  return app;
}

it('saves the opened item and the cart, with pictures of this origin only [X-09]', async () => {
  await visit();
  expect(lastSeen().pages).toEqual([
    { path: '/product/7', name: 'Bread', detail: '$2.50', picture: null, rows: [] },
  ]);
  expect(lastSeen().shop).not.toBe('');
});

it('deletes everything when the session ends [F-33]', async () => {
  const { session, bus } = await visit();
  expect(lastSeen().pages).toHaveLength(1);
  act(() => void endSession(session, bus, 'logout'));
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(lastSeen()).toMatchObject({ pages: [], cart: null });
});

it('saves nothing of a session after it has ended [F-33]', async () => {
  const { session, bus } = await visit(1_000);
  expect(lastSeen().pages).toEqual([]);
  act(() => void endSession(session, bus, 'logout'));
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect(lastSeen()).toMatchObject({ pages: [], cart: null });
});

/** Requests what the pages of a store and of orders request. */
function StoreAndOrders() {
  useEndpoint(storeDetails, { params: { id: 12 } });
  const section = (store: number, category: number) => ({
    query: { store_id: store, category_id: category, limit: 12, offset: 1 },
  });
  useEndpoint(storeItems, section(12, 0));
  useEndpoint(storeItems, section(12, 3));
  useEndpoint(storeItems, section(13, 0));
  useEndpoint(trackOrder, { query: { order_id: 7 } });
  useEndpoint(orderDetails, { query: { order_id: 7 } });
  useEndpoint(orderList, { query: { limit: 10, offset: 1 } });
  return <SaveLastSeen />;
}

it('saves a store with the menu that was seen, and the last orders [X-32]', async () => {
  localStorage.setItem('token', 'good');
  renderApp(<StoreAndOrders />, {
    address: '/store/12',
    session: { token: 'good', guestId: null },
    cart: [],
    setUpApi: (api) => {
      const listed = (ids: number[]) => ({
        entries: ids.map((id) => anItem({ id, name: `Item ${id}`, price: id * 100 })),
        total: ids.length,
        page: 1,
        limit: 12,
      });
      api.respond(storeDetails, aStore({ id: 12, name: 'Burger Yard', address: 'Main Street 1' }));
      api.respond(storeItems, ({ query }) =>
        listed(query.store_id === 13 ? [9] : query.category_id === 3 ? [2, 3] : [1, 2]),
      );
      api.respond(trackOrder, anOrder({ id: 7, status: 'picked_up' }));
      api.respond(orderDetails, [anOrderLine({ name: 'Soup', quantity: 2 })]);
      api.respond(orderList, {
        entries: [anOrder({ id: 7, status: 'pending' }), anOrder({ id: 6, status: 'delivered' })],
        total: 2,
        page: 1,
        limit: 10,
      });
    },
  });
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  const [store] = lastSeen().pages;
  expect(store).toMatchObject({ path: '/store/12', name: 'Burger Yard', detail: 'Main Street 1' });
  expect(store?.rows).toEqual([
    { name: 'Item 1', detail: '$1.00' },
    { name: 'Item 2', detail: '$2.00' },
    { name: 'Item 3', detail: '$3.00' },
  ]);
  expect(lastSeen().orders).toMatchObject([
    { id: 7, status: 'picked_up', rows: [{ name: 'Soup', detail: '× 2' }] },
    { id: 6, status: 'delivered', rows: [] },
  ]);
});
