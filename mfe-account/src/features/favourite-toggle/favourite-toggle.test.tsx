import { useEndpoint } from '@shop/api';
import { addToWishlist, customerInfo, removeFromWishlist, wishlist } from '@shop/contract';
import { endSession, startSession } from '@shop/session';
import { aCustomer, anItem, aStore, refused, renderApp, type TestAppOptions } from '@shop/testing';
import { Toaster } from '@shop/ui';
import { act, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { fakeWishlist } from '../../wishlist/wishlist.fixture';
import FavouriteToggle from './favourite-toggle';

const naan = anItem({ id: 1, name: 'Naan' });
const tea = anItem({ id: 2, name: 'Tea' });
const dhaba = aStore({ id: 7, name: 'Dhaba' });
const customer = { token: 't', guestId: null };
const signedOut = 'You are not logged in';

/** What both forms of the list have of these items. */
const getMarks = (...itemIds: number[]) => ({ items: [], stores: [], itemIds, storeIds: [] });

/** A part of the page that reads who the customer is. */
const Reader = () => <p>Customer {useEndpoint(customerInfo, {}).data?.id}</p>;

const show = ({ page, ...options }: TestAppOptions & { page?: ReactNode } = {}) =>
  renderApp(
    <>
      {page}
      <FavouriteToggle itemId={1} label="Naan" />
      <FavouriteToggle itemId={2} label="Tea" />
      <FavouriteToggle storeId={7} label="Dhaba" />
      <Toaster closeLabel="Close" />
    </>,
    {
      setUpApi: (api) => fakeWishlist(api, { items: [tea] }, { items: [naan], stores: [dhaba] }),
      ...options,
    },
  );
const toggle = (name: string) => screen.getByRole('button', { name: `Add ${name} to wishlist` });
const isPressed = (name: string) => toggle(name).getAttribute('aria-pressed') === 'true';

it('shows what is in the list, read once for all wishlist buttons [CALL-21] [ITEM-06]', async () => {
  const { api } = show({ session: customer });
  await waitFor(() => expect(isPressed('Tea')).toBe(true));
  expect([isPressed('Naan'), isPressed('Dhaba')]).toEqual([false, false]);
  expect(api.calls(wishlist)).toHaveLength(1);
});

it('adds items and stores at once, and shows the server’s message [CALL-19]', async () => {
  const { user, api } = show({ session: customer });
  await waitFor(() => expect(isPressed('Tea')).toBe(true));
  await user.click(toggle('Naan'));
  expect(isPressed('Naan')).toBe(true);
  expect(await screen.findByText('Added.')).toBeVisible();
  await user.click(toggle('Dhaba'));
  await waitFor(() =>
    expect(api.calls(addToWishlist)).toEqual([{ query: { item_id: 1 } }, { query: { store_id: 7 } }]),
  );
  await waitFor(() => expect([isPressed('Naan'), isPressed('Dhaba')]).toEqual([true, true]));
});

it('is pressed before the server has responded, and reset where it refuses [ERR-19]', async () => {
  let refuse = (_: unknown) => {};
  const { user, toasts } = show({
    session: customer,
    setUpApi: (api) => {
      fakeWishlist(api, { items: [tea] });
      api.respond(addToWishlist, () => new Promise((_, reject) => (refuse = reject)));
    },
  });
  await waitFor(() => expect(isPressed('Tea')).toBe(true));
  await user.dblClick(toggle('Naan'));
  expect(isPressed('Naan')).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
  await act(async () => refuse(refused(403, 'Your wishlist is full.')));
  await waitFor(() => expect(isPressed('Naan')).toBe(false));
  expect(toasts).toEqual(['Your wishlist is full.']);
});

it('asks before it removes [WISH-03] [STATE-30] [ERR-15] [CALL-20]', async () => {
  const { user, api } = show({ session: customer });
  await waitFor(() => expect(isPressed('Tea')).toBe(true));
  await user.click(toggle('Tea'));
  const question = await screen.findByText(
    (_text, element) =>
      element?.tagName === 'DIV' && element.textContent === 'Are you sure you want to  delete this item?',
  );
  expect(question).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(toggle('Tea')).toHaveFocus());
  expect(isPressed('Tea')).toBe(true);
  expect(api.calls(removeFromWishlist)).toEqual([]);
  await user.click(toggle('Tea'));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(isPressed('Tea')).toBe(false);
  await waitFor(() => expect(api.calls(removeFromWishlist)).toEqual([{ query: { item_id: 2 } }]));
  expect(await screen.findByText('Removed.')).toBeVisible();
  expect(isPressed('Tea')).toBe(false);
});

