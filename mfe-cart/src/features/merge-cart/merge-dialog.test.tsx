import { cartMerge, settleCartMerge } from '@shop/contract';
import type { CartMerge } from '@shop/domain';
import { aLine, anItem, refused, renderApp } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import MergeDialog from './merge-dialog';

const own = aLine({
  id: 1,
  item: anItem({ name: 'Naan', storeName: 'Dhaba', price: 100_000_00 }),
  quantity: 2,
});
const filled = aLine({ id: 8, item: anItem({ id: 2, name: 'Pizza', storeId: 9, storeName: 'Forno' }) });
const cut = [{ itemId: 1, name: 'Naan', wanted: 5, quantity: 2 }];

function open(merge: Partial<CartMerge>, settle: Parameters<typeof renderApp>[1] = {}) {
  const done = jest.fn();
  const app = renderApp(<MergeDialog payload={{}} done={done} />, {
    session: { token: 'token' },
    cart: [own],
    setUpApi: (api) => {
      api.respond(cartMerge, { cut: [], offered: [], ...merge });
      api.respond(settleCartMerge, ({ body }) => (body.keep === 'guest' ? [filled] : [own]));
      settle.setUpApi?.(api);
    },
  });
  return { ...app, done };
}

const findCart = async (title: string) => within(await screen.findByRole('region', { name: title }));

it('shows both carts of two stores with their totals, and discards none by itself [D-17] [D-19]', async () => {
  const { user, api, done } = open({ offered: [filled] });
  expect(await screen.findByRole('dialog', { name: 'Which cart do you want to keep?' })).toBeVisible();
  const [just, account] = [await findCart('Just filled'), await findCart('In your account')];
  expect(just.getByText('Forno')).toBeVisible();
  expect(just.getByText('Pizza')).toBeVisible();
  expect(account.getByText('Dhaba')).toBeVisible();
  expect(await account.findByText('$200,000.00')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(done).toHaveBeenCalled();
  expect(api.calls(settleCartMerge)).toEqual([]);
});

it.each([
  ['Just filled', 'guest'],
  ['In your account', 'account'],
])('keeps the cart that was chosen: %s [D-17]', async (title, choice) => {
  const { user, api, done } = open({ offered: [filled] });
  await user.click((await findCart(title)).getByRole('button', { name: 'Keep this cart' }));
  await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
  expect(api.calls(settleCartMerge)).toEqual([{ body: { keep: choice } }]);
});

it('lists reduced quantities with the wanted ones, and closes once that is confirmed [D-17]', async () => {
  const { user, api, done } = open({ cut });
  const dialog = await screen.findByRole('dialog', { name: 'Not everything could be kept' });
  expect(await within(dialog).findByText('Naan')).toBeVisible();
  expect(within(dialog).getByText('2 of 5')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'All right' }));
  await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
  expect(api.calls(settleCartMerge)).toEqual([{ body: { keep: 'account' } }]);
});

it('stays open when the choice could not be saved, and shows why', async () => {
  const { user, done, toasts } = open(
    { cut, offered: [filled] },
    {
      setUpApi: (api) =>
        api.respond(settleCartMerge, () => {
          throw refused(500, 'Try again');
        }),
    },
  );
  await user.click((await findCart('Just filled')).getByRole('button', { name: 'Keep this cart' }));
  await waitFor(() => expect(toasts).toEqual(['failed: http']));
  expect(done).not.toHaveBeenCalled();
});
