/** @jest-environment-options {"styles": true} */
import { moduleList, storeBanners, storeDetails, storeItems, storeReviews, zoneOf } from '@shop/contract';
import type { Store } from '@shop/domain';
import { aModule, anItem, aReview, aStore, refused, renderApp, type TestAppOptions } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { Page } from './store-page';

const food = { id: 1, type: 'food', name: 'Food' } as const;
const toPage = <Entity,>(...entries: Entity[]) => ({ total: entries.length, page: 1, limit: 20, entries });

interface Visit extends TestAppOptions {
  store?: Partial<Store>;
}

const open = ({ store = {}, setUpApi, session, ...options }: Visit = {}) =>
  renderApp(<Page />, {
    path: '/store/:id',
    address: '/store/3',
    session: { module: food, ...session },
    setUpApi: (api) => {
      api.respond(storeDetails, aStore({ id: 3, itemCount: 1, sections: [], ...store }));
      api.respond(storeItems, toPage(anItem({ name: 'Karahi' })));
      setUpApi?.(api);
    },
    ...options,
  });
const heading = () => screen.findByRole('heading', { level: 1, name: 'Lahori Dhaba' });

// Sunday, 10:00 in Karachi.
beforeEach(() => jest.useFakeTimers({ now: new Date('2026-03-01T05:00:00Z') }));
afterEach(() => jest.useRealTimers());

it('shows the store and its items, each fetched once and in parallel [ROUTE-03]', async () => {
  const { api } = open();
  expect(await heading()).toBeVisible();
  expect(await screen.findByText('Karahi')).toBeVisible();
  expect(screen.getByText('Open')).toBeVisible();
  expect(api.calls(storeDetails)).toEqual([{ params: { id: 3 } }]);
  expect(api.calls(storeItems)).toEqual([{ query: { store_id: 3, category_id: 0, limit: 20, offset: 1 } }]);
});

it('opens by links with additional parameters, and without a location [ROUTE-03] [D-04]', async () => {
  const query = 'id=3&module_id=2&module_type=pharmacy&lat=24.86&lng=67.01&store_zone_id=4';
  const { session } = open({
    address: `/store/lahori-dhaba?${query}`,
    session: { module: null, zoneIds: [] },
    store: { moduleId: 2, moduleType: 'pharmacy', distance: null },
    setUpApi: (api) =>
      api.respond(moduleList, [aModule(), aModule({ id: 2, type: 'pharmacy', name: 'Pharmacy' })]),
  });
  expect(await heading()).toBeVisible();
  expect(await screen.findByText('Karahi')).toBeVisible();
  await waitFor(() =>
    expect(session.getState().module).toEqual({ id: 2, type: 'pharmacy', name: 'Pharmacy' }),
  );
});

it("changes to the store's module, unless the visitor is in it already [D-04]", async () => {
  const modules = [aModule(), aModule({ id: 2, type: 'grocery', name: 'Grocery' })];
  const { session } = open({ store: { moduleId: 2 }, setUpApi: (api) => api.respond(moduleList, modules) });
  await waitFor(() => expect(session.getState().module?.id).toBe(2));
  const { api } = open();
  await screen.findAllByText('Karahi');
  expect(api.calls(moduleList)).toEqual([]);
});

