import { itemDetails } from '@shop/contract';
import type { Item } from '@shop/domain';
import type { SlotProps } from '@shop/federation';
import { LayerHistoryProvider } from '@shop/router';
import { aFoodVariation, aLine, anItem, aStoreDiscount, refused, renderApp } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import ItemModal from './item-modal';

type BuyProps = SlotProps['add-to-cart'];

function open(
  own: Partial<Item> = {},
  options: { cartLineId?: number; address?: string; campaign?: boolean; note?: string } = {},
) {
  const { address = '/home', ...payload } = options;
  const buyProps: BuyProps[] = [];
  const done = jest.fn();
  const Buttons = (props: BuyProps) => {
    buyProps.push(props);
    return <button onClick={props.onDone}>Add to Cart</button>;
  };
  const item = anItem({ foodVariations: [aFoodVariation()], ...own });
  const line = aLine({ id: 5, item, quantity: 3, options: [{ group: 'Size', labels: ['Full'] }] });
  const app = renderApp(<ItemModal payload={{ itemId: 1, ...payload }} done={done} />, {
    address,
    cart: [line],
    slots: { 'add-to-cart': Buttons },
    setUpApi: (api) => api.respond(itemDetails, item),
  });
  return { ...app, done, last: () => buyProps.at(-1) };
}

