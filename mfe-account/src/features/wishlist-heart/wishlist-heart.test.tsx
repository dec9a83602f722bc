import { addToWishlist, removeFromWishlist, wishlist } from '@shop/contract';
import { endSession, startSession } from '@shop/session';
import { anItem, aStore, refused, renderApp, type TestAppOptions } from '@shop/testing';
import { Toaster } from '@shop/ui';
import { act, screen, waitFor } from '@testing-library/react';
import { keepWishlist } from '../../wishlist/wishlist.fixture';
import WishlistHeart from './wishlist-heart';

const naan = anItem({ id: 1, name: 'Naan' });
const tea = anItem({ id: 2, name: 'Tea' });
const dhaba = aStore({ id: 7, name: 'Dhaba' });
const customer = { token: 't', guestId: null };
const signedOut = 'You are not logged in';

const show = (options: TestAppOptions = {}) =>
  renderApp(
    <>
      <WishlistHeart itemId={1} label="Naan" />
      <WishlistHeart itemId={2} label="Tea" />
      <WishlistHeart storeId={7} label="Dhaba" />
      <Toaster closeLabel="Close" />
    </>,
    {
      answers: (api) => keepWishlist(api, { items: [tea] }, { items: [naan], stores: [dhaba] }),
      ...options,
    },
  );
const heart = (name: string) => screen.getByRole('button', { name: `Add ${name} to wishlist` });
const isPressed = (name: string) => heart(name).getAttribute('aria-pressed') === 'true';

it('shows what the list holds, asked for once by all hearts [CALL-21] [ITEM-06]', async () => {
  const { api } = show({ session: customer });
  await waitFor(() => expect(isPressed('Tea')).toBe(true));
  expect([isPressed('Naan'), isPressed('Dhaba')]).toEqual([false, false]);
  expect(api.calls(wishlist)).toHaveLength(1);
});

it('marks items and stores at once, and says what the server says [CALL-19]', async () => {
  const { user, api } = show({ session: customer });
  await waitFor(() => expect(isPressed('Tea')).toBe(true));
  await user.click(heart('Naan'));
  expect(isPressed('Naan')).toBe(true);
  expect(await screen.findByText('Added.')).toBeVisible();
  await user.click(heart('Dhaba'));
  await waitFor(() =>
    expect(api.calls(addToWishlist)).toEqual([{ query: { item_id: 1 } }, { query: { store_id: 7 } }]),
  );
  await waitFor(() => expect([isPressed('Naan'), isPressed('Dhaba')]).toEqual([true, true]));
});

it('is marked before the server has answered, and not any more where it refuses [ERR-19]', async () => {
  let refuse = (_: unknown) => {};
  const { user, notices } = show({
    session: customer,
    answers: (api) => {
      keepWishlist(api, { items: [tea] });
      api.answer(addToWishlist, () => new Promise((_, reject) => (refuse = reject)));
    },
  });
  await waitFor(() => expect(isPressed('Tea')).toBe(true));
  await user.dblClick(heart('Naan'));
  expect(isPressed('Naan')).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
  await act(async () => refuse(refused(409, 'This is in your wishlist already.')));
  await waitFor(() => expect(isPressed('Naan')).toBe(false));
  expect(notices).toEqual(['This is in your wishlist already.']);
});

it('asks before it removes [WISH-03] [STATE-30] [ERR-15] [CALL-20]', async () => {
  const { user, api } = show({ session: customer });
  await waitFor(() => expect(isPressed('Tea')).toBe(true));
  await user.click(heart('Tea'));
  const question = await screen.findByText(
    (_text, element) =>
      element?.tagName === 'DIV' && element.textContent === 'Are you sure you want to  delete this item?',
  );
  expect(question).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(heart('Tea')).toHaveFocus());
  expect(isPressed('Tea')).toBe(true);
  expect(api.calls(removeFromWishlist)).toEqual([]);
  await user.click(heart('Tea'));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(isPressed('Tea')).toBe(false);
  await waitFor(() => expect(api.calls(removeFromWishlist)).toEqual([{ query: { item_id: 2 } }]));
  expect(await screen.findByText('Removed.')).toBeVisible();
  expect(isPressed('Tea')).toBe(false);
});

describe('a guest', () => {
  const hears = (bus: ReturnType<typeof show>['bus']) => {
    const wishes: unknown[] = [];
    bus.on('auth:sign-in-requested', (wish) => wishes.push(wish));
    return wishes;
  };

  it('is told and asked to sign in; what was wanted is added then [VALID-08] [ERR-03] [ROLE-04] [STATE-44]', async () => {
    const { user, api, bus, session } = show();
    const wishes = hears(bus);
    await user.click(heart('Naan'));
    expect(await screen.findByText(signedOut)).toBeVisible();
    expect(wishes).toEqual([{ because: 'wishlist' }]);
    expect(isPressed('Naan')).toBe(false);
    expect([...api.calls(wishlist), ...api.calls(addToWishlist)]).toEqual([]);
    act(() => startSession(session, bus, 't'));
    await waitFor(() => expect(isPressed('Naan')).toBe(true));
    await waitFor(() => expect(isPressed('Tea')).toBe(true));
    expect(api.calls(addToWishlist)).toEqual([{ query: { item_id: 1 } }]);
  });

  it('has nothing added who signs in without having wanted anything', async () => {
    const { api, bus, session } = show();
    act(() => startSession(session, bus, 't'));
    await waitFor(() => expect(isPressed('Tea')).toBe(true));
    expect(api.calls(addToWishlist)).toEqual([]);
  });
});

it('knows nothing of a customer who has signed out, in whichever tab [F-33] [STATE-31]', async () => {
  const { api, session, bus } = show({ session: customer });
  await waitFor(() => expect(isPressed('Tea')).toBe(true));
  act(() => session.setState({ token: null })); // as another tab's sign-out comes in
  expect(isPressed('Tea')).toBe(false);
  act(() => startSession(session, bus, 'another'));
  await waitFor(() => expect(api.calls(wishlist)).toHaveLength(2));
  await waitFor(() => expect(isPressed('Tea')).toBe(true));
  act(() => void endSession(session, bus, 'logout'));
  expect(isPressed('Tea')).toBe(false);
});

it('goes on with what the end of the session has cut off [F-22]', async () => {
  let isOver = true;
  const { user, api, session, bus } = show({
    session: customer,
    answers: (fake) => {
      keepWishlist(fake, {}, { items: [naan] });
      const list: string[] = [];
      fake.answer(addToWishlist, () => {
        if (isOver) throw refused(401, 'Your token has been expired');
        list.push('added');
        return '';
      });
    },
  });
  await user.click(heart('Naan'));
  await waitFor(() => expect(session.getState().token).toBeNull());
  isOver = false;
  act(() => startSession(session, bus, 't2'));
  await waitFor(() => expect(api.calls(addToWishlist)).toHaveLength(2));
});

it('asks for nothing without a zone, and is not there for parcels [D-11] [CALL-21]', async () => {
  const { api, session } = show({ session: { ...customer, zoneIds: [] } });
  expect(heart('Naan')).toBeVisible();
  act(() => session.setState({ module: { id: 5, type: 'parcel', name: 'Parcel' } }));
  expect(screen.queryByRole('button', { name: /wishlist/ })).toBeNull();
  expect(api.calls(wishlist)).toEqual([]);
});
