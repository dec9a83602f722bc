import { cartList, deleteList, resumeCart, savedLists, saveList } from '@shop/contract';
import type { CartLine, SavedList } from '@shop/domain';
import { aConfig, aLine, anItem, refused, renderApp, type TestAppOptions } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import CartDrawer from './cart-drawer';

const naan = aLine({ id: 1, item: anItem({ id: 1, name: 'Naan', storeId: 1, storeName: 'Bakery' }) });
const soap = aLine({
  id: 5,
  item: anItem({ id: 5, name: 'Soap', storeId: 2, storeName: 'Grocer' }),
  quantity: 3,
});
const aList = (own: Partial<SavedList>): SavedList => ({
  id: 7,
  kind: 'cart',
  name: '',
  storeId: 2,
  storeName: 'Grocer',
  moduleId: 1,
  lines: [soap],
  ...own,
});

function open(cart: CartLine[], lists: SavedList[], options: TestAppOptions = {}) {
  return renderApp(<CartDrawer payload={{}} done={jest.fn()} />, {
    session: { token: 't', module: { id: 1, type: 'grocery', name: 'Grocery' } },
    ...options,
    setUpApi: (api) => {
      let current = cart;
      let saved = lists;
      api.respond(cartList, () => current);
      api.respond(savedLists, () => saved);
      api.respond(resumeCart, () => {
        [current, saved] = [[soap], [aList({ id: 8, storeId: 1, storeName: 'Bakery', lines: [naan] })]];
        return current;
      });
      api.respond(saveList, () => {
        [current, saved] = [[], [...saved, aList({ id: 9, storeId: 1, storeName: 'Bakery', lines: [naan] })]];
        return saved;
      });
      api.respond(deleteList, () => (saved = []));
      options.setUpApi?.(api);
    },
  });
}

const carts = () => screen.findByRole('region', { name: 'Your other carts' });

it('shows carts of other stores beside this one, and changes over to one [X-25]', async () => {
  const { user, api } = open([naan], [aList({})]);
  const waiting = within(await carts());
  expect(waiting.getByText('Grocer')).toBeVisible();
  expect(waiting.getByText('3 items')).toBeVisible();
  await user.click(waiting.getByRole('button', { name: 'Go on' }));
  expect(await screen.findByRole('group', { name: 'Quantity of Soap' })).toBeVisible();
  expect(await within(await carts()).findByText('Bakery')).toBeVisible();
  expect(api.calls(resumeCart)).toEqual([{ body: { list_id: 7 } }]);
});

it('lets the cart wait, and deletes one that waits [X-25]', async () => {
  const { user, api } = open([naan], []);
  await user.click(await screen.findByRole('button', { name: 'Keep for later' }));
  expect(await screen.findByText('Your cart is empty')).toBeVisible();
  expect(api.calls(saveList)).toEqual([{ body: { kind: 'cart' } }]);
  const bin = within(await carts()).getByRole('button', { name: 'Delete the cart of Bakery' });
  await user.click(bin);
  const question = within(await screen.findByRole('dialog', { name: 'Delete this cart?' }));
  expect(question.getByText(/The cart of .*Bakery.* will be deleted/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  expect(api.calls(deleteList)).toEqual([]);
  await user.click(bin);
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Your other carts' })).toBeNull());
  expect(api.calls(deleteList)).toEqual([{ query: { list_id: 9 } }]);
});

it('keeps both carts as they are when the backend refuses [X-25] [F-24]', async () => {
  const { user, toasts } = open([naan], [aList({})], {
    setUpApi: (api) =>
      api.respond(resumeCart, () => {
        throw refused(404, 'This is not there any more.');
      }),
  });
  await user.click(within(await carts()).getByRole('button', { name: 'Go on' }));
  await waitFor(() => expect(toasts).toEqual(['This is not there any more.']));
  expect(screen.getByRole('group', { name: 'Quantity of Naan' })).toBeVisible();
});

it('opens the form that saves the cart as a list, and links to the lists [X-29]', async () => {
  const { user, bus } = open([naan], [aList({ kind: 'list', name: 'Weekly shop' })]);
  const listener = jest.fn();
  bus.on('list:save-requested', listener);
  await user.click(await screen.findByRole('button', { name: 'Save as a list' }));
  expect(listener).toHaveBeenCalledWith({});
  expect(screen.getByRole('link', { name: 'Shopping lists 1' })).toHaveAttribute('href', '/lists');
});

it('shows nothing of it where the backend keeps no lists [X-25] [X-29]', async () => {
  const { api } = open([naan], [], { config: { ...aConfig(), capabilities: [] } });
  await screen.findByRole('group', { name: 'Quantity of Naan' });
  expect(screen.queryByRole('button', { name: 'Keep for later' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Save as a list' })).toBeNull();
  expect(api.calls(savedLists)).toEqual([]);
});
