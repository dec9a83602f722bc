import { addToCart, cartList, changeList, deleteList, savedLists, saveList } from '@shop/contract';
import type { CartLine, SavedList } from '@shop/domain';
import type { SlotProps } from '@shop/federation';
import { aLine, anItem, refused, renderApp, type TestAppOptions } from '@shop/testing';
import { Toaster } from '@shop/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import SaveList from '../../features/save-list/save-list';
import { Page } from './lists-page';

const naan = aLine({ id: 1, item: anItem({ id: 1, name: 'Naan', storeId: 1, price: 150 }), quantity: 2 });
const milk = aLine({ id: 2, item: anItem({ id: 2, name: 'Milk', storeId: 1, price: 300 }), gone: true });
const weekly: SavedList = {
  id: 7,
  kind: 'list',
  name: 'Weekly shop',
  storeId: 1,
  storeName: 'Grocer',
  moduleId: 1,
  lines: [naan, milk],
};

function open(lists: SavedList[], { setUpApi, ...options }: TestAppOptions = {}) {
  let cart: CartLine[] = [];
  return renderApp(
    <>
      <Page />
      <Toaster closeLabel="Close" />
    </>,
    {
      session: { token: 't', module: { id: 1, type: 'grocery', name: 'Grocery' } },
      ...options,
      setUpApi: (api) => {
        let saved = lists;
        api.respond(savedLists, () => saved);
        api.respond(cartList, () => cart);
        api.respond(
          addToCart,
          ({ body }) => (cart = [...cart, { ...naan, id: 90, quantity: body.quantity }]),
        );
        api.respond(
          changeList,
          ({ body }) => (saved = [{ ...weekly, name: body.name ?? '', lines: [milk] }]),
        );
        api.respond(deleteList, () => (saved = []));
        setUpApi?.(api);
      },
    },
  );
}

const list = () => screen.findByRole('article', { name: 'Weekly shop' });

const Navigation = ({ current }: SlotProps['account-navigation']) => (
  <nav aria-label="Account">{current}</nav>
);

it('stands beside the navigation of the account for a customer, and alone for a guest [X-29]', async () => {
  const slots = { 'account-navigation': Navigation };
  const { session } = open([weekly], { slots });
  expect(await list()).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Account' })).toHaveTextContent('lists');
  act(() => session.setState({ token: null, guestId: 'guest-1' }));
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(await list()).toBeVisible();
});

it('shows the lists of a customer without the app of the account [X-29]', async () => {
  open([weekly]);
  expect(await list()).toBeVisible();
  expect(screen.queryByRole('navigation')).toBeNull();
});

it('puts a whole list into the cart, and tells what is missing [X-29]', async () => {
  const { user, api, bus } = open([weekly]);
  const opened = jest.fn();
  bus.on('cart:open-requested', opened);
  const card = within(await list());
  expect(card.getByText('Not available')).toBeVisible();
  expect(card.getAllByText('$3.00')).toHaveLength(2); // the line and the sum
  await user.click(card.getByRole('button', { name: 'Add all to cart' }));
  expect(await screen.findByText('Not available any more: Milk')).toBeVisible();
  expect(api.calls(addToCart)).toMatchObject([{ body: { item_id: 1, quantity: 2 } }]);
  expect(opened).toHaveBeenCalledTimes(1);
});

it('changes name and quantities at once, and loses nothing when that fails [X-29]', async () => {
  let refusals = 1;
  const { user, api, toasts } = open([weekly], {
    setUpApi: (fake) =>
      fake.respond(changeList, ({ body }) => {
        if (refusals-- > 0) throw refused(403, 'Please try again.');
        return [{ ...weekly, name: body.name ?? '', lines: [milk] }];
      }),
  });
  await user.click(within(await list()).getByRole('button', { name: 'Change Weekly shop' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change the list' }));
  const name = dialog.getByRole('textbox', { name: 'Name of the list' });
  await user.clear(name);
  await user.type(name, 'Fridays');
  await user.click(
    within(dialog.getByRole('group', { name: 'Quantity of Naan' })).getByRole('button', { name: 'One less' }),
  );
  await user.click(dialog.getByRole('button', { name: 'Remove Naan' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(name).toHaveValue('Fridays');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('article', { name: 'Fridays' })).toBeVisible();
  expect(api.calls(changeList)[1]).toEqual({
    body: { list_id: 7, name: 'Fridays', lines: [{ id: 1, quantity: 0 }] },
  });
});

it('asks before it deletes a list [X-29]', async () => {
  const { user, api } = open([weekly]);
  await user.click(within(await list()).getByRole('button', { name: 'Delete Weekly shop' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('No lists yet')).toBeVisible();
  expect(api.calls(deleteList)).toEqual([{ query: { list_id: 7 } }]);
});

it('says so where the backend keeps no lists [X-29]', async () => {
  const { api } = open([weekly], { config: { capabilities: [] } });
  expect(await screen.findByText('This shop keeps no lists')).toBeVisible();
  expect(api.calls(savedLists)).toEqual([]);
});

it('saves an order or the cart under a name, with one ready [X-29]', async () => {
  const done = jest.fn();
  const { user, api } = renderApp(<SaveList payload={{ orderId: 100_007 }} done={done} />, {
    session: { token: 't' },
    setUpApi: (fake) => fake.respond(saveList, [weekly]),
  });
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(done).toHaveBeenCalled());
  expect(api.calls(saveList)).toEqual([{ body: { kind: 'list', name: 'Weekly shop', order_id: 100_007 } }]);
});
