import { addToCart, cartList, clearCart, updateCart } from '@shop/contract';
import type { CartLine } from '@shop/domain';
import { aChoice, aLine, anItem, Refusal, refused, renderApp, type TestAppOptions } from '@shop/testing';
import { toast } from '@shop/ui';
import { screen, waitFor } from '@testing-library/react';
import { CartButton } from '../cart-button/cart-button';
import { AddToCart } from './add-to-cart';
import { QuickAdd } from './quick-add';

const item = anItem({ id: 7, storeId: 2 });

/** A backend that accepts each change. */
const fakeCart =
  (lines: CartLine[]): TestAppOptions['setUpApi'] =>
  (api) => {
    api.respond(cartList, lines);
    api.respond(addToCart, [aLine({ id: 9, item })]);
    api.respond(updateCart, ({ body }) => lines.map((line) => ({ ...line, quantity: body.quantity })));
    api.respond(clearCart, () => {
      api.respond(cartList, []);
      return [];
    });
  };

const button = (name: string) => screen.findByRole('button', { name });

describe('a toast', () => {
  const successToast = jest.spyOn(toast, 'success');
  const complained = jest.spyOn(toast, 'error');
  const hinted = jest.spyOn(toast, 'info');
  beforeEach(() => jest.clearAllMocks());
  const last = (spy: typeof successToast) => spy.mock.lastCall ?? [];

  it('shows what was added, with a link to the cart [ERR-01] [STATE-08]', async () => {
    const { user, bus } = renderApp(<AddToCart item={item} choice={aChoice()} quantity={1} />, {
      setUpApi: fakeCart([]),
    });
    const opened = jest.fn();
    bus.on('cart:open-requested', opened);
    await user.click(await button('Add to Cart'));
    await waitFor(() => expect(last(successToast)[0]).toBe('Item added to cart'));
    last(successToast)[1]?.action?.run();
    expect(opened).toHaveBeenCalledTimes(1);
  });

  it('shows that a line was changed [STATE-20]', async () => {
    const { user } = renderApp(<AddToCart item={item} choice={aChoice()} quantity={3} />, {
      setUpApi: fakeCart([aLine({ item })]),
    });
    await user.click(await button('Update To Cart'));
    await waitFor(() => expect(last(successToast)[0]).toBe('Item updated successfully'));
  });

  it('shows that the dish is in the cart with other add-ons, and that line opens [D-13] [STATE-20]', async () => {
    const there = aLine({ id: 4, item, addOns: [{ id: 3, quantity: 1 }] });
    const done = jest.fn();
    const { user, bus, api, toasts } = renderApp(
      <AddToCart item={item} choice={aChoice()} quantity={1} onDone={done} />,
      {
        setUpApi: (fake) => {
          fakeCart([there])?.(fake);
          fake.respond(addToCart, () => {
            throw new Refusal(403, { errors: [{ code: 'cart_item', message: 'Item already exists' }] });
          });
        },
      },
    );
    const opened = jest.fn();
    bus.on('item:open-requested', opened);
    await user.click(await button('Add to Cart'));
    await waitFor(() => expect(opened.mock.calls).toEqual([[{ itemId: 7, cartLineId: 4, campaign: false }]]));
    expect(last(hinted)[0]).toBe(
      'Chicken Karahi is in your cart already with other add-ons. Change it there.',
    );
    expect(done).toHaveBeenCalledTimes(1);
    expect(api.calls(updateCart)).toEqual([]);
    expect(toasts).toEqual([]);
  });

  it('shows that nothing was changed [VALID-04] [ERR-06]', async () => {
    const { user } = renderApp(<AddToCart item={item} choice={aChoice()} quantity={1} />, {
      setUpApi: fakeCart([aLine({ item })]),
    });
    await user.click(await button('Update To Cart'));
    expect(last(hinted)[0]).toBe('No changes found to update.');
  });

  it('shows for five seconds that the cart was cleared and the item added [STATE-15] [BIZ-10]', async () => {
    const { user } = renderApp(<AddToCart item={item} choice={aChoice()} quantity={1} />, {
      setUpApi: fakeCart([aLine({ item: anItem({ id: 1, storeId: 1 }) })]),
    });
    await user.click(await button('Add to Cart'));
    await user.click(await button('Clear Cart'));
    await waitFor(() =>
      expect(last(successToast)).toEqual([
        'The cart was cleared and the item added.',
        expect.objectContaining({ lasts: 5_000 }),
      ]),
    );
  });

  const twoSizes = [
    { type: 'S', price: 100, stock: 0 },
    { type: 'L', price: 100, stock: 4 },
  ];
  it.each([
    ['Out of Stock', { stock: 1 }, 2, null],
    ['Out of Limits', { maximumCartQuantity: 1 }, 2, null],
    [
      'This variation is out of stock. Choose another variation to proceed further.',
      { variations: twoSizes },
      1,
      'S',
    ],
  ])(
    'shows what prevents adding and buying: %s [VALID-01] [VALID-03] [ERR-02] [ERR-04] [ERR-05]',
    async (message, own, quantity, variation) => {
      const { user, api, address } = renderApp(
        <AddToCart item={{ ...item, ...own }} choice={aChoice({ variation })} quantity={quantity} />,
        { setUpApi: fakeCart([]) },
      );
      for (const label of ['Add to Cart', 'Buy Now']) {
        await user.click(await button(label));
        expect(last(complained)[0]).toBe(message);
        jest.clearAllMocks();
      }
      expect(api.calls(addToCart)).toEqual([]);
      expect(address()).toBe('/');
    },
  );
});

