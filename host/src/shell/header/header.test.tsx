import { customerInfo, logout, moduleList, placeAutocomplete, placeDetails, zoneOf } from '@shop/contract';
import { aCustomer, aModule, renderApp, type TestAppOptions } from '@shop/testing';
import { Toaster } from '@shop/ui';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { InShop } from '../../root/test-remotes';
import { Header } from './header';

const place = { address: '12 Canal Road', latitude: 1, longitude: 2 };
const food = { id: 1, type: 'food', name: 'Food' } as const;
const CartButton = () => <button>Cart</button>;

const show = (
  session: TestAppOptions['session'] = {},
  { paths, ...options }: TestAppOptions & { paths?: string[] } = {},
) =>
  renderApp(
    <InShop {...(paths ? { paths } : {})}>
      <Header />
      <Toaster closeLabel="Close" />
    </InShop>,
    {
      session: { place, zoneIds: [1], module: food, ...session },
      slots: { 'cart-button': CartButton },
      setUpApi: (api) => {
        api.respond(moduleList, [aModule({})]);
        api.respond(customerInfo, aCustomer({ firstName: 'Sara' }));
        api.respond(placeAutocomplete, [{ placeId: 'a', text: 'Market Square' }]);
        api.respond(placeDetails, { latitude: 24.8, longitude: 67, address: '' });
        api.respond(zoneOf, { zoneIds: [3], zones: [] });
      },
      ...options,
    },
  );

it('shows the home link only when a zone exists [HEAD-01]', () => {
  const { unmount } = show();
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/home');
  unmount();
  show({ zoneIds: [] });
  expect(screen.queryByRole('link', { name: 'Home' })).toBeNull();
});

it('says in the name of the place’s button what the place is for [LOC-01]', () => {
  show();
  expect(screen.getByRole('button', { name: 'Deliver to 12 Canal Road' })).toBeVisible();
});

it.each([{ isComposing: true }, { keyCode: 229 }])(
  'leaves Escape in the choice of a place to an input method that is composing: %j',
  async (key) => {
    const { user } = show();
    await user.click(screen.getByRole('button', { name: /^Deliver to/ }));
    const field = await screen.findByRole('combobox', { name: 'Search for a place' });
    fireEvent.keyDown(field, { key: 'Escape', ...key });
    expect(screen.getByRole('dialog')).toBeVisible();
    fireEvent.keyDown(field, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
);

it('closes the suggestions of the choice of a place before the choice itself [X-13]', async () => {
  const { user } = show();
  const button = screen.getByRole('button', { name: /^Deliver to/ });
  await user.click(button);
  await user.type(await screen.findByRole('combobox', { name: 'Search for a place' }), 'Mar');
  expect(await screen.findByRole('option', { name: 'Market Square' })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('option')).toBeNull();
  expect(screen.getByRole('dialog')).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(button).toHaveFocus());
});

it('leaves the focus in a field whose press closes the choice of a place [X-13]', async () => {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: /^Deliver to/ }));
  await screen.findByRole('dialog');
  const search = screen.getByRole('combobox', { name: 'Search items and stores' });
  await user.click(search);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(search).toHaveFocus();
});

it('leads the focus to the account’s button when the one to sign in is gone [X-13]', async () => {
  show({ token: 't' });
  const account = await screen.findByRole('button', { name: 'Account menu of Sara' });
  expect(account).toHaveAttribute('data-focus-instead');
});

it('links the logo of the sign-in page to the home page, whatever is chosen [ROUTE-18]', () => {
  const logo = () => screen.getAllByRole('link')[0];
  const { unmount } = show({ zoneIds: [] }, { address: '/auth?mode=sign-up' });
  expect(logo()).toHaveAttribute('href', '/home');
  unmount();
  show({ zoneIds: [] });
  expect(logo()).toHaveAttribute('href', '/');
});

