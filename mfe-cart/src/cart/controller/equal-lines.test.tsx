import { addToCart, cartList, clearCart, removeFromCart, updateCart } from '@shop/contract';
import { aChoice, Refusal } from '@shop/testing';
import { act } from '@testing-library/react';
import { openController, naan, rice, tea } from './cart-controller.fixture';

describe('a dish that is in the cart', () => {
  const isThere = () => {
    throw new Refusal(403, { errors: [{ code: 'cart_item', message: 'Item already exists' }] });
  };
  const more = { item: tea.item, choice: aChoice(), quantity: 3 };

  it('raises the quantity of the equal line, and sends no second line [D-13] [CALL-14]', async () => {
    const { controller, inShort, api } = await openController();
    api.respond(updateCart, ({ body }) => [naan, { ...tea, quantity: body.quantity }]);
    expect(await act(() => controller.add(more))).toBe('added');
    expect(api.calls(updateCart)).toMatchObject([{ body: { cart_id: 2, quantity: 5, store_id: 1 } }]);
    expect(api.calls(addToCart)).toEqual([]);
    expect(inShort()[1]).toEqual([2, 5]);
  });

  it('reads the cart once more and raises the line that another tab has just added [F-34] [D-13]', async () => {
    const { controller, inShort, api, toasts } = await openController();
    api.respond(cartList, [naan]);
    api.respond(addToCart, () => {
      api.respond(cartList, [naan, tea]);
      return isThere();
    });
    api.respond(updateCart, ({ body }) => [naan, { ...tea, quantity: body.quantity }]);
    expect(await act(() => controller.add(more))).toBe('added');
    expect(api.calls(addToCart)).toHaveLength(1);
    expect(api.calls(updateCart)).toMatchObject([{ body: { cart_id: 2, quantity: 5 } }]);
    expect(inShort()).toEqual([
      [1, 1],
      [2, 5],
    ]);
    expect(toasts).toEqual([]);
  });

  it('changes nothing where only its add-ons differ, and returns that line [D-13]', async () => {
    const { controller, inShort, api, toasts } = await openController();
    api.respond(addToCart, isThere);
    const wanted = { ...more, choice: aChoice({ addOns: [{ id: 9, quantity: 1 }] }) };
    expect(await act(() => controller.add(wanted))).toBe('other-add-ons');
    expect(controller.findDish(wanted)).toMatchObject({ id: 2 });
    expect(api.calls(updateCart)).toEqual([]);
    expect(inShort()).toEqual([
      [1, 1],
      [2, 2],
    ]);
    expect(toasts).toEqual([]);
  });

  it('shows a refusal that nothing in the cart explains [ERR-17]', async () => {
    const { controller, api, toasts } = await openController();
    api.respond(addToCart, isThere);
    expect(await act(() => controller.add(rice))).toBe('failed');
    expect(toasts).toEqual(['Item already exists']);
  });
});

it('sends the store’s id with every request of the cart [CALL-12] [CALL-15] [CALL-16]', async () => {
  const { controller, api } = await openController();
  for (const endpoint of [addToCart, removeFromCart, clearCart]) api.respond(endpoint, [naan]);
  await act(() => controller.add(rice));
  act(() => controller.setQuantity(naan, 0));
  await act(() => controller.settled());
  await act(() => controller.clear());
  expect(api.calls(cartList).at(-1)).toEqual({ query: { store_id: 1 } });
  expect(api.calls(addToCart)[0]?.body).toMatchObject({ store_id: 1 });
  expect(api.calls(removeFromCart)).toEqual([{ query: { cart_id: 1, store_id: 1 } }]);
  expect(api.calls(clearCart)).toEqual([{ query: { store_id: 1 } }]);
});
