import { addToCart, cartList, removeFromCart, updateCart } from '@shop/contract';
import type { CartLine } from '@shop/domain';
import { aChoice, aFoodVariation, aLine, anItem, renderApp, type TestAppOptions } from '@shop/testing';
import { toast } from '@shop/ui';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { CartButton } from '../cart-button/cart-button';
import { QuickAdd } from './quick-add';

const item = anItem({ id: 7, storeId: 2, name: 'Tea' });
const sized = { ...item, foodVariations: [aFoodVariation()] };
const aSize = (label: string) => aChoice({ options: [{ group: 'Size', labels: [label] }] });

/** A backend with a cart. */
const fakeCart = (lines: CartLine[]): TestAppOptions['setUpApi'] => {
  let cart = lines;
  return (api) => {
    api.respond(cartList, () => cart);
    api.respond(addToCart, () => (cart = [...cart, aLine({ id: 9, item, quantity: 1 })]));
    api.respond(
      updateCart,
      ({ body }) =>
        (cart = cart.map((line) => (line.id === body.cart_id ? { ...line, quantity: body.quantity } : line))),
    );
    api.respond(removeFromCart, ({ query }) => (cart = cart.filter(({ id }) => id !== query.cart_id)));
  };
};

const button = (name: string) => screen.findByRole('button', { name });
const stepper = () => screen.findByRole('group', { name: 'Quantity of Tea' });

describe('a card knows the cart [X-15]', () => {
  it('shows a stepper with the count before the server has responded, and so does the badge', async () => {
    const { user, api } = renderApp(
      <>
        <CartButton />
        <QuickAdd item={item} />
      </>,
      { setUpApi: fakeCart([]) },
    );
    api.respond(addToCart, () => new Promise<never>(() => {}));
    await button('Open cart, 0 items');
    await user.click(await button('Add Tea to the cart'));
    expect(within(screen.getByRole('group', { name: 'Quantity of Tea' })).getByText('1')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Open cart, 1 item' })).toBeVisible();
  });

  it('answers a press within 16 ms, on the card and at the badge, however long the server takes', async () => {
    const { api } = renderApp(
      <>
        <CartButton />
        <QuickAdd item={item} />
      </>,
      { setUpApi: fakeCart([]) },
    );
    api.respond(addToCart, () => new Promise<never>(() => {}));
    const plus = await button('Add Tea to the cart');
    await button('Open cart, 0 items');
    jest.useFakeTimers();
    fireEvent.click(plus);
    act(() => jest.advanceTimersByTime(16));
    jest.useRealTimers();
    expect(within(screen.getByRole('group', { name: 'Quantity of Tea' })).getByText('1')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Open cart, 1 item' })).toBeVisible();
  });

  it('raises and lowers the quantity, and takes the last piece out', async () => {
    const { user, api } = renderApp(<QuickAdd item={item} />, { setUpApi: fakeCart([]) });
    await user.click(await button('Add Tea to the cart'));
    await waitFor(async () => expect(within(await stepper()).getAllByRole('button')[0]).toBeEnabled());
    await user.click(await button('Add Tea to the cart'));
    expect(within(await stepper()).getByText('2')).toBeInTheDocument();
    await waitFor(() => expect(api.calls(updateCart)).toMatchObject([{ body: { quantity: 2 } }]));
    await user.click(await button('One Tea less'));
    await user.click(await button('Take Tea out of the cart'));
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
    await waitFor(() => expect(api.calls(removeFromCart)).toHaveLength(1));
    expect(await button('Add Tea to the cart')).toBeEnabled();
    expect(api.calls(addToCart)).toHaveLength(1);
  });

  it('leaves the keyboard on the card when its buttons change', async () => {
    const { user } = renderApp(<QuickAdd item={item} />, { setUpApi: fakeCart([]) });
    (await button('Add Tea to the cart')).focus();
    await user.keyboard('{Enter}');
    await stepper();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add Tea to the cart' })).toHaveFocus());
    screen.getByRole('button', { name: 'Take Tea out of the cart' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('group')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Add Tea to the cart' })).toHaveFocus();
  });

  it('asks for the choice again before one more of an item that has choices', async () => {
    const { user, api, bus } = renderApp(<QuickAdd item={sized} />, {
      setUpApi: fakeCart([aLine({ id: 3, item: sized, quantity: 2, ...aSize('Full') })]),
    });
    const opened = jest.fn();
    bus.on('item:open-requested', opened);
    await stepper();
    await user.click(await button('Add Tea to the cart'));
    expect(opened).toHaveBeenCalledWith({ itemId: 7, campaign: false });
    await user.click(await button('One Tea less'));
    await waitFor(() => expect(api.calls(updateCart)).toMatchObject([{ body: { quantity: 1 } }]));
  });

  it('shows the number of several choices beside the plus', async () => {
    renderApp(<QuickAdd item={sized} />, {
      setUpApi: fakeCart([
        aLine({ id: 3, item: sized, quantity: 2, ...aSize('Full') }),
        aLine({ id: 4, item: sized, quantity: 1, ...aSize('Half') }),
      ]),
    });
    expect(await screen.findByText('3 in the cart')).toBeInTheDocument();
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add Tea to the cart' })).toBeEnabled();
  });

  it('refuses more than the stock has, with the reason', async () => {
    const complained = jest.spyOn(toast, 'error');
    const few = { ...item, stock: 2 };
    const { user, api } = renderApp(<QuickAdd item={few} />, {
      setUpApi: fakeCart([aLine({ id: 3, item: few, quantity: 2 })]),
    });
    await stepper();
    await user.click(await button('Add Tea to the cart'));
    expect(complained).toHaveBeenCalledWith('Out of Stock');
    expect(api.calls(updateCart)).toEqual([]);
  });
});