it('takes what is in the list already, or no longer, as done [STATE-30] [CALL-19] [CALL-20]', async () => {
  const { user, toasts } = show({
    session: customer,
    setUpApi: (api) => {
      fakeWishlist(api, { items: [tea] });
      api.respond(addToWishlist, () => {
        api.respond(wishlist, getMarks(1, 2) as never); // another device has added it
        throw refused(409, 'This is in your wishlist already.');
      });
      api.respond(removeFromWishlist, () => {
        api.respond(wishlist, getMarks(1) as never);
        throw refused(404, 'Not found');
      });
    },
  });
  await waitFor(() => expect(isPressed('Tea')).toBe(true));
  await user.click(toggle('Naan'));
  await waitFor(() => expect(isPressed('Naan')).toBe(true));
  await user.click(toggle('Tea'));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(isPressed('Tea')).toBe(false));
  expect(isPressed('Naan')).toBe(true);
  expect(toasts).toEqual([]);
});

it('stays as it was changed where the list cannot be read again [STATE-30]', async () => {
  const { user, api } = show({ session: customer });
  await waitFor(() => expect(isPressed('Tea')).toBe(true));
  api.respond(wishlist, () => {
    throw refused(500, 'Down');
  });
  const isRead = async (times: number) => {
    await waitFor(() => expect(api.calls(wishlist)).toHaveLength(times));
    await act(() => new Promise((resolve) => setTimeout(resolve)));
  };
  await user.click(toggle('Naan'));
  await isRead(2);
  expect([isPressed('Naan'), isPressed('Tea')]).toEqual([true, true]);
  await user.click(toggle('Tea'));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await isRead(3);
  expect([isPressed('Naan'), isPressed('Tea')]).toEqual([true, false]);
});

describe('a guest', () => {
  const listenTo = (bus: ReturnType<typeof show>['bus']) => {
    const requests: unknown[] = [];
    bus.on('auth:sign-in-requested', (request) => requests.push(request));
    return requests;
  };

  it('gets a message and is asked to sign in; the favourite is added afterwards [VALID-08] [ERR-03] [ROLE-04] [STATE-44]', async () => {
    const { user, api, bus, session } = show();
    const requests = listenTo(bus);
    await user.click(toggle('Naan'));
    expect(await screen.findByText(signedOut)).toBeVisible();
    expect(requests).toEqual([{ because: 'wishlist' }]);
    expect(isPressed('Naan')).toBe(false);
    expect([...api.calls(wishlist), ...api.calls(addToWishlist)]).toEqual([]);
    act(() => startSession(session, bus, 't'));
    await waitFor(() => expect(isPressed('Naan')).toBe(true));
    await waitFor(() => expect(isPressed('Tea')).toBe(true));
    expect(api.calls(addToWishlist)).toEqual([{ query: { item_id: 1 } }]);
  });

  it('gets nothing added by signing in after having closed the sign-in [F-33]', async () => {
    const { user, api, bus, session } = show();
    await user.click(toggle('Naan'));
    act(() => bus.emit('auth:sign-in-closed', {}));
    act(() => startSession(session, bus, 't'));
    await waitFor(() => expect(isPressed('Tea')).toBe(true));
    expect(api.calls(addToWishlist)).toEqual([]);
  });

  it('gets nothing added by signing in without having pressed a button', async () => {
    const { api, bus, session } = show();
    act(() => startSession(session, bus, 't'));
    await waitFor(() => expect(isPressed('Tea')).toBe(true));
    expect(api.calls(addToWishlist)).toEqual([]);
  });
});

