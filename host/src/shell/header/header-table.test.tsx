import { customerInfo, moduleList, storesPopular } from '@shop/contract';
import type { ModuleType } from '@shop/domain';
import { aCustomer, aLine, aModule, aStore, renderApp, type TestAppOptions } from '@shop/testing';
import { act, screen, within } from '@testing-library/react';
import { InShop } from '../../root/test-remotes';
import { Header } from './header';

// The clock advances only while a test waits.
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const place = { address: '12 Canal Road', latitude: 1, longitude: 2 };
const types = ['food', 'grocery', 'pharmacy', 'ecommerce', 'parcel', 'rental'] as const;
const served = [
  '/home',
  '/categories',
  '/store/:id',
  '/track-order',
  '/profile?page=my-orders|my-trips|wallet|loyalty-points|referral-code|inbox',
];

const slots = Object.fromEntries(
  Object.entries({
    'cart-button': 'cart',
    'rental-cart-button': 'rental cart',
    'wishlist-button': 'wishlist',
    'chat-button': 'chat',
  }).map(([slot, name]) => [slot, () => <button>{name}</button>]),
);

interface Visit {
  type: ModuleType | null;
  customer?: boolean;
  zone?: boolean;
  place?: boolean;
  items?: boolean;
}

const show = (visit: Visit, options: TestAppOptions & { paths?: string[]; listeners?: string[] } = {}) => {
  const { type, customer = false, zone = true, place: hasPlace = zone, items = false } = visit;
  const { paths = served, listeners = ['auth:sign-in-requested'], ...more } = options;
  return renderApp(
    <InShop paths={paths} listeners={listeners}>
      <Header />
    </InShop>,
    {
      session: {
        place: hasPlace ? place : null,
        zoneIds: zone ? [1] : [],
        module: type && { id: 1, type, name: type },
        token: customer ? 't' : null,
      },
      cart: items ? [aLine({})] : [],
      slots,
      setUpApi: (api) => {
        api.respond(moduleList, [aModule({})]);
        api.respond(customerInfo, aCustomer({ firstName: 'Sara' }));
        api.respond(storesPopular, {
          total: 1,
          page: 1,
          limit: 12,
          entries: [aStore({ id: 7, name: 'Naan' })],
        });
      },
      ...more,
    },
  );
};

/** The elements of the header, each at most once. */
const elements: Record<string, () => HTMLElement | null> = {
  home: () => screen.queryByRole('link', { name: 'Home' }),
  restaurants: () => screen.queryByRole('button', { name: 'Restaurants' }),
  stores: () => screen.queryByRole('button', { name: 'Stores' }),
  providers: () => screen.queryByRole('button', { name: 'Providers' }),
  contact: () => screen.queryByRole('link', { name: 'Contact' }),
  'track order': () => screen.queryByRole('link', { name: 'Track Order' }),
  'track trip': () => screen.queryByRole('link', { name: 'Track Trip' }),
  search: () => screen.queryByRole('search'),
  wishlist: () => screen.queryByRole('button', { name: 'wishlist' }),
  chat: () => screen.queryByRole('button', { name: 'chat' }),
  cart: () => screen.queryByRole('button', { name: 'cart' }),
  'rental cart': () => screen.queryByRole('button', { name: 'rental cart' }),
  'sign in': () => screen.queryByRole('button', { name: 'Sign In' }),
  account: () => screen.queryByRole('button', { name: /^Account/ }),
};

/** Lists the elements after the deferred ones have loaded. */
async function lastSeen(): Promise<string[]> {
  await screen.findByRole('banner');
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  return Object.keys(elements).filter((name) => elements[name]?.());
}

const forStores = ['home', 'stores', 'track order', 'search', 'cart', 'sign in'];
const customerElements = ['home', 'stores', 'search', 'wishlist', 'chat', 'cart', 'account'];
const guests: Record<ModuleType, string[]> = {
  food: ['home', 'restaurants', 'track order', 'search', 'cart', 'sign in'],
  grocery: forStores,
  pharmacy: forStores,
  ecommerce: forStores,
  parcel: ['contact', 'sign in'],
  rental: ['home', 'providers', 'track trip', 'search', 'rental cart', 'sign in'],
};
const customers: Record<ModuleType, string[]> = {
  food: ['home', 'restaurants', 'search', 'wishlist', 'chat', 'cart', 'account'],
  grocery: customerElements,
  pharmacy: customerElements,
  ecommerce: customerElements,
  parcel: ['contact', 'chat', 'account'],
  rental: ['home', 'providers', 'search', 'wishlist', 'chat', 'rental cart', 'account'],
};