describe('the head', () => {
  it('cuts the description to 70 characters until it is expanded, and never renders HTML [BIZ-07] [F-36]', async () => {
    const description = `<b>Charcoal</b> ${'grill '.repeat(20)}<img src=x onerror=alert(1)>`;
    const { user, container } = open({ store: { description } });
    await heading();
    await user.click(screen.getByRole('button', { name: 'Read more' }));
    expect(screen.getByRole('button', { name: 'Read less' })).toHaveAttribute('aria-expanded', 'true');
    expect(container.querySelector('img[onerror]')).toBeNull();
  });

  it('keeps its width with 10,000 letters of either direction [F-44]', async () => {
    open({ store: { name: 'مطعم\u202e'.repeat(2_000), description: '🍕'.repeat(5_000) } });
    const name = await screen.findByRole('heading', { level: 1 });
    expect(name.querySelector('bdi')).not.toBeNull();
    expect(name).toHaveStyle({ overflow: 'hidden' });
  });

  it('shows distance, time and the minimum order', async () => {
    open({ store: { minimumOrder: 1_500 } });
    await heading();
    expect(screen.getByText('1.2 km')).toBeVisible();
    expect(screen.getByText('Arrives in about 25–35 min')).toBeVisible();
    expect(screen.getByText('Min. order $15.00')).toBeVisible();
  });

  it.each<[string, Partial<Store>, string]>([
    ['of a store that is farther away', { distance: 3_000 }, 'Arrives in about 25–40 min'],
    ['of a store without delivery', { delivery: false, distance: 9_000 }, 'Ready in about 25–35 min'],
    [
      'of a store that opens later',
      { openingHours: [{ day: 0, opens: '16:00', closes: '23:00' }] },
      'Arrives from about 4:25 PM, once it opens',
    ],
    [
      'of a store that opens tomorrow',
      { openingHours: [{ day: 1, opens: '09:00', closes: '23:00' }] },
      'Arrives tomorrow from about 9:25 AM, once it opens',
    ],
  ])('says when an order arrives, %s [X-19]', async (_case, store, text) => {
    open({ store });
    await heading();
    expect(screen.getByText(text)).toBeVisible();
  });

  it('says when it is ready where the store does not deliver, or nothing where nobody knows [X-19]', async () => {
    const { unmount } = open({ session: { zoneIds: [9] } });
    await heading();
    expect(screen.getByText('Ready in about 25–35 min')).toBeVisible();
    unmount();
    for (const unknown of [{ deliveryTime: null }, { active: false }]) {
      const view = open({ store: unknown });
      await heading();
      expect(screen.queryByTestId('arrival')).toBeNull();
      view.unmount();
    }
  });

  it('shows that delivery is free, and from which order on [BIZ-37]', async () => {
    open({ store: { freeDelivery: true } });
    await heading();
    expect(screen.getByText('Free delivery')).toBeVisible();
    open({
      store: { selfDelivery: true },
      config: { freeDelivery: { status: true, type: 'free_delivery_over', over: 3_000 } },
    });
    expect(await screen.findByText('Free delivery from $30.00')).toBeVisible();
    expect(screen.getByText('Delivery from $1.00')).toBeVisible();
  });

  it("calculates the fee from the charges of the location's zone [BIZ-36]", async () => {
    const charges = { type: 'per_km', perKm: 200, minimum: 0, maximum: 0, fixed: 0 } as const;
    const zone = {
      id: 1,
      cashOnDelivery: true,
      digitalPayment: true,
      increasedFee: { active: false, discount: { type: 'percent', value: 0 } as const, message: '' },
      modules: [{ moduleId: 1, charges, maximumCashOrder: null }],
    };
    const place = { latitude: 24.8, longitude: 67, address: 'Here' };
    const { api } = open({
      session: { place },
      setUpApi: (fake) => fake.respond(zoneOf, { zoneIds: [1], zones: [zone] }),
    });
    expect(await screen.findByText('Delivery from $2.40')).toBeVisible();
    expect(api.calls(zoneOf)).toEqual([{ query: { lat: 24.8, lng: 67 } }]);
  });

  const discount = {
    discount: { type: 'percent', value: 20 } as const,
    minPurchase: 2_000,
    maxDiscount: 800,
    startDate: null,
    startTime: null,
    endDate: '2026-03-20',
    endTime: '18:00:00',
  };

  it('shows the discount with its minimum order, maximum and end [BIZ-28]', async () => {
    open({ store: { discount } });
    await heading();
    const offers = screen.getByRole('list', { name: 'Offers of the restaurant' });
    expect(within(offers).getByText('20% off orders from $20.00')).toBeVisible();
    expect(within(offers).getByText(/^at most \$8\.00 · until Mar 20, 2026, 6:00\sPM$/)).toBeVisible();
  });

  it('shows no discount that is over [BIZ-28]', async () => {
    open({ store: { discount: { ...discount, endDate: '2026-02-28' } } });
    await heading();
    expect(screen.queryByText(/20% off/)).toBeNull();
  });

  it('shares the address with the module, or copies it when the device cannot share [X-04]', async () => {
    const { user } = open();
    await heading();
    await user.click(screen.getByRole('button', { name: 'Share this restaurant' }));
    expect(await navigator.clipboard.readText()).toBe('http://localhost/store/3?module_id=1');
    const share = jest.fn(() => Promise.reject(new DOMException('turned away', 'AbortError')));
    Object.assign(navigator, { share });
    await user.click(screen.getByRole('button', { name: 'Share this restaurant' }));
    expect(share).toHaveBeenCalledWith({
      title: 'Lahori Dhaba',
      url: 'http://localhost/store/3?module_id=1',
    });
    Reflect.deleteProperty(navigator, 'share');
  });
});

