import {
  categoryItems,
  categoryList,
  itemDetails,
  itemReviews,
  moduleList,
  storeItems,
} from '@shop/contract';
import type { Item } from '@shop/domain';
import type { SlotProps } from '@shop/federation';
import { deviceMemory, resetSaved } from '@shop/session';
import {
  aCategory,
  aModule,
  anItem,
  aReview,
  everythingInView,
  refused,
  renderApp,
  type TestAppOptions,
} from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { Page } from './item-page';

// The clock advances only while a test waits.
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

type BuyProps = SlotProps['add-to-cart'];

const toPage = <Entity,>(...entries: Entity[]) => ({ total: entries.length, page: 1, limit: 12, entries });
const summary = { average: 5, count: 1, histogram: [0, 0, 0, 0, 1] } as const;

function open(item: Partial<Item> = {}, address = '/product/1', options: TestAppOptions = {}) {
  const buyProps: BuyProps[] = [];
  const Buttons = (props: BuyProps) => {
    buyProps.push(props);
    return <button>Add to Cart</button>;
  };
  const app = renderApp(<Page />, {
    path: '/product/:id',
    address,
    slots: { 'add-to-cart': Buttons },
    ...options,
    setUpApi: (api) => {
      api.respond(itemDetails, ({ params }) => anItem({ ...item, id: Number(params.id) }));
      api.respond(categoryList, [
        aCategory({ id: 3, name: 'Food', children: [aCategory({ id: 4, name: 'Grills' })] }),
      ]);
      api.respond(itemReviews, { ...toPage(aReview()), summary });
      api.respond(categoryItems, toPage(anItem(), anItem({ id: 2, name: 'Seekh Kebab' })));
      api.respond(storeItems, toPage(anItem({ id: 3, name: 'Raita' })));
      options.setUpApi?.(api);
    },
  });
  return { ...app, last: () => buyProps.at(-1) };
}

let farAgain = () => {};
const bringIntoView = () => (farAgain = everythingInView());

beforeEach(() => localStorage.clear());
afterEach(() => {
  farAgain();
  jest.restoreAllMocks();
});

it('links back through the item’s categories, and by its tags to others [ITEM-06]', async () => {
  open({ categoryIds: [3, 4], tags: ['smoky', 'smoky', 'hot & sour'] });
  const breadcrumbs = await screen.findByRole('navigation', { name: 'Categories of this item' });
  const links = await within(breadcrumbs).findAllByRole('link');
  await waitFor(() =>
    expect(
      within(breadcrumbs)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/home', '/category/3', '/category/4']),
  );
  expect(links[0]).toHaveTextContent('Shop');
  const tags = within(screen.getByRole('list', { name: 'Tags' })).getAllByRole('link');
  expect(tags.map((tag) => tag.getAttribute('href'))).toEqual([
    '/home?search=smoky',
    '/home?search=hot+%26+sour',
  ]);
});

it('reserves space for the wishlist button of an item; a campaign’s has none [ITEM-06] [ITEM-10]', async () => {
  const FakeToggle = ({ itemId }: SlotProps['wishlist-heart']) => <button>Heart of {itemId}</button>;
  const { unmount } = open({}, '/product/7', { slots: { 'wishlist-heart': FakeToggle } });
  expect(await screen.findByRole('button', { name: 'Heart of 7' })).toBeVisible();
  unmount();
  open({ campaign: true }, '/product/7?campaign=1', { slots: { 'wishlist-heart': FakeToggle } });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('button', { name: 'Heart of 7' })).toBeNull();
});

describe('the variation in the address', () => {
  const sizes: Partial<Item> = {
    variations: [
      { type: 'Small', price: 500, stock: 5 },
      { type: 'Extra Large', price: 800, stock: 5 },
    ],
    choiceOptions: [{ title: 'Size', options: ['Small', 'Extra Large'] }],
  };

  it('is replaced by the next pick; other parameters stay [X-04] [ROUTE-08]', async () => {
    const { user, address } = open(sizes, '/product/1?module_id=1');
    await user.click(await screen.findByRole('radio', { name: /Extra Large/ }));
    expect(address()).toBe('/product/1?module_id=1&variation=Extra+Large');
    expect(screen.getByRole('radio', { name: /Extra Large/ })).toBeChecked();
  });

  it.each([
    ['as it is written', 'Extra+Large', 'Extra Large', '$8.00'],
    ['without its spaces', 'ExtraLarge', 'Extra Large', '$8.00'],
    ['that there is not', 'Tiny', 'Small', '$5.00'],
  ])('opens with the one %s [X-04]', async (_case, variationParam, variation, price) => {
    const { last } = open(sizes, `/product/1?variation=${variationParam}`);
    expect((await screen.findAllByText(price))[0]).toBeVisible();
    expect(last()).toMatchObject({ choice: { variation } });
  });
});

