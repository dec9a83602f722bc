import { addToWishlist } from '@shop/contract';
import { startSession } from '@shop/session';
import { anItem, renderApp } from '@shop/testing';
import { Toaster } from '@shop/ui';
import { act, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { fakeWishlist } from '../../wishlist/wishlist.fixture';
import FavouriteAdd from './favourite-add';

const naan = anItem({ id: 1, name: 'Naan' });
const added = [{ query: { item_id: 1 } }];

function press(session: { token: string | null }) {
  const done = jest.fn();
  const app = renderApp(
    <StrictMode>
      <FavouriteAdd payload={{ kind: 'item', id: 1 }} done={done} />
      <Toaster closeLabel="Close" />
    </StrictMode>,
    { session: { ...session, guestId: null }, setUpApi: (api) => fakeWishlist(api, {}, { items: [naan] }) },
  );
  return { ...app, done };
}

it('adds at once what a customer has pressed before the wishlist button had loaded [CALL-19]', async () => {
  const { api, done } = press({ token: 't' });
  await waitFor(() => expect(api.calls(addToWishlist)).toEqual(added));
  expect(done).toHaveBeenCalledTimes(1);
});

it('asks a guest to sign in, and adds it afterwards, even when it is off screen [VALID-08] [ROLE-04] [STATE-44]', async () => {
  const { api, bus, session, unmount } = press({ token: null });
  const requests: unknown[] = [];
  bus.on('auth:sign-in-requested', (request) => requests.push(request));
  expect(await screen.findByText('You are not logged in')).toBeVisible();
  expect(requests).toEqual([{ because: 'wishlist' }]);
  unmount();
  act(() => startSession(session, bus, 't'));
  await waitFor(() => expect(api.calls(addToWishlist)).toEqual(added));
});