it("shows the store's own banners, each linked to its item", async () => {
  const target = { type: 'item', id: 7, url: null } as const;
  const banner = { id: 1, title: 'Grilled when you order', imageUrl: '/b.svg', target };
  open({ setUpApi: (api) => api.respond(storeBanners, [banner]) });
  const link = await screen.findByRole('link', { name: 'Grilled when you order' });
  expect(link).toHaveAttribute('href', '/product/7');
});

describe('a closed store', () => {
  const openingHours = [{ day: 1, opens: '11:00:00', closes: '15:00:00' }];

  it.each([
    ['and takes orders ahead', true, 'You can order now for a later time.'],
    ['and can be looked through', false, 'Have a look at the menu meanwhile.'],
  ])('shows when it opens again, %s [X-04] [ENT-36] [D-12]', async (_case, scheduleOrder, label) => {
    open({ store: { openingHours, scheduleOrder } });
    expect(await screen.findByText(/^Closed, opens tomorrow at 11:00\sAM$/)).toBeVisible();
    expect(screen.getByText(label)).toBeVisible();
    expect(await screen.findByText('Karahi')).toBeVisible();
  });

  it('tells visitors who are too far away what they can do', async () => {
    open({ store: { zoneId: 9 } });
    expect(await screen.findByText('This restaurant does not deliver to your place')).toBeVisible();
    expect(screen.getByText('You can pick up your order at the restaurant.')).toBeVisible();
  });
});

it('opens details that are not in the menu [X-04]', async () => {
  const { user } = open();
  await heading();
  await user.click(screen.getByRole('button', { name: 'More information' }));
  const dialog = await screen.findByRole('dialog', { name: 'About the restaurant' });
  expect(await within(dialog).findByText('Opening hours')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Read the reviews' }));
  expect(await screen.findByRole('dialog', { name: 'Reviews of the restaurant' })).toBeVisible();
});

it('shows the reviews from its rating [X-04]', async () => {
  const summary = { average: 4.2, count: 30, histogram: [0, 0, 3, 7, 20] } as const;
  const { user, api } = open({
    setUpApi: (fake) =>
      fake.respond(storeReviews, { ...toPage(aReview({ comment: 'Best in town' })), summary }),
  });
  await heading();
  expect(api.calls(storeReviews)).toEqual([]);
  await user.click(screen.getByRole('button', { name: /30 ratings/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Reviews of the restaurant' });
  expect(await within(dialog).findByText('Best in town')).toBeVisible();
  expect(api.calls(storeReviews)).toEqual([{ query: { store_id: 3, limit: 6, offset: 1 } }]);
});

describe('failures', () => {
  const broken = () => {
    throw refused(500, 'Broken');
  };
  it('keeps the head when only the items fail, and loads them by Retry [X-01]', async () => {
    let isDown = true;
    const { user } = open({
      setUpApi: (api) =>
        api.respond(storeItems, () => (isDown ? broken() : toPage(anItem({ name: 'Karahi' })))),
    });
    expect(await heading()).toBeVisible();
    expect(await screen.findByRole('alert')).toHaveTextContent('This could not be loaded');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Karahi')).toBeVisible();
  });

  it('keeps the menu when only the head fails, and loads it by Retry [X-01]', async () => {
    let isDown = true;
    const { user } = open({
      setUpApi: (api) =>
        api.respond(storeDetails, () => (isDown ? broken() : aStore({ id: 3, itemCount: 1, sections: [] }))),
    });
    expect(await screen.findByText('Karahi')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('This could not be loaded');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await heading()).toBeVisible();
  });

  it.each(['/store/3', '/store/nothing'])(
    'shows at %s that a store does not exist [X-01]',
    async (address) => {
      open({ address, setUpApi: (api) => api.respond(storeDetails, () => Promise.reject(refused(404))) });
      expect(await screen.findByRole('heading', { name: 'This store is not here any more' })).toBeVisible();
    },
  );
});