it('shows picture, store, rating, price, choices and total in a dialog [ITEM-08] [ITEM-09] [ITEM-10] [ITEM-11] [ITEM-14] [ITEM-15]', async () => {
  open({ discount: { type: 'amount', value: 200 } });
  const dialog = await screen.findByRole('dialog', { name: 'Chicken Karahi' });
  const inside = within(dialog);
  expect(await inside.findByRole('img', { name: 'Chicken Karahi' })).toBeVisible();
  expect(inside.getByText('$2.00 off')).toBeVisible();
  expect(inside.getByRole('link', { name: 'Lahori Dhaba' })).toHaveAttribute('href', '/store/1');
  expect(inside.getByText('Rated 4.5 of 5 by 12')).toBeInTheDocument();
  expect(inside.getByRole('group', { name: /Size/ })).toBeVisible();
  expect(inside.getByText('Total amount').parentElement).toHaveTextContent('$8.00');
  expect(inside.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
});

it('shows the total that the store would charge, and the minimum order of its discount [ITEM-14] [BIZ-28]', async () => {
  const storeDiscount = aStoreDiscount({ minPurchase: 5_000, maxDiscount: 800 });
  const { user } = open({ storeDiscountPercent: 20, storeDiscount, price: 915, foodVariations: [] });
  const inside = within(await screen.findByRole('dialog', { name: 'Chicken Karahi' }));
  expect(await inside.findByText('20% off orders from $50.00')).toBeVisible();
  const total = () => inside.getByText('Total amount').parentElement;
  // With the three in the cart it is $36.60, below the minimum.
  expect(total()).toHaveTextContent('$9.15');
  expect(total()).not.toHaveTextContent('Before');
  await user.click(inside.getByRole('button', { name: 'One more' }));
  await user.click(inside.getByRole('button', { name: 'One more' }));
  // The items in the cart have $5.49 of the maximum of $8.00.
  expect(total()).toHaveTextContent('$24.94');
});

it('shows the same price of one in its head as in the total of the edited line [ITEM-14] [BIZ-28]', async () => {
  const storeDiscount = aStoreDiscount({ minPurchase: 0, maxDiscount: 500 });
  const own = { price: 2_500, storeDiscountPercent: 20, storeDiscount, foodVariations: [] };
  // The line has the whole maximum of the discount already, so another one would have none.
  const { user } = open(own, { cartLineId: 5 });
  const inside = within(await screen.findByRole('dialog', { name: 'Chicken Karahi' }));
  await user.click(await inside.findByRole('button', { name: 'One less' }));
  await user.click(inside.getByRole('button', { name: 'One less' }));
  expect(inside.getByText('Total amount').parentElement).toHaveTextContent('$20.00');
  expect(inside.getAllByText('$20.00')).toHaveLength(2);
});

it.each([
  ['an item', {}, '?item=1'],
  ['an item of a campaign', { campaign: true }, '?item=1&item_campaign=1'],
  ['a line of the cart', { cartLineId: 5 }, '?item=1&item_line=5'],
])('has an address, which opens it again: %s [ITEM-08] [X-13]', async (_case, more, search) => {
  const { address } = renderApp(
    <LayerHistoryProvider>
      <ItemModal payload={{ itemId: 1, campaign: false, ...more }} done={() => undefined} />
    </LayerHistoryProvider>,
    { address: '/store/1', setUpApi: (api) => api.respond(itemDetails, anItem()) },
  );
  await waitFor(() => expect(address()).toBe(`/store/1${search}`));
});

it("does not link the store on that store's own page [ITEM-09]", async () => {
  open({}, { address: '/store/1' });
  expect(await screen.findByText('Lahori Dhaba')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Lahori Dhaba' })).toBeNull();
});

it('says its rating as it is shown [ITEM-10] [BIZ-14]', async () => {
  open({ averageRating: 4.05 });
  expect(await screen.findByText('4.1')).toBeVisible();
  expect(screen.getByText('Rated 4.1 of 5 by 12')).toBeInTheDocument();
});

it('hides the rating of a campaign item, and fetches it as one [ITEM-10] [CALL-10]', async () => {
  const { api } = open({ campaign: true }, { campaign: true });
  await screen.findByText('Lahori Dhaba');
  expect(screen.queryByText('Rated 4.5 of 5 by 12')).toBeNull();
  expect(api.calls(itemDetails)).toEqual([{ params: { id: 1 }, query: { campaign: true } }]);
});

it('starts an edited cart line with its own choice and quantity, and closes when that is done [STATE-20] [CART-01]', async () => {
  const { user, last, done } = open({}, { cartLineId: 5 });
  expect(await screen.findByRole('radio', { name: /Full/ })).toBeChecked();
  expect(screen.getByText('Total amount').parentElement).toHaveTextContent('$54.00');
  expect(last()).toMatchObject({ quantity: 3, line: { id: 5 } });
  await user.click(screen.getByRole('button', { name: 'Add to Cart' }));
  expect(done).toHaveBeenCalledTimes(1);
});

it('closes by Escape and by its button', async () => {
  const { user, done } = open();
  await screen.findByText('Total amount');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(done).toHaveBeenCalledTimes(2);
});

it('shows that the item does not exist', async () => {
  renderApp(<ItemModal payload={{ itemId: 9 }} done={() => {}} />, {
    setUpApi: (api) => api.respond(itemDetails, () => Promise.reject(refused(404))),
  });
  expect(await screen.findByText('This item is not here any more')).toBeVisible();
});

it('takes a note for the item, bounded, behind a button [X-21]', async () => {
  const { user, last } = open({ foodVariations: [] });
  await user.click(await screen.findByRole('button', { name: 'Add a note' }));
  const field = screen.getByRole('textbox', { name: 'Note for this item' });
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute('maxlength', '140');
  await user.type(field, 'No onions');
  expect(last()?.choice).toMatchObject({ note: 'No onions' });
  await user.clear(field);
  expect(last()?.choice.note).toBe('');
  expect(field).toBeVisible();
});

it('shows the note of an edited line, which comes with the command where the backend has none [X-21]', async () => {
  const { last } = open({}, { cartLineId: 5, note: 'Well done' });
  expect(await screen.findByRole('textbox', { name: 'Note for this item' })).toHaveValue('Well done');
  expect(last()?.choice).toMatchObject({ note: 'Well done', options: [{ group: 'Size', labels: ['Full'] }] });
});

it('has that note after a reload too, and only for that line, until it is closed [X-21]', async () => {
  const note = () => screen.findByRole('textbox', { name: 'Note for this item' });
  const first = open({}, { cartLineId: 5, note: 'Well done' });
  expect(await note()).toHaveValue('Well done');
  const saved = sessionStorage.getItem('edited_note') ?? '';
  expect(saved).toContain('Well done');
  first.unmount();
  expect(sessionStorage.getItem('edited_note')).toBeNull();

  // A reload ends the page without closing anything; the address names item and line.
  sessionStorage.setItem('edited_note', saved);
  const { last, unmount } = open({}, { cartLineId: 5 });
  expect(await note()).toHaveValue('Well done');
  expect(last()?.choice.note).toBe('Well done');
  unmount();
  sessionStorage.setItem('edited_note', saved.replace('5', '6'));
  open({}, { cartLineId: 5 });
  expect(await screen.findByRole('button', { name: 'Add a note' })).toBeVisible();
});
