import type { Session } from '@shop/session';
import { renderApp } from '@shop/testing';
import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { InShop } from '../../root/test-remotes';
import { BottomBar } from './bottom-bar';

const place = { address: '12 Canal Road', latitude: 1, longitude: 2 };
const aModule = (type: 'food' | 'parcel' | 'rental') => ({ id: 1, type, name: 'Module' }) as const;
const listeners = ['auth:sign-in-requested', 'cart:open-requested', 'rental-cart:open-requested'];

interface Options {
  session?: Partial<Session>;
  address?: string;
  onSearch?: (() => void) | null;
  paths?: string[];
  handled?: string[];
  slots?: Record<string, () => ReactNode>;
}

const show = ({ session, onSearch = () => {}, paths, handled = listeners, ...options }: Options = {}) =>
  renderApp(
    <InShop listeners={handled} {...(paths ? { paths } : {})}>
      <BottomBar onSearch={onSearch} />
    </InShop>,
    { session: { place, module: aModule('food'), ...session }, ...options },
  );

/** Every entry: its name, and where it leads if it is a link. */
const entries = () =>
  within(screen.getByRole('navigation', { name: 'Shortcuts' }))
    .getAllByRole('listitem')
    .map((item) => {
      const control = within(item).queryByRole('link') ?? within(item).getByRole('button');
      return [item.textContent, control.getAttribute('href')];
    });

it.each<[string, Options, [string, string | null][]]>([
  [
    'a guest',
    {},
    [
      ['Home', '/home'],
      ['Search', null],
      ['Cart', null],
      ['Orders', '/track-order'],
      ['Account', '/auth'],
    ],
  ],
  [
    'a customer',
    { session: { token: 't' } },
    [
      ['Home', '/home'],
      ['Search', null],
      ['Cart', null],
      ['Orders', '/profile?page=my-orders'],
      ['Account', '/profile?page=profile-settings'],
    ],
  ],
  [
    'a customer who rents',
    { session: { token: 't', module: aModule('rental') } },
    [
      ['Home', '/home'],
      ['Search', null],
      ['Cart', null],
      ['Trips', '/profile?page=my-trips'],
      ['Account', '/profile?page=profile-settings'],
    ],
  ],
  [
    'a guest in the parcel module, which has neither cart nor tracking',
    { session: { module: aModule('parcel') }, onSearch: null },
    [
      ['Home', '/home'],
      ['Account', '/auth'],
    ],
  ],
  [
    'a guest without a location',
    { session: { zoneIds: [], place: null, module: null }, onSearch: null },
    [
      ['Home', '/'],
      ['Orders', '/track-order'],
      ['Account', '/auth'],
    ],
  ],
  ['a shop without remotes', { paths: [], handled: [], onSearch: null }, [['Home', '/']]],
])('has these entries for %s [X-17] [F-11]', (_who, options, expected) => {
  show(options);
  expect(entries()).toEqual(expected);
});

it('marks the current place [X-17]', () => {
  show({ address: '/track-order' });
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Orders');
  expect(document.querySelectorAll('[aria-current]')).toHaveLength(1);
});

it.each([
  ['the cart', 'food', 'cart:open-requested', 'cart-count', 'Cart 3 items'],
  ['the rental cart', 'rental', 'rental-cart:open-requested', 'rental-cart-count', 'Cart 3 items'],
] as const)('opens %s, and shows its count [X-17] [CART-01]', async (_what, type, command, slot, name) => {
  const { user, bus } = show({
    session: { module: aModule(type) },
    slots: { [slot]: () => <span role="img" aria-label="3 items" /> },
  });
  const opened = jest.fn();
  bus.on(command, opened);
  await user.click(screen.getByRole('button', { name }));
  expect(opened).toHaveBeenCalledTimes(1);
});

it('works without a count where the cart’s release has none, or fails [X-17] [F-11]', () => {
  show();
  expect(screen.getByRole('button', { name: 'Cart' })).toBeVisible();
});

it('opens the sign-in dialog for a guest and stays on the page [X-17] [HEAD-06]', async () => {
  const { user, bus, address } = show({ address: '/home' });
  const requested = jest.fn();
  bus.on('auth:sign-in-requested', requested);
  await user.click(screen.getByRole('link', { name: 'Account' }));
  expect(requested).toHaveBeenCalledWith({ because: 'menu' });
  expect(address()).toBe('/home');
});

it('searches [X-17]', async () => {
  const onSearch = jest.fn();
  const { user } = show({ onSearch });
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(onSearch).toHaveBeenCalledTimes(1);
});
