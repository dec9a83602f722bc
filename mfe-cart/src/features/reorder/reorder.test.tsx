import {
  addToCart,
  cartList,
  clearCart,
  itemDetails,
  keptPrescriptions,
  moduleList,
  orderDetails,
} from '@shop/contract';
import type { CartLine, Item, OrderLine } from '@shop/domain';
import {
  aChoice,
  aLine,
  aModule,
  anItem,
  anOrderLine,
  refused,
  renderApp,
  type TestAppOptions,
} from '@shop/testing';
import { Toaster } from '@shop/ui';
import { screen, waitFor, within } from '@testing-library/react';
import { useCart } from '../../cart/use-cart';
import Reorder from './reorder';
import { planReorder } from './plan-reorder';

const naan = anItem({ id: 1, name: 'Naan', storeId: 1, moduleId: 1 });
const rice = anItem({ id: 2, name: 'Rice', storeId: 1, moduleId: 1 });
const pizza = anItem({ id: 9, name: 'Pizza', storeId: 5, moduleId: 1 });
const lines = [
  anOrderLine({ id: 1, itemId: 1, name: 'Naan', quantity: 2 }),
  anOrderLine({ id: 2, itemId: 2, name: 'Rice' }),
];

/** Shows the cart, as the header does. */
function Shop({ done }: { done: () => void }) {
  useCart();
  return (
    <>
      <Reorder payload={{ orderId: 7 }} done={done} />
      <Toaster closeLabel="Close" />
    </>
  );
}

function open({ setUpApi, ...options }: TestAppOptions = {}, items: Item[] = [naan, rice]) {
  const done = jest.fn();
  let cart: CartLine[] = options.cart ?? [];
  const app = renderApp(<Shop done={done} />, {
    session: { token: 'token', guestId: null, module: { id: 1, type: 'food', name: 'Food' } },
    ...options,
    setUpApi: (api) => {
      api.respond(orderDetails, lines);
      api.respond(moduleList, [aModule({ id: 3, type: 'grocery', name: 'Grocery' })]);
      api.respond(itemDetails, ({ params }) => {
        const item = items.find(({ id }) => id === params.id);
        if (!item) throw refused(404, 'Not found');
        return item;
      });
      api.respond(cartList, () => cart);
      api.respond(clearCart, () => (cart = []));
      api.respond(addToCart, ({ body }) => {
        const item = items.find(({ id }) => id === body.item_id) ?? naan;
        return (cart = [...cart, aLine({ id: cart.length + 1, item, quantity: body.quantity })]);
      });
      setUpApi?.(api);
    },
  });
  const opened = jest.fn();
  app.bus.on('cart:open-requested', opened);
  const added = () => app.api.calls(addToCart).map(({ body }) => body);
  return { ...app, done, opened, added };
}

it('adds every line with its choice to the cart, and opens it [D-24] [X-07]', async () => {
  const { done, opened, added, api } = open();
  await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
  expect(api.calls(orderDetails)).toEqual([{ query: { order_id: 7 } }]);
  expect(added()).toMatchObject([
    { item_id: 1, quantity: 2 },
    { item_id: 2, quantity: 1 },
  ]);
  expect(opened).toHaveBeenCalledTimes(1);
});

it('names what is no longer available, and adds the rest [X-07]', async () => {
  const { done, opened, added } = open({}, [rice]);
  await waitFor(() => expect(done).toHaveBeenCalled());
  expect(screen.getByText('Not available any more: Naan')).toBeVisible();
  expect(added()).toMatchObject([{ item_id: 2 }]);
  expect(opened).toHaveBeenCalled();
});

it('shows a message where nothing is available, and does not open the cart', async () => {
  const { done, opened, added } = open({}, []);
  await waitFor(() => expect(done).toHaveBeenCalled());
  expect(screen.getByText('Nothing of this order can be had any more.')).toBeVisible();
  expect([added(), opened.mock.calls]).toEqual([[], []]);
});

it('asks before it replaces another store’s cart [STATE-14] [STATE-15]', async () => {
  const { user, done, opened, added, api } = open({ cart: [aLine({ item: pizza })] });
  const dialog = within(await screen.findByRole('dialog'));
  expect(added()).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Clear Cart' }));
  await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
  expect(api.calls(clearCart)).toHaveLength(1);
  expect(added()).toMatchObject([{ item_id: 1 }, { item_id: 2 }]);
  expect(opened).toHaveBeenCalledTimes(1);
});

it('keeps the other store’s cart when the customer declines [STATE-14]', async () => {
  const { user, done, added, api } = open({ cart: [aLine({ item: pizza })] });
  await user.click(within(await screen.findByRole('dialog')).getAllByRole('button', { name: 'Cancel' })[0]!); // the dialog has two of them
  await waitFor(() => expect(done).toHaveBeenCalled());
  expect([added(), api.calls(clearCart)]).toEqual([[], []]);
});

it('restores the old cart where nothing could be added [STATE-15]', async () => {
  const { user, done, added, opened } = open({
    cart: [aLine({ item: pizza, quantity: 3 })],
    setUpApi: (api) =>
      api.respond(addToCart, ({ body }) => {
        if (body.item_id !== 9) throw refused(403, 'Out of Stock');
        return [];
      }),
  });
  await user.click(await screen.findByRole('button', { name: 'Clear Cart' }));
  await waitFor(() => expect(done).toHaveBeenCalled());
  expect(added()).toMatchObject([{ item_id: 1 }, { item_id: 2 }, { item_id: 9, quantity: 3 }]);
  expect(opened).not.toHaveBeenCalled();
});