it('leaves a line as it was when its change is refused [X-05]', async () => {
  const done = jest.fn();
  const line = aLine({ id: 4, item });
  const { user, api, toasts } = renderApp(
    <AddToCart item={item} choice={aChoice()} quantity={5} line={line} onDone={done} />,
    { setUpApi: fakeCart([line]) },
  );
  api.respond(updateCart, () => {
    throw refused(403, 'Out of Limits');
  });
  await user.click(await button('Update To Cart'));
  await waitFor(() => expect(toasts).toEqual(['Out of Limits']));
  expect(done).not.toHaveBeenCalled();
  expect(api.calls(updateCart)).toHaveLength(1);
  expect(api.calls(addToCart)).toEqual([]);
});

it('updates the badge before the server has responded [X-05]', async () => {
  const { user, api } = renderApp(
    <>
      <CartButton />
      <QuickAdd item={item} />
    </>,
    { setUpApi: fakeCart([]) },
  );
  api.respond(addToCart, () => new Promise<never>(() => {}));
  await button('Open cart, 0 items');
  await user.click(await button('Add Chicken Karahi to the cart'));
  expect(screen.getByRole('button', { name: 'Open cart, 1 item' })).toBeVisible();
});

it('asks once for a guest’s id before the first thing is added, and keeps it [STATE-05] [ROLE-02]', async () => {
  // The client itself sends this request, below the fake backend.
  const network = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response(JSON.stringify({ guest_id: 'guest-9' })));
  const other = { ...item, id: 8, name: 'Tea' };
  const { user, api, session } = renderApp(
    <>
      <QuickAdd item={item} />
      <QuickAdd item={other} />
    </>,
    { session: { guestId: null }, setUpApi: fakeCart([]) },
  );
  await user.click(await button('Add Chicken Karahi to the cart'));
  await user.click(await button('Add Tea to the cart'));
  await waitFor(() => expect(api.calls(addToCart)).toHaveLength(2));
  expect(network.mock.calls.map(([url]) => url)).toEqual(['/api/v1/auth/guest/request']);
  expect(session.getState().guestId).toBe('guest-9');
  network.mockRestore();
});
