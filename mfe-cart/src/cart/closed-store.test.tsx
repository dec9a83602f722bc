import { addToCart, cartList, clearCart, itemDetails, orderDetails, storeDetails } from '@shop/contract';
import type { StoreHours } from '@shop/domain';
import {
  aChoice,
  aLine,
  anItem,
  anOrderLine,
  aStore,
  refused,
  renderApp,
  type TestAppOptions,
} from '@shop/testing';
import { toast, Toaster } from '@shop/ui';
import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { AddToCart } from '../features/add-to-cart/add-to-cart';
import { QuickAdd } from '../features/add-to-cart/quick-add';
import CartDrawer from '../features/cart-drawer/cart-drawer';
import Reorder from '../features/reorder/reorder';

const neverOpen: StoreHours = { active: true, scheduleOrder: false, isOpenNow: false, openingHours: [] };
const item = anItem({ id: 7, storeId: 2, storeName: 'Night Grill' });
const other = aLine({ id: 1, item: anItem({ id: 1, storeId: 9, name: 'Naan' }) });

const open = (shown: ReactNode, answers: TestAppOptions['setUpApi'] = () => {}) =>
  renderApp(
    <>
      {shown}
      <Toaster closeLabel="Close" />
    </>,
    {
      cart: [other],
      setUpApi: (api) => {
        api.respond(cartList, [other]);
        api.respond(storeDetails, aStore({ id: 2, ...neverOpen }));
        answers?.(api);
      },
    },
  );

const closed = /Not Available now: .*Night Grill.* is closed\./;

it('adds nothing from a closed store by a card, and does not ask to clear another cart for it [STATE-06] [STATE-14]', async () => {
  const { user, api } = open(<QuickAdd item={item} />);
  await user.click(await screen.findByRole('button', { name: /^Add / }));
  expect(await screen.findByText(closed)).toBeVisible();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.queryByText('Start a new cart?')).toBeNull();
  expect(api.calls(addToCart)).toHaveLength(0);
  expect(api.calls(clearCart)).toHaveLength(0);
  expect(api.calls(storeDetails)).toHaveLength(1);
});

const isOpen: StoreHours = { ...neverOpen, isOpenNow: true };
it.each([
  ['asks nothing of a store that the item itself tells is open', isOpen, 0],
  ['adds where the store has opened since the cart read it', undefined, 1],
])('%s [STATE-06]', async (_case, storeHours, asked) => {
  const { user, api } = open(<QuickAdd item={{ ...item, ...(storeHours && { storeHours }) }} />, (fake) => {
    fake.respond(cartList, []);
    fake.respond(storeDetails, aStore({ id: 2, ...isOpen }));
    fake.respond(addToCart, [aLine({ id: 3, item })]);
  });
  await user.click(await screen.findByRole('button', { name: /^Add / }));
  await waitFor(() => expect(api.calls(addToCart)).toHaveLength(1));
  expect(api.calls(storeDetails)).toHaveLength(asked);
});

it.each([
  ['sells nothing', neverOpen, false],
  ['takes orders for later', { ...neverOpen, scheduleOrder: true }, true],
])(
  'has the plus of a card as the item’s page has its buttons: the store is closed and %s [STATE-06] [STATE-07] [STATE-11]',
  async (_case, storeHours, mayAdd) => {
    open(<QuickAdd item={{ ...item, scheduleOrder: true, storeHours }} />);
    const name = mayAdd ? /^Add / : 'Out of Stock';
    const plus = await screen.findByRole('button', { name });
    expect(plus).toHaveProperty('disabled', !mayAdd);
  },
);

it('adds where it is unknown whether the store is open, and lets the server decide', async () => {
  const { user, api } = open(<QuickAdd item={item} />, (fake) => {
    fake.respond(storeDetails, () => {
      throw refused(500, 'broken');
    });
    fake.respond(cartList, []);
    fake.respond(addToCart, [aLine({ id: 3, item })]);
  });
  await user.click(await screen.findByRole('button', { name: /^Add / }));
  await waitFor(() => expect(api.calls(addToCart)).toHaveLength(1));
});

it('shows the refusal of the server, which alone knows that the store is closed [STATE-06] [STATE-07]', async () => {
  const { user, toasts } = open(<QuickAdd item={{ ...item, storeHours: isOpen }} />, (fake) => {
    fake.respond(cartList, []);
    fake.respond(addToCart, () => {
      throw refused(403, 'Night Grill is closed now.');
    });
  });
  await user.click(await screen.findByRole('button', { name: /^Add / }));
  await waitFor(() => expect(toasts).toEqual(['Night Grill is closed now.']));
});

it.each([
  ['sells nothing', neverOpen, false],
  ['takes orders for later', { ...neverOpen, scheduleOrder: true }, true],
])(
  'a closed store that %s: Buy Now and Add to Cart [STATE-07] [STATE-11]',
  async (_case, storeHours, mayBuy) => {
    open(<AddToCart item={{ ...item, scheduleOrder: true, storeHours }} choice={aChoice()} quantity={1} />);
    if (mayBuy) expect(await screen.findByRole('button', { name: 'Buy Now' })).toBeEnabled();
    else expect(await screen.findByRole('button', { name: 'Out of Stock' })).toBeDisabled();
  },
);

it.each([
  ['for good', neverOpen, /is closed\.$/],
  [
    'with orders for later',
    { ...neverOpen, scheduleOrder: true },
    /is closed\. You can order now for later\.$/,
  ],
])('shows in the cart that its store is closed %s [STATE-07]', async (_case, hours, words) => {
  open(<CartDrawer payload={{}} done={() => {}} />, (fake) =>
    fake.respond(storeDetails, aStore({ id: 9, name: 'Bakery', ...hours })),
  );
  expect(await screen.findByText(words)).toBeVisible();
});

it('tells on ordering again when the store opens, and keeps the current cart [X-07] [STATE-07]', async () => {
  // Toasts of the tests before are still on screen.
  const complained = jest.spyOn(toast, 'error');
  const done = jest.fn();
  const { api } = open(<Reorder payload={{ orderId: 5 }} done={done} />, (fake) => {
    fake.respond(orderDetails, [anOrderLine({ id: 1, itemId: 7, name: 'Kebab' })]);
    fake.respond(itemDetails, { ...item, storeHours: neverOpen });
  });
  await waitFor(() => expect(done).toHaveBeenCalled());
  expect(complained.mock.calls).toEqual([[expect.stringMatching(closed)]]);
  expect(screen.getByText(closed)).toBeVisible();
  expect(api.calls(clearCart)).toHaveLength(0);
});
