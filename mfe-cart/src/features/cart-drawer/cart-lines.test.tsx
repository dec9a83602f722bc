import { addToCart, cartList, clearCart, removeFromCart, updateCart } from '@shop/contract';
import type { CartLine } from '@shop/domain';
import { aChoice, aFoodVariation, aLine, anItem, renderApp, type TestAppOptions } from '@shop/testing';
import { toast, Toaster } from '@shop/ui';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { CartKeeper } from '../../cart/cart-keeper';
import { useCartKeeper } from '../../cart/use-cart';
import CartDrawer from './cart-drawer';

const naan = aLine({ id: 1, item: anItem({ id: 1, name: 'Naan', price: 150 }) });
const tea = aLine({ id: 2, item: anItem({ id: 2, name: 'Tea', price: 500 }), quantity: 2 });

/** A backend that keeps a cart; toasts are seen. */
function open(lines: CartLine[], options: TestAppOptions = {}) {
  let cart = lines;
  const answers: TestAppOptions['answers'] = (api) => {
    api.answer(cartList, () => cart);
    api.answer(removeFromCart, ({ query }) => (cart = cart.filter(({ id }) => id !== query.cart_id)));
    api.answer(clearCart, () => (cart = []));
    api.answer(addToCart, ({ body }) => {
      const item = lines.find((line) => line.item.id === body.item_id)?.item ?? anItem();
      return (cart = [...cart, aLine({ id: 50 + cart.length, item, quantity: body.quantity })]);
    });
    api.answer(
      updateCart,
      ({ body }) =>
        (cart = cart.map((line) =>
          line.id === body.cart_id ? { ...line, quantity: body.quantity, priceSeen: null } : line,
        )),
    );
    options.answers?.(api);
  };
  const ui = (
    <>
      <CartDrawer payload={{}} done={() => {}} />
      <Toaster closeLabel="Dismiss" />
    </>
  );
  return renderApp(ui, { ...options, answers });
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const row = async (name: string) => {
  const line = (await screen.findByText(name)).closest('li');
  if (!line) throw new Error(`${name} stands in no line`);
  return within(line);
};

describe('removing', () => {
  it('can be taken back, and the line comes again [X-05] [CART-01]', async () => {
    const { user, api } = open([naan, tea]);
    await user.click(await button('Remove Naan'));
    expect(screen.queryByText('Naan')).toBeNull();
    expect(await screen.findByText('Cart item remove successfully')).toBeVisible();
    await waitFor(() => expect(api.calls(removeFromCart)).toHaveLength(1));
    await user.click(await button('Undo'));
    expect(await screen.findByText('Naan')).toBeVisible();
    await waitFor(() => expect(api.calls(addToCart)).toMatchObject([{ body: { item_id: 1, quantity: 1 } }]));
  });

  it('hands the focus to the next line, from the last one to the heading [X-05]', async () => {
    const { user } = open([naan, tea]);
    await user.click(await button('Remove Naan'));
    expect((await row('Tea')).getAllByRole('button')[0]).toHaveFocus();
    await user.click(await button('Remove Tea'));
    expect(screen.getByRole('heading', { name: 'Shopping Cart' })).toHaveFocus();
  });

  it('is one press whatever the quantity [CART-01]', async () => {
    const { user, api } = open([tea]);
    await user.click(await button('Remove Tea'));
    await waitFor(() => expect(api.calls(removeFromCart)).toEqual([{ query: { cart_id: 2 } }]));
  });
});

it('empties the cart after a question, says so for five seconds, and can take it back [CART-07] [BIZ-10] [CALL-16]', async () => {
  const { user, api } = open([naan, tea]);
  await user.click(await button('Clear Cart'));
  const question = within(await screen.findByRole('dialog', { name: 'Clear the cart?' }));
  const told = jest.spyOn(toast, 'success');
  await user.click(question.getByRole('button', { name: 'Clear Cart' }));
  expect(await screen.findByText('The cart was cleared.')).toBeVisible();
  expect(told.mock.lastCall?.[1]).toMatchObject({ lasts: 5_000 });
  told.mockRestore();
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
  await user.click(question.getAllByRole('button', { name: 'Cancel' })[0]!); // its own button beside the cross
  expect(api.calls(clearCart)).toEqual([]);
  expect(screen.getByText('Naan')).toBeVisible();
});

describe('a line that cannot be ordered as it stands', () => {
  const short = (left: number) => ({ ...tea, quantity: 5, item: { ...tea.item, stock: left } });

  it('takes what is left with one press, and the others stay usable [X-05] [F-25]', async () => {
    const { user, api } = open([short(3), naan]);
    expect(await screen.findByText('Only 3 left')).toBeVisible();
    expect((await row('Naan')).getByRole('button', { name: 'One more' })).toBeEnabled();
    await user.click(await button('Take 3: Tea'));
    expect(screen.queryByText('Only 3 left')).toBeNull();
    await waitFor(() => expect(api.calls(updateCart)).toMatchObject([{ body: { cart_id: 2, quantity: 3 } }]));
  });

  it('is taken out when nothing is left of it [X-05] [ERR-04]', async () => {
    const { user, api } = open([{ ...tea, item: { ...tea.item, stock: 0 } }, naan]);
    const sold = await row('Tea');
    expect(await sold.findByText('Out of Stock')).toBeVisible();
    expect(sold.queryByRole('group')).toBeNull();
    await user.click(await button('Remove: Tea'));
    await waitFor(() => expect(api.calls(removeFromCart)).toHaveLength(1));
    expect(screen.getByText('Naan')).toBeVisible();
  });

  it.each([
    ['over its limit', { maximumCartQuantity: 1 }, 'At most 1 in one order', 'Take 1: Tea'],
    [
      'out of its hours',
      { availableFrom: '00:00:00', availableTo: '00:00:01' },
      /Not Available now/,
      'Remove: Tea',
    ],
    [
      'chosen as it is not offered any more',
      { foodVariations: [aFoodVariation({ required: true })] },
      /not offered like this/,
      'Choose: Tea',
    ],
  ])('says what is wrong with it: %s [X-05]', async (_case, item, words, way) => {
    open([{ ...tea, item: { ...tea.item, ...item } }]);
    expect(await screen.findByText(words)).toBeVisible();
    expect(await button(way)).toBeEnabled();
  });

  it('shows a changed price with the old one, and is content when that is accepted [X-05] [F-24]', async () => {
    const { user, api } = open([{ ...tea, priceSeen: 400 }]);
    const line = await row('Tea');
    expect(await line.findByText('$4.00')).toBeVisible();
    expect(line.getByText('$5.00')).toBeVisible();
    await user.click(await button('OK: Tea'));
    await waitFor(() => expect(screen.queryByText('$4.00')).toBeNull());
    expect(api.calls(updateCart)).toMatchObject([{ body: { cart_id: 2, quantity: 2 } }]);
  });

  it('is shown instead of the checkout, and all of them are mended with one press [X-05] [STATE-22]', async () => {
    const gone = { ...naan, gone: true };
    const { user, api, address } = open([short(3), gone], { session: { token: 'token' } });
    expect(await screen.findByText('2 items cannot be ordered as they are')).toBeVisible();
    await user.click(await button('Proceed To Checkout'));
    expect(address()).toBe('/');
    expect(await button('Take 3: Tea')).toHaveFocus();
    await user.click(await button('Fix all'));
    await user.click(await button('Proceed To Checkout'));
    await waitFor(() => expect(address()).toBe('/checkout?page=cart'));
    expect(api.calls(removeFromCart)).toEqual([{ query: { cart_id: 1 } }]);
  });
});

it('waits with the checkout for what is under way [STATE-22] [X-05]', async () => {
  let answer = () => {};
  const { user, address } = open([tea], {
    session: { token: 'token' },
    answers: (api) =>
      api.answer(
        updateCart,
        () => new Promise((resolve) => (answer = () => resolve([{ ...tea, quantity: 3 }]))),
      ),
  });
  fireEvent.click(await button('One more'));
  await user.click(await button('Proceed To Checkout'));
  expect(address()).toBe('/');
  expect(await button('Proceed To Checkout')).toHaveAttribute('aria-busy', 'true');
  await new Promise((resolve) => setTimeout(resolve, 300));
  answer();
  await waitFor(() => expect(address()).toBe('/checkout?page=cart'));
});

it.each([
  ['Out of Stock', { stock: 2 }],
  ['Out of Limits', { maximumCartQuantity: 2 }],
])('says %s at the end of what can be had [VALID-01] [ERR-04] [ERR-05]', async (words, item) => {
  const { user, api } = open([{ ...tea, item: { ...tea.item, ...item } }]);
  await user.click(await button('One more'));
  expect(await within(screen.getByRole('alert')).findByText(words)).toBeVisible();
  expect(api.calls(updateCart)).toEqual([]);
});

it('shows quantities with a leading zero, and says the plain number [BIZ-13] [D-18]', async () => {
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

it('opens a line in place for another choice, once what is under way has been answered [CART-01]', async () => {
  const { user, bus, api } = open([tea]);
  const opened = jest.fn();
  bus.on('item:open-requested', opened);
  fireEvent.click(await button('One more'));
  await user.click(await button('Change Tea'));
  await waitFor(() => expect(opened).toHaveBeenCalledWith({ itemId: 2, cartLineId: 2, campaign: false }));
  expect(api.calls(updateCart)).toHaveLength(1);
  expect(screen.getByRole('dialog', { name: 'Shopping Cart' })).toBeVisible();
});

it('waits with a new line’s controls until the server has named it; the others go on [X-05]', async () => {
  let answer = () => {};
  const rice = { item: anItem({ id: 3, name: 'Rice' }), choice: aChoice(), quantity: 1 };
  let keeper: CartKeeper | undefined;
  const Adding = () => ((keeper = useCartKeeper()), null);
  renderApp(
    <>
      <CartDrawer payload={{}} done={() => {}} />
      <Adding />
    </>,
    {
      cart: [naan],
      answers: (api) =>
        api.answer(
          addToCart,
          () => new Promise((resolve) => (answer = () => resolve([naan, aLine({ ...rice, id: 3 })]))),
        ),
    },
  );
  await button('Remove Naan');
  act(() => void keeper?.add(rice));
  expect(await button('Remove Rice')).toBeDisabled();
  expect(await button('Change Rice')).toBeDisabled();
  expect(await button('Remove Naan')).toBeEnabled();
  await waitFor(() => (answer(), expect(screen.getByRole('button', { name: 'Remove Rice' })).toBeEnabled()));
});

it('lists after a change of place what is not delivered there, and takes nothing out by itself', async () => {
  const { user, api, bus } = open([naan, tea], {
    session: { zoneIds: [9], place: { address: 'Far Quay', latitude: 1, longitude: 1 } },
  });
  const notice = within((await screen.findByText(/Not delivered to .*Far Quay/)).closest('div')!); // stands in its box
  expect(notice.getByText('Naan')).toBeVisible();
  const asked = jest.fn();
  bus.on('place:choose-requested', asked);
  await user.click(notice.getByRole('button', { name: 'Choose another place' }));
  expect(asked).toHaveBeenCalledWith({ because: 'cart' });
  expect(api.calls(removeFromCart)).toEqual([]);
  await user.click(notice.getByRole('button', { name: 'Remove 2 items' }));
  await waitFor(() => expect(api.calls(removeFromCart)).toHaveLength(2));
});
