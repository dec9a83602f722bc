import { cartList, placeOrder, updateCart } from '@shop/contract';
import type { CartLine } from '@shop/domain';
import { aLine, anItem, aStore } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { forgetLineWords, saveLineWords } from '../../cart/line-words';
import { forgetAll, getPlaceButton, goToReview, openCheckout as open } from './open-checkout.fixture';

beforeEach(() => {
  forgetAll();
  forgetLineWords();
});

const capable = { session: { capabilities: ['line-notes', 'checked-total'] as const } };
const family = { session: { capabilities: ['checked-total'] as const } };
const ordered = async ({ user, address, api }: ReturnType<typeof open>) => {
  await user.click(await getPlaceButton());
  await waitFor(() => expect(address()).toContain('/order-confirmed'));
  return api.calls(placeOrder)[0]?.body;
};

it('asks what to do when something is sold out, for the order and for single lines [X-21]', async () => {
  let cart: CartLine[] = [
    aLine({ id: 1, item: anItem({ id: 1, name: 'Naan', price: 2_000 }), note: 'No onions' }),
    aLine({ id: 2, item: anItem({ id: 2, name: 'Rice', price: 2_000 }) }),
  ];
  const app = open({
    ...capable,
    setUpApi: (api) => {
      api.respond(cartList, () => cart);
      api.respond(updateCart, ({ body }) => {
        const ifSoldOut = body.if_sold_out === 'remove' ? 'remove' : undefined;
        return (cart = cart.map((line) => (line.id === body.cart_id ? { ...line, ifSoldOut } : line)));
      });
    },
  });
  const { user, api } = app;
  const group = await screen.findByRole('group', { name: 'If something is sold out' });
  expect(within(group).getByRole('radio', { name: /Call me/ })).toBeChecked();
  await user.click(within(group).getByRole('radio', { name: /Replace it/ }));
  await user.click(screen.getByRole('button', { name: 'Choose for single items' }));
  const rice = screen.getByRole('combobox', { name: /If .*Rice.* is sold out/ });
  expect(rice).toHaveDisplayValue('As for the whole order: Replace it');
  await user.selectOptions(rice, 'Leave it out');
  await waitFor(() =>
    expect(api.calls(updateCart)[0]?.body).toMatchObject({ cart_id: 2, if_sold_out: 'remove' }),
  );
  await waitFor(() => expect(rice).toBeEnabled());
  await goToReview(user);
  expect(await screen.findByText('“No onions”')).toBeVisible();
  expect(screen.getByText('If sold out: Leave it out')).toBeVisible();
  expect(await ordered(app)).toMatchObject({
    if_sold_out: 'replace',
    unavailable_item_note: 'Replace it',
    order_note: '',
    leave_at_door: false,
  });
});

it('leaves the order at the door, with cutlery where the store has it, unless cash is handed over [X-22]', async () => {
  const app = open({ ...capable, store: aStore({ cutlery: true }) });
  const { user } = app;
  const door = await screen.findByRole('checkbox', { name: /Leave at the door/ });
  await user.click(door);
  expect(door).toHaveAccessibleName(expect.stringContaining('Not with cash') as string);
  await user.click(screen.getByRole('checkbox', { name: /Add cutlery/ }));
  await goToReview(user);
  expect(screen.getByText(/Call me · Add cutlery/)).toBeVisible();
  expect(await ordered(app)).toMatchObject({ cutlery: true, leave_at_door: false });
});

it('offers neither cutlery nor the door where there is none [X-22] [ROLE-07]', async () => {
  const { user } = open();
  expect(await screen.findByRole('checkbox', { name: /Leave at the door/ })).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: /cutlery/ })).toBeNull();
  await user.click(screen.getByRole('radio', { name: /Take away/ }));
  expect(screen.queryByRole('checkbox', { name: /Leave at the door/ })).toBeNull();
});

it('writes notes into the order’s texts for a backend that keeps none [X-21]', async () => {
  saveLineWords(1, { variation: null, options: [] }, { note: 'No onions', ifSoldOut: 'remove' });
  const app = open({ ...family, lines: [{ name: 'Naan' }] });
  await goToReview(app.user);
  expect(await screen.findByText('“No onions”')).toBeVisible();
  const body = await ordered(app);
  expect(body).toMatchObject({
    order_note: 'Naan: No onions',
    unavailable_item_note: 'Call me; Naan: Leave it out',
  });
  for (const name of ['if_sold_out', 'leave_at_door', 'cutlery']) expect(body).not.toHaveProperty(name);
  // They belonged to that cart.
  expect(localStorage.getItem('cart_words')).toBeNull();
});