describe('the module of the visitor', () => {
  const food = { id: 1, type: 'food', name: 'Food' } as const;
  const modules = [aModule(), aModule({ id: 2, type: 'grocery', name: 'Grocery' })];

  it.each([
    ['its module', '?module_id=2'],
    ['another one', '?module_id=1'],
    ['none', ''],
  ])('becomes the item’s, whether the link names %s [ROUTE-08] [D-04] [ITEM-05]', async (_case, query) => {
    const { session } = open({ moduleId: 2 }, `/product/1${query}`, {
      session: { module: food },
      setUpApi: (api) => api.respond(moduleList, modules),
    });
    await waitFor(() =>
      expect(session.getState().module).toEqual({ id: 2, type: 'grocery', name: 'Grocery' }),
    );
  });

  it('stays where the item’s is unknown [ROUTE-08]', async () => {
    const { session, api } = open({ moduleId: 0 }, '/product/1', {
      session: { module: food },
      setUpApi: (fake) => fake.respond(moduleList, modules),
    });
    await screen.findByRole('heading', { level: 1 });
    expect(api.calls(moduleList)).toEqual([]);
    expect(session.getState().module).toEqual(food);
  });

  it('opens without a location [ROUTE-08] [D-04]', async () => {
    open({}, '/product/1?module_id=1', { session: { zoneIds: [] } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Chicken Karahi' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
  });
});

describe('sharing', () => {
  it('copies the address when the system has no share dialog [X-04]', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Share this item' }));
    expect(await navigator.clipboard.readText()).toBe(window.location.href);
  });

  it("uses the system's share dialog [X-04]", async () => {
    const share = jest.fn(() => Promise.resolve());
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Share this item' }));
    expect(share).toHaveBeenCalledWith({ title: 'Chicken Karahi', url: window.location.href });
    Reflect.deleteProperty(navigator, 'share');
  });
});

describe('the lower sections', () => {
  const region = (name: string) => screen.findByRole('region', { name });

  it('request nothing before they come into view [X-04]', async () => {
    const { api } = open();
    await screen.findByRole('heading', { level: 1 });
    for (const endpoint of [itemReviews, categoryItems, storeItems]) expect(api.calls(endpoint)).toEqual([]);
  });

  it('are reviews, related items and more from the store, without the item itself [X-04]', async () => {
    bringIntoView();
    open({ categoryIds: [3, 4] });
    expect(await within(await region('Reviews')).findByText('5 stars')).toBeInTheDocument();
    expect(screen.getAllByText('Rated 4.5 of 5 by 12')[0]?.closest('a')).toHaveAttribute('href', '#reviews');
    const related = await region('You may also like');
    expect(await within(related).findByRole('link', { name: 'Seekh Kebab' })).toBeVisible();
    expect(within(related).queryByRole('link', { name: 'Chicken Karahi' })).toBeNull();
    expect(within(related).getByRole('link', { name: /View all/ })).toHaveAttribute('href', '/category/4');
    const store = await region('More from this restaurant');
    expect(await within(store).findByRole('link', { name: 'Raita' })).toBeVisible();
  });

  it('call a shop of another module a store [GEN-03]', async () => {
    bringIntoView();
    open({ moduleType: 'grocery' });
    expect(await region('More from this store')).toBeVisible();
  });

  it('fail and are retried separately [X-01]', async () => {
    bringIntoView();
    let isDown = true;
    const { user } = open({}, '/product/1', {
      setUpApi: (api) =>
        api.respond(categoryItems, () => {
          if (isDown) throw refused(500);
          return toPage(anItem({ id: 2, name: 'Seekh Kebab' }));
        }),
    });
    const related = await region('You may also like');
    const retry = await within(related).findByRole('button', { name: 'Retry' });
    expect(await screen.findByRole('link', { name: 'Raita' })).toBeVisible();
    isDown = false;
    await user.click(retry);
    expect(await screen.findByRole('link', { name: 'Seekh Kebab' })).toBeVisible();
  });

  it('show recently viewed items, the last one first, without those that no longer exist [X-04] [F-32]', async () => {
    bringIntoView();
    localStorage.setItem('recently_viewed', '[9, 1, 8, "x"]');
    open({}, '/product/1', {
      setUpApi: (api) =>
        api.respond(itemDetails, ({ params }) => {
          if (Number(params.id) === 9) throw refused(404);
          return anItem({ id: Number(params.id), name: `Item ${params.id}` });
        }),
    });
    const recent = await region('Recently viewed');
    expect(await within(recent).findByRole('link', { name: 'Item 8' })).toBeVisible();
    await waitFor(() => expect(localStorage.getItem('recently_viewed')).toBe('[1,8]'));
  });

  it('work without storage [F-31]', async () => {
    resetSaved(deviceMemory.viewed); // as in a new page
    bringIntoView();
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('refused');
    });
    open();
    expect(await region('More from this restaurant')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Recently viewed' })).toBeNull();
  });
});