describe('in a module of type', () => {
  it.each(types)(
    '%s it shows guests and customers with a zone their elements [HEAD-01] [HEAD-02] [HEAD-03] [HEAD-04] [HEAD-05] [HEAD-06] [HEAD-07] [BIZ-20] [GEN-01]',
    async (type) => {
      const { unmount } = show({ type });
      expect(await lastSeen()).toEqual(guests[type]);
      unmount();
      show({ type, customer: true });
      expect(await lastSeen()).toEqual(customers[type]);
    },
  );

  it.each([...types, null])(
    '%s it shows nothing that needs a zone without one [HEAD-01] [HEAD-03] [HEAD-04] [HEAD-05]',
    async (type) => {
      const { unmount } = show({ type, zone: false });
      expect(await lastSeen()).toEqual(['sign in']);
      unmount();
      show({ type, zone: false, items: true, customer: true });
      expect(await lastSeen()).toEqual(['chat', 'account']);
    },
  );
});

it('speaks of stores before a module is chosen [GEN-05]', async () => {
  show({ type: null });
  expect(await lastSeen()).toEqual(forStores);
});

it('shows no order tracking without a location, and a cart only when it has items [HEAD-03] [HEAD-05]', async () => {
  const { unmount } = show({ type: 'food', place: false });
  expect(await lastSeen()).toEqual(['home', 'restaurants', 'search', 'sign in']);
  unmount();
  show({ type: 'food', place: false, items: true });
  expect(await lastSeen()).toEqual(['home', 'restaurants', 'search', 'cart', 'sign in']);
});

it('links to nothing that no live release serves [F-11]', async () => {
  const { unmount } = show({ type: 'food' }, { paths: [], listeners: [], slots: {} });
  expect(await lastSeen()).toEqual([]);
  unmount();
  show({ type: 'food', customer: true }, { paths: [], listeners: [], slots: {} });
  expect(await lastSeen()).toEqual(['account']);
});

it('links to both store lists and the popular stores, which are fetched on intent [HEAD-01] [GEN-03]', async () => {
  const { user, address, api } = show({ type: 'food' });
  expect(api.calls(storesPopular)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Restaurants' }));
  const menu = within(await screen.findByRole('menu'));
  await menu.findByRole('menuitem', { name: 'Naan' });
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Latest restaurants',
    'Popular restaurants',
    'Naan',
  ]);
  await user.click(menu.getByRole('menuitem', { name: 'Naan' }));
  expect(address()).toBe('/store/7');
});

it('links to the lists and pages of providers in the rental module [GEN-04] [ROUTE-07]', async () => {
  const { user, address } = show({ type: 'rental' });
  await user.click(screen.getByRole('button', { name: 'Providers' }));
  const menu = within(await screen.findByRole('menu'));
  await menu.findByRole('menuitem', { name: 'Naan' });
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Latest providers',
    'Popular providers',
    'Naan',
  ]);
  await user.click(menu.getByRole('menuitem', { name: 'Naan' }));
  expect(address()).toBe('/rental/provider-details?id=7');
});

const switches = [true, false];
const combinations = switches.flatMap((wallet) =>
  switches.flatMap((loyalty) =>
    switches.flatMap((referral) => switches.map((rental) => ({ wallet, loyalty, referral, rental }))),
  ),
);

it('lists the trips of a customer whose zone has no rental module, if the shop has one [HEAD-12]', async () => {
  const { user } = show(
    { type: 'food', customer: true },
    {
      config: { hasRental: true },
      setUpApi: (api) => {
        api.respond(customerInfo, aCustomer({ firstName: 'Sara' }));
        api.respond(moduleList, [aModule({})]);
      },
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Account menu of Sara' }));
  expect(await screen.findByRole('menuitem', { name: 'My Trips' })).toBeVisible();
});

it.each(combinations)(
  'lists the account pages of a shop with %j [HEAD-08] [HEAD-09] [HEAD-10] [HEAD-11] [HEAD-12]',
  async ({ rental, ...config }) => {
    const { user } = show(
      { type: 'food', customer: true },
      {
        config,
        setUpApi: (api) => {
          api.respond(customerInfo, aCustomer({ firstName: 'Sara' }));
          api.respond(moduleList, [aModule({}), ...(rental ? [aModule({ id: 6, type: 'rental' })] : [])]);
        },
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Account menu of Sara' }));
    const names = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(names).toEqual([
      'My Orders',
      ...(rental ? ['My Trips'] : []),
      ...(config.wallet ? ['Wallet'] : []),
      ...(config.loyalty ? ['Loyalty Points'] : []),
      ...(config.referral ? ['Referral Code'] : []),
      'Logout',
    ]);
  },
);