it('switches to the module of the order', async () => {
  const items = [naan, rice].map((item) => ({ ...item, moduleId: 3, moduleType: 'grocery' as const }));
  const { done, session } = open({}, items);
  await waitFor(() => expect(done).toHaveBeenCalled());
  const grocery = { id: 3, type: 'grocery', name: 'Grocery' };
  await waitFor(() => expect(session.getState().module).toEqual(grocery));
});

it('asks for a location first where there is none [D-04]', async () => {
  const { done, bus, added } = open({ session: { token: 'token', zoneIds: [] } });
  const listener = jest.fn();
  bus.on('place:choose-requested', listener);
  await waitFor(() => expect(done).toHaveBeenCalled());
  expect([listener.mock.calls, added()]).toEqual([[[{ because: 'cart' }]], []]);
});

it('shows a failure, and ends', async () => {
  const { done, toasts } = open({
    setUpApi: (api) =>
      api.respond(orderDetails, () => {
        throw refused(500, 'Server error');
      }),
  });
  await waitFor(() => expect(done).toHaveBeenCalled());
  expect(toasts).toEqual(['failed: http']);
});

describe('a line of an order', () => {
  const sizes = anItem({
    id: 1,
    name: 'Naan',
    variations: [{ type: 'Big', price: 500, stock: 3 }],
    choiceOptions: [{ title: 'Size', options: ['Big'] }],
  });
  const again = (line: Partial<OrderLine>, item: Item | null, cart: CartLine[] = []) =>
    planReorder([anOrderLine({ itemId: 1, name: 'Naan', ...line })], {
      items: new Map(item ? [[1, item]] : []),
      cart,
      now: new Date('2026-01-05T12:00:00Z'),
      timeZone: 'UTC',
    });
  const big = aChoice({ variation: 'Big' });

  it.each([
    ['is no longer offered', {}, null],
    ['was chosen in a way that is gone', { choice: aChoice({ variation: 'Huge' }) }, sizes],
    ['lacks a choice that is needed now', {}, sizes],
    ['is sold out', {}, anItem({ id: 1, stock: 0 })],
    ['is a campaign’s', {}, anItem({ id: 1, campaign: true })],
  ])('is left out where it %s [X-07]', (_case, line, item) => {
    expect(again(line, item)).toEqual({ wanted: [], missing: ['Naan'], fewer: [], closedStore: null });
  });

  it('is reduced to what may be ordered besides the cart’s content [X-07]', () => {
    const there = aLine({ item: sizes, ...big, quantity: 1 });
    expect(again({ choice: big, quantity: 9 }, sizes, [there])).toMatchObject({
      wanted: [{ quantity: 2, choice: big }],
      fewer: ['Naan'],
      missing: [],
    });
  });

  it('is the same dish for any backend, even where stock is not counted and reads 0 [X-07] [ENT-22]', () => {
    const rules = { decimals: 2, uncountedStock: ['food'], addOnsOncePerLine: true } as const;
    const bowl = itemDetails.read(
      {
        id: 1,
        name: 'Bowl',
        module_type: 'food',
        price: 10,
        stock: 0,
        food_variations: [
          { name: 'Size', type: 'single', required: 'on', values: [{ label: 'Large', optionPrice: '3.5' }] },
        ],
        add_ons: [{ id: 501, name: 'Egg', price: 1.25 }],
      },
      rules,
    );
    const [line] = orderDetails.read(
      [
        {
          id: 1,
          item_id: 1,
          price: 13.5,
          quantity: 2,
          item_details: { id: 1, name: 'Bowl' },
          variation: [{ name: 'Size', values: [{ label: 'Large', optionPrice: '3.5' }] }],
          add_ons: [{ id: 501, name: 'Egg', price: 1.25, quantity: 1 }],
        },
      ],
      rules,
    );
    expect(again(line ?? {}, bowl)).toMatchObject({
      wanted: [
        {
          quantity: 2,
          choice: {
            options: [{ group: 'Size', labels: ['Large'] }],
            addOns: [{ id: 501, quantity: 1 }],
          },
        },
      ],
      missing: [],
      fewer: [],
      closedStore: null,
    });
  });
});

describe('an order with a prescription', () => {
  const medicine = { ...naan, name: 'Metformin', prescriptionRequired: true };
  const kept = (orderId: number) => [
    { orderId, uploadedAt: '2026-02-03T12:00:00Z', items: [], pictures: [{ id: 1, url: '/one.png' }] },
  ];

  it.each([
    ['another order’s', kept(6), {}],
    ['nobody’s, for the backend keeps none', kept(7), { capabilities: [] }],
  ])('says nothing where it is %s [X-30]', async (_case, list, session) => {
    const { done, opened } = open(
      {
        session: { token: 'token', guestId: null, module: { id: 1, type: 'food', name: 'Food' }, ...session },
        setUpApi: (api) => api.respond(keptPrescriptions, list),
      },
      [medicine, rice],
    );
    await waitFor(() => expect(done).toHaveBeenCalled());
    expect(opened).toHaveBeenCalled();
    expect(screen.queryByText(/can be used again/)).toBeNull();
  });

  it('says that it can be used again [X-30]', async () => {
    open({ setUpApi: (api) => api.respond(keptPrescriptions, kept(7)) }, [medicine, rice]);
    const message = 'Your prescription of Feb 3, 2026 can be used again at the checkout.';
    expect(await screen.findByText(message)).toBeVisible();
  });
});