it('forgets a customer who has signed out, in any tab [F-33] [STATE-31]', async () => {
  const { api, session, bus } = show({ session: customer });
  await waitFor(() => expect(isPressed('Tea')).toBe(true));
  act(() => session.setState({ token: null })); // as after a sign-out in another tab
  expect(isPressed('Tea')).toBe(false);
  act(() => startSession(session, bus, 'another'));
  await waitFor(() => expect(api.calls(wishlist)).toHaveLength(2));
  await waitFor(() => expect(isPressed('Tea')).toBe(true));
  act(() => void endSession(session, bus, 'logout'));
  expect(isPressed('Tea')).toBe(false);
});

describe('what the end of the session has interrupted', () => {
  /** A page that has read that the customer has id 1; `next` is the id of the one who signs in afterwards. */
  const interrupted = async (next: number) => {
    const app = show({
      session: customer,
      page: <Reader />,
      setUpApi: (fake) => {
        fakeWishlist(fake, {}, { items: [naan] });
        fake.respond(customerInfo, aCustomer({ id: 1 }));
        fake.respond(addToWishlist, () => {
          throw refused(401, 'Your token has been expired');
        });
      },
    });
    const { user, api, session, bus } = app;
    await screen.findByText('Customer 1');
    await user.click(toggle('Naan'));
    await waitFor(() => expect(session.getState().token).toBeNull());
    api.respond(addToWishlist, '');
    api.respond(customerInfo, aCustomer({ id: next }));
    act(() => startSession(session, bus, 't2'));
    await screen.findByText(`Customer ${next}`);
    return app;
  };

  it('is repeated for the same customer [F-22]', async () => {
    const { api } = await interrupted(1);
    await waitFor(() => expect(api.calls(addToWishlist)).toHaveLength(2));
  });

  it('is nothing for another customer [F-33] [F-46]', async () => {
    const { api } = await interrupted(2);
    await waitFor(() => expect(api.calls(wishlist).length).toBeGreaterThan(1));
    expect(api.calls(addToWishlist)).toHaveLength(1);
  });

  it('is asked to sign in for, and forgotten with the sign-in [F-22] [F-33]', async () => {
    const { user, api, session, bus } = show({
      session: customer,
      setUpApi: (fake) => {
        fakeWishlist(fake, { items: [tea] }, { items: [naan] });
        fake.respond(addToWishlist, () => {
          throw refused(401, 'Your token has been expired');
        });
      },
    });
    const listener = jest.fn();
    bus.on('auth:sign-in-requested', listener);
    await user.click(toggle('Naan'));
    await waitFor(() => expect(listener.mock.calls).toEqual([[{ because: 'expired' }]]));
    act(() => bus.emit('auth:sign-in-closed', {}));
    act(() => startSession(session, bus, 't2'));
    await waitFor(() => expect(isPressed('Tea')).toBe(true));
    expect(api.calls(addToWishlist)).toHaveLength(1);
  });
});

it('repeats what the end of the session has interrupted [F-22]', async () => {
  let isOver = true;
  const { user, api, session, bus } = show({
    session: customer,
    setUpApi: (fake) => {
      fakeWishlist(fake, {}, { items: [naan] });
      const list: string[] = [];
      fake.respond(addToWishlist, () => {
        if (isOver) throw refused(401, 'Your token has been expired');
        list.push('added');
        return '';
      });
    },
  });
  await user.click(toggle('Naan'));
  await waitFor(() => expect(session.getState().token).toBeNull());
  isOver = false;
  act(() => startSession(session, bus, 't2'));
  await waitFor(() => expect(api.calls(addToWishlist)).toHaveLength(2));
});

it('requests nothing without a zone, and is hidden for parcels [D-11] [CALL-21]', async () => {
  const { api, session } = show({ session: { ...customer, zoneIds: [] } });
  expect(toggle('Naan')).toBeVisible();
  act(() => session.setState({ module: { id: 5, type: 'parcel', name: 'Parcel' } }));
  expect(screen.queryByRole('button', { name: /wishlist/ })).toBeNull();
  expect(api.calls(wishlist)).toEqual([]);
});
