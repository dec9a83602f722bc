import { useEndpoint } from '@shop/api';
import { itemDetails } from '@shop/contract';
import { endSession, persistSession, useSessionStore } from '@shop/session';
import { aLine, anItem, renderApp } from '@shop/testing';
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

async function visit(lasts = 10_000) {
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
  await act(() => jest.advanceTimersByTimeAsync(lasts));
  return app;
}

it('saves the opened item and the cart, with pictures of this origin only [X-09]', async () => {
  await visit();
  expect(lastSeen().pages).toEqual([{ path: '/product/7', name: 'Bread', detail: '$2.50', picture: null }]);
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
