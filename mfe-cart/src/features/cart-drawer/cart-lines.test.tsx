/** @jest-environment-options {"styles": true} */
import { addToCart, cartList, clearCart, removeFromCart, updateCart } from '@shop/contract';
import type { CartLine } from '@shop/domain';
import { aChoice, aLine, anItem, renderApp, type TestAppOptions } from '@shop/testing';
import { toast, Toaster } from '@shop/ui';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { CartController } from '../../cart/controller/cart-controller';
import { useCartController } from '../../cart/use-cart';
import { getSavedDraft } from '../../ordering/draft/saved-draft';
import CartDrawer from './cart-drawer';

// Time passes only where a test waits for something.
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const naan = aLine({ id: 1, item: anItem({ id: 1, name: 'Naan', price: 150 }) });
const tea = aLine({ id: 2, item: anItem({ id: 2, name: 'Tea', price: 500 }), quantity: 2 });

/** A backend with a cart, and toasts on screen. */
function open(lines: CartLine[], options: TestAppOptions = {}) {
  let cart = lines;
  const setUpApi: TestAppOptions['setUpApi'] = (api) => {
    api.respond(cartList, () => cart);
    api.respond(removeFromCart, ({ query }) => (cart = cart.filter(({ id }) => id !== query.cart_id)));
    api.respond(clearCart, () => (cart = []));
    api.respond(addToCart, ({ body }) => {
      const item = lines.find((line) => line.item.id === body.item_id)?.item ?? anItem();
      return (cart = [...cart, aLine({ id: 50 + cart.length, item, quantity: body.quantity })]);
    });
    api.respond(
      updateCart,
      ({ body }) =>
        (cart = cart.map((line) =>
          line.id === body.cart_id ? { ...line, quantity: body.quantity, priceSeen: null } : line,
        )),
    );
    options.setUpApi?.(api);
  };
  const ui = (
    <>
      <CartDrawer payload={{}} done={() => {}} />
      <Toaster closeLabel="Dismiss" />
    </>
  );
  return renderApp(ui, { ...options, setUpApi });
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const row = async (name: string) => {
  const line = (await screen.findByText(name)).closest('li');
  if (!line) throw new Error(`${name} stands in no line`);
  return within(line);
};

describe('removing', () => {
  it('can be undone, and the line returns [X-05] [CART-01]', async () => {
    const { user, api } = open([naan, tea]);
    await user.click(await button('Remove Naan'));
    expect(screen.queryByText('Naan')).toBeNull();
    expect(await screen.findByText('Cart item remove successfully')).toBeVisible();
    await waitFor(() => expect(api.calls(removeFromCart)).toHaveLength(1));
    await user.click(await button('Undo'));
    expect(await screen.findByText('Naan')).toBeVisible();
    await waitFor(() => expect(api.calls(addToCart)).toMatchObject([{ body: { item_id: 1, quantity: 1 } }]));
  });

  it('moves the focus to the next line, from the last one to the heading [X-05]', async () => {
    const { user } = open([naan, tea]);
    await user.click(await button('Remove Naan'));
    expect((await row('Tea')).getAllByRole('button')[0]).toHaveFocus();
    await user.click(await button('Remove Tea'));
    expect(screen.getByRole('heading', { name: 'Shopping Cart' })).toHaveFocus();
  });

  it('takes one press whatever the quantity [CART-01]', async () => {
    const { user, api } = open([tea]);
    await user.click(await button('Remove Tea'));
    await waitFor(() => expect(api.calls(removeFromCart)).toEqual([{ query: { cart_id: 2, store_id: 1 } }]));
  });
});

it('clears the cart after a confirmation, says so for five seconds, and offers undo [CART-07] [BIZ-10] [CALL-16]', async () => {
  const { user, api } = open([naan, tea]);
  await user.click(await button('Clear Cart'));
  const question = within(await screen.findByRole('dialog', { name: 'Clear the cart?' }));
  const successToast = jest.spyOn(toast, 'success');
  await user.click(question.getByRole('button', { name: 'Clear Cart' }));
  expect(await screen.findByText('The cart was cleared.')).toBeVisible();
  expect(successToast.mock.lastCall?.[1]).toMatchObject({ lasts: 5_000 });
  successToast.mockRestore();
  expect(api.calls(clearCart)).toHaveLength(1);
  expect(screen.getByText('Your cart is empty')).toBeVisible();
  await user.click(await button('Undo'));
  expect(await screen.findByText('Naan')).toBeVisible();
  await waitFor(() => expect(screen.getByText('Tea')).toBeVisible());
});

it('leaves the cart alone when clearing is not confirmed [CART-07]', async () => {
  const { user, api } = open([naan]);
  await user.click(await button('Clear Cart'));
  const question = within(await screen.findByRole('dialog', { name: 'Clear the cart?' }));
  await user.click(question.getAllByRole('button', { name: 'Cancel' })[0]!); // the dialog's button, not its close button
  expect(api.calls(clearCart)).toEqual([]);
  expect(screen.getByText('Naan')).toBeVisible();
});

it('goes to the checkout once no change is pending [STATE-22] [X-05]', async () => {
  let settle = () => {};
  const { user, address, api } = open([tea], {
    session: { token: 'token' },
    setUpApi: (fake) =>
      fake.respond(
        updateCart,
        () => new Promise((resolve) => (settle = () => resolve([{ ...tea, quantity: 3 }]))),
      ),
  });
  fireEvent.click(await button('One more'));
  await user.click(await button('Proceed To Checkout'));
  expect(address()).toBe('/');
  expect(await button('Proceed To Checkout')).toHaveAttribute('aria-busy', 'true');
  await waitFor(() => expect(api.calls(updateCart)).toHaveLength(1));
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(address()).toBe('/');
  settle();
  await waitFor(() => expect(address()).toBe('/checkout?page=cart'));
});

it.each([
  ['Out of Stock', { stock: 2 }],
  ['Out of Limits', { maximumCartQuantity: 2 }],
])('shows %s at the maximum quantity [VALID-01] [ERR-04] [ERR-05]', async (text, item) => {
  const { user, api } = open([{ ...tea, item: { ...tea.item, ...item } }]);
  await user.click(await button('One more'));
  expect(await within(screen.getByRole('alert')).findByText(text)).toBeVisible();
  expect(api.calls(updateCart)).toEqual([]);
});

it('shows quantities with a leading zero, and labels them with the plain number [BIZ-13] [D-18]', async () => {
  open([tea]);
  const group = within(await screen.findByRole('group', { name: 'Quantity of Tea' }));
  expect(group.getByText('02')).toHaveAttribute('aria-hidden', 'true');
  expect(group.getByText('2')).toBeInTheDocument();
});

it('writes every amount in full [D-19] [BIZ-23] [BIZ-24]', async () => {
  open([aLine({ item: anItem({ price: 123_456_700, discount: { type: 'amount', value: 100 } }) })]);
  expect(await screen.findAllByText('$1,234,566.00')).toHaveLength(2);
  expect(screen.getAllByText('$1,234,567.00')).toHaveLength(2);
  expect(screen.getByRole('dialog')).not.toHaveTextContent(/\d[KMB]\b/);
});

it('shows the same subtotal as the checkout, before discounts [D-19] [BIZ-25]', async () => {
  open([aLine({ item: anItem({ price: 1_000, discount: { type: 'percent', value: 10 } }), quantity: 2 })]);
  const amount = async (label: string) => (await screen.findByText(label)).nextElementSibling;
  expect(await amount('Subtotal')).toHaveTextContent('$20.00');
  expect(await amount('Discount')).toHaveTextContent('−$2.00');
  expect(await amount('After discount')).toHaveTextContent('$18.00');
});

it('saves a note for the order, which the checkout shows [X-05]', async () => {
  const { user } = open([tea]);
  await user.click(await button('Add a note'));
  expect(await screen.findByRole('textbox', { name: 'Note for the order' })).toHaveFocus();
  await user.keyboard('No onions');
  expect(getSavedDraft('guest', `cart:${tea.item.storeId}`).note).toBe('No onions');
});

it('opens a line for another choice once no change is pending [CART-01]', async () => {
  const { user, bus, api } = open([tea]);
  const opened = jest.fn();
  bus.on('item:open-requested', opened);
  fireEvent.click(await button('One more'));
  await user.click(await button('Change Tea'));
  await waitFor(() => expect(opened).toHaveBeenCalledWith({ itemId: 2, cartLineId: 2, campaign: false }));
  expect(api.calls(updateCart)).toHaveLength(1);
  expect(screen.getByRole('dialog', { name: 'Shopping Cart' })).toBeVisible();
});

it('disables a new line’s controls until the server has given it an id; other lines can be changed [X-05]', async () => {
  let settle = () => {};
  const rice = { item: anItem({ id: 3, name: 'Rice' }), choice: aChoice(), quantity: 1 };
  let controller: CartController | undefined;
  const Adding = () => ((controller = useCartController()), null);
  renderApp(
    <>
      <CartDrawer payload={{}} done={() => {}} />
      <Adding />
    </>,
    {
      cart: [naan],
      setUpApi: (api) =>
        api.respond(
          addToCart,
          () => new Promise((resolve) => (settle = () => resolve([naan, aLine({ ...rice, id: 3 })]))),
        ),
    },
  );
  await button('Remove Naan');
  act(() => void controller?.add(rice));
  expect(await button('Remove Rice')).toBeDisabled();
  expect(await button('Change Rice')).toBeDisabled();
  expect(await button('Remove Naan')).toBeEnabled();
  await waitFor(() => (settle(), expect(screen.getByRole('button', { name: 'Remove Rice' })).toBeEnabled()));
});

it('shows the size and the price per kilogram of groceries, at the line’s price [X-28]', async () => {
  const goods = { moduleType: 'grocery', unit: '500 g', price: 400 } as const;
  const discount = { type: 'percent', value: 50 } as const;
  open([
    aLine({ id: 1, item: anItem({ ...goods, id: 1, name: 'Lentils', discount }) }),
    aLine({ id: 2, item: anItem({ ...goods, id: 2, name: 'Apples', unit: 'kg' }) }),
  ]);
  expect((await row('Lentils')).getByText('500 g · $4.00 / kg')).toBeVisible();
  expect((await row('Apples')).getByText('$4.00 / kg')).toBeVisible();
});

it('shows what the customer has said about a line, and gives the note to its form [X-21]', async () => {
  const said = { ...naan, note: 'No onions', ifSoldOut: 'remove' as const };
  const { user, bus } = open([said, { ...naan, id: 3 }], { session: { capabilities: ['line-notes'] } });
  const opened = jest.fn();
  bus.on('item:open-requested', opened);
  const line = within((await screen.findByText('“No onions”')).closest('li') ?? document.body);
  expect(line.getByText('If sold out: Leave it out')).toBeVisible();
  await user.click(line.getByRole('button', { name: 'Change Naan' }));
  await waitFor(() => expect(opened).toHaveBeenCalledTimes(1));
  expect(opened).toHaveBeenCalledWith({ itemId: 1, cartLineId: 1, campaign: false, note: 'No onions' });
});