it('shows order tracking to guests with a location, outside parcel, as a trip in rental [HEAD-03]', () => {
  const link = (name: string) => screen.queryByRole('link', { name });
  show().unmount();
  const lastSeen = (session: TestAppOptions['session']) => {
    const { unmount } = show(session);
    const names = ['Track Order', 'Track Trip'].filter((name) => link(name));
    unmount();
    return names;
  };
  expect(lastSeen({})).toEqual(['Track Order']);
  expect(lastSeen({ module: { ...food, type: 'rental' } })).toEqual(['Track Trip']);
  expect(lastSeen({ module: { ...food, type: 'parcel' } })).toEqual([]);
  expect(lastSeen({ token: 't' })).toEqual([]);
  expect(lastSeen({ zoneIds: [] })).toEqual([]);
});

it('links to the contacts instead of home and search in the parcel module [HEAD-02] [D-11]', () => {
  show({ module: { ...food, type: 'parcel' } });
  expect(screen.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/home#contact');
  expect(screen.queryByRole('link', { name: 'Home' })).toBeNull();
  expect(screen.queryByRole('search')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Search' })).toBeNull();
});

it('shows the cart outside parcel and rental once a zone exists [HEAD-05]', () => {
  const lastSeen = (session: TestAppOptions['session']) => {
    const { unmount } = show(session);
    const isThere = screen.queryByRole('button', { name: 'Cart' }) !== null;
    unmount();
    return isThere;
  };
  expect(lastSeen({})).toBe(true);
  expect(lastSeen({ zoneIds: [] })).toBe(false);
  expect(lastSeen({ module: { ...food, type: 'parcel' } })).toBe(false);
  expect(lastSeen({ module: { ...food, type: 'rental' } })).toBe(false);
});

it('sends the command for the sign-in modal [HEAD-06]', async () => {
  const { user, bus } = show();
  const notified = jest.fn();
  bus.on('auth:sign-in-requested', notified);
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(notified).toHaveBeenCalledWith({ because: 'menu' });
});

it('leads a search to its results, and shows the search [D-03]', async () => {
  const { user, address } = show();
  await user.type(screen.getByRole('combobox', { name: 'Search items and stores' }), 'rice & beans?{Enter}');
  expect(address()).toBe('/home?search=rice%20%26%20beans%3F');
});

it('does not search for an empty text', async () => {
  const { user, address } = show();
  await user.type(screen.getByRole('combobox', { name: 'Search items and stores' }), '   {Enter}');
  expect(address()).toBe('/');
});

it('changes the location in the popover and returns the focus [LOC-02] [STATE-03]', async () => {
  const { user, session } = show();
  const button = screen.getByRole('button', { name: /12 Canal Road/ });
  await user.click(button);
  const popover = await screen.findByRole('dialog', { name: 'Where should we deliver?' });
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await user.type(within(popover).getByRole('combobox'), 'market{Enter}');
  await user.click(await within(popover).findByRole('option', { name: 'Market Square' }));
  await waitFor(() => expect(session.getState().place?.address).toBe('Market Square'));
  expect(await screen.findByRole('button', { name: /Market Square/ })).toHaveFocus();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('toggles the popover by its button, and closes it on Escape', async () => {
  const { user } = show();
  const button = screen.getByRole('button', { name: /12 Canal Road/ });
  await user.click(button);
  await screen.findByRole('dialog');
  await user.click(button);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(button);
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('changes the theme [STATE-58]', async () => {
  const { user, session } = show();
  await user.click(screen.getByRole('button', { name: 'Dark theme' }));
  expect(session.getState().theme).toBe('dark');
  expect(screen.getByRole('button', { name: 'Light theme' })).toBeVisible();
});

it("shows the customer's name and the account pages of this shop [HEAD-08] [HEAD-09] [HEAD-10] [HEAD-11] [HEAD-12]", async () => {
  const { user, address } = show(
    { token: 't' },
    { config: { wallet: false, loyalty: true, referral: false } },
  );
  await user.click(await screen.findByRole('button', { name: 'Account menu of Sara' }));
  const names = (await screen.findAllByRole('menuitem')).map((entry) => entry.textContent);
  expect(names).toEqual(['Profile', 'My Orders', 'Coupons', 'Loyalty Points', 'Settings', 'Logout']);
  await user.click(screen.getByRole('menuitem', { name: 'My Orders' }));
  expect(address()).toBe('/profile?page=my-orders');
});

it.each([
  ['where the backend keeps them and a release has the page', undefined, ['/lists'], ['Shopping lists']],
  ['nowhere without such a backend', [], ['/lists'], []],
  ['nowhere without the page', undefined, [], []],
] as const)(
  'lists the shopping lists of a customer %s [X-29] [F-11]',
  async (_case, capabilities, served, shown) => {
    const { user, address } = show(
      { token: 't' },
      { paths: ['/profile?page=my-orders', ...served], ...(capabilities && { config: { capabilities } }) },
    );
    await user.click(await screen.findByRole('button', { name: 'Account menu of Sara' }));
    const entries = await screen.findAllByRole('menuitem');
    expect(entries.map((entry) => entry.textContent)).toEqual(['My Orders', ...shown, 'Logout']);
    if (shown.length === 0) return;
    await user.click(screen.getByRole('menuitem', { name: 'Shopping lists' }));
    expect(address()).toBe('/lists');
  },
);

it('shows only account pages that a live release serves [ROUTE-09] [F-11]', async () => {
  const { user } = show({ token: 't' }, { paths: ['/profile?page=my-orders|track-order'] });
  await user.click(await screen.findByRole('button', { name: 'Account menu of Sara' }));
  const names = (await screen.findAllByRole('menuitem')).map((entry) => entry.textContent);
  expect(names).toEqual(['My Orders', 'Logout']);
});

it.each([
  ['/store/1', '/home'],
  ['/home', '/'],
])(
  'asks before logging out; from %s it leads to %s [HEAD-13] [STATE-31] [ERR-15] [BIZ-04]',
  async (from, to) => {
    const { user, session, bus, address, api } = show({ token: 't' }, { address: from });
    api.respond(logout, () => new Promise(() => {}));
    const ended = jest.fn();
    bus.on('session:ended', ended);
    await user.click(await screen.findByRole('button', { name: 'Account menu of Sara' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('heading').textContent).toBe('Are you sure you want to  logout?');
    fireEvent.click(dialog.getByRole('button', { name: 'Yes' })); // returns at once
    expect(session.getState().token).toBe('t');
    expect(api.calls(logout)).toEqual([]);
    await waitFor(() => expect(session.getState().token).toBeNull());
    expect(api.calls(logout)).toHaveLength(1);
    expect(ended).toHaveBeenCalledWith({ because: 'logout' });
    expect(screen.getByText('Logout successful.')).toBeVisible();
    await waitFor(() => expect(address()).toBe(to));
  },
);

it('stays signed in when the dialog is cancelled [HEAD-13]', async () => {
  const { user, session } = show({ token: 't' });
  await user.click(await screen.findByRole('button', { name: 'Account menu of Sara' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
  await user.click(await screen.findByText('No'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(session.getState().token).toBe('t');
});

it('stays signed in when the dialog is cancelled right after Yes [HEAD-13] [BIZ-04]', async () => {
  const { user, session } = show({ token: 't' });
  await user.click(await screen.findByRole('button', { name: 'Account menu of Sara' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
  const yes = await screen.findByRole('button', { name: 'Yes' });
  jest.useFakeTimers();
  fireEvent.click(yes);
  fireEvent.click(screen.getByRole('button', { name: 'No' }));
  act(() => jest.advanceTimersByTime(500));
  jest.useRealTimers();
  expect(session.getState().token).toBe('t');
});

it('shows customers with a zone the link to their wishlist, outside parcel [HEAD-04] [D-11]', async () => {
  const WishlistButton = () => <button>Wishlist</button>;
  const slots = { 'wishlist-button': WishlistButton };
  const parcel = { id: 5, type: 'parcel', name: 'Parcel' } as const;
  const { session } = show({ token: 't' }, { slots });
  expect(await screen.findByRole('button', { name: 'Wishlist' })).toBeVisible();
  for (const other of [{ zoneIds: [] }, { module: parcel }, { token: null }]) {
    act(() => session.setState({ token: 't', zoneIds: [1], module: food, ...other }));
    expect(screen.queryByRole('button', { name: 'Wishlist' })).toBeNull();
  }
});
