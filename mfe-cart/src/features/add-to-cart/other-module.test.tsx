import { addToCart, cartList, clearCart, moduleList } from '@shop/contract';
import type { CartLine } from '@shop/domain';
import { aChoice, aLine, aModule, anItem, refused, renderApp, type TestAppOptions } from '@shop/testing';
import { toast } from '@shop/ui';
import { screen, waitFor } from '@testing-library/react';
import { CartButton } from '../cart-button/cart-button';
import { AddToCart } from './add-to-cart';
import { QuickAdd } from './quick-add';

const food = { id: 4, type: 'food', name: 'Food' } as const;
const tea = anItem({ id: 7, storeId: 2, moduleId: 1, moduleType: 'grocery', name: 'Tea' });
const modules = [aModule({ id: 4 }), aModule({ id: 1, type: 'grocery', name: 'Grocery' })];

/** Shows the number of items in the cart, as the header does, beside the button that is pressed. */
function open(
  pressed: React.ReactNode,
  { setUpApi, ...options }: TestAppOptions = {},
  lines: CartLine[] = [],
) {
  let cart = lines;
  return renderApp(
    <>
      <CartButton />
      {pressed}
    </>,
    {
      session: { module: food },
      ...options,
      setUpApi: (api) => {
        api.respond(moduleList, modules);
        api.respond(cartList, () => cart);
        api.respond(addToCart, () => (cart = [...cart, aLine({ id: 9, item: tea })]));
        api.respond(clearCart, () => (cart = []));
        setUpApi?.(api);
      },
    },
  );
}

const button = (name: string) => screen.findByRole('button', { name });
const fullButtons = <AddToCart item={tea} choice={aChoice()} quantity={1} />;

afterEach(() => sessionStorage.clear());

it.each([
  ['a card', <QuickAdd item={tea} />, 'Add Tea to the cart'],
  ['a page or dialog', fullButtons, 'Add to Cart'],
])(
  'adds an item of another module from %s to the cart that the visitor sees [ITEM-05] [CART-03] [STATE-22]',
  async (_case, pressed, name) => {
    const { user, api, session } = open(pressed);
    let moduleAtAdd: number | undefined;
    api.respond(addToCart, () => {
      moduleAtAdd = session.getState().module?.id;
      return [aLine({ id: 9, item: tea })];
    });
    await user.click(await button(name));
    expect(await button('Open cart, 1 item')).toBeVisible();
    await waitFor(() => expect(api.calls(addToCart)).toHaveLength(1));
    expect(moduleAtAdd).toBe(1);
    await waitFor(() =>
      expect(session.getState().module).toEqual({ id: 1, type: 'grocery', name: 'Grocery' }),
    );
  },
);

it('buys it in its module [ITEM-05] [STATE-09]', async () => {
  const { user, address, session } = open(fullButtons, { session: { module: food, token: 'token' } });
  await user.click(await button('Buy Now'));
  expect(address()).toBe('/checkout?page=buy_now');
  expect(session.getState().module?.id).toBe(1);
});

it.each([
  [
    'refuses',
    () => {
      throw refused(500);
    },
  ],
  ['never sends', () => new Promise<never>(() => {})],
])('adds it although the backend %s the modules [ITEM-05]', async (_case, response) => {
  const success = jest.spyOn(toast, 'success');
  const { user, session } = open(<QuickAdd item={tea} />, {
    setUpApi: (api) => api.respond(moduleList, response),
  });
  await user.click(await button('Add Tea to the cart'));
  await waitFor(() => expect(success).toHaveBeenCalledWith('Item added to cart', expect.anything()));
  expect(session.getState().module?.id).toBe(1);
});

it('asks about the other store in the cart of its module, and clears that one [STATE-14] [STATE-15]', async () => {
  const milk = anItem({ id: 8, storeId: 3, moduleId: 1, moduleType: 'grocery' });
  const { user, api, session } = open(<QuickAdd item={tea} />, {}, [aLine({ id: 1, item: milk })]);
  let moduleAtClear: number | undefined;
  api.respond(clearCart, () => {
    moduleAtClear = session.getState().module?.id;
    return [];
  });
  await user.click(await button('Add Tea to the cart'));
  await user.click(await button('Clear Cart'));
  await waitFor(() => expect(moduleAtClear).toBe(1));
});

it('leaves the visitor where nothing may be added [D-04] [VALID-01]', async () => {
  const { user, session } = open(<QuickAdd item={tea} />, { session: { module: food, zoneIds: [] } });
  await user.click(await button('Add Tea to the cart'));
  expect(session.getState().module).toEqual(food);
});
