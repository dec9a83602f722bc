/** @jest-environment-options {"styles": true} */
import { itemDetails } from '@shop/contract';
import type { Item } from '@shop/domain';
import type { SlotProps } from '@shop/federation';
import { aFoodVariation, anItem, refused, renderApp, visibleText } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { Page } from './item-page';

// The clock advances only while a test waits.
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

type BuyProps = SlotProps['add-to-cart'];

/** The page with a fake of mfe-cart’s buttons that records its last props. */
function open(item: Partial<Item> = {}) {
  const buyProps: BuyProps[] = [];
  const Buttons = (props: BuyProps) => {
    buyProps.push(props);
    return <button>Add to Cart</button>;
  };
  const app = renderApp(<Page />, {
    path: '/product/:id',
    address: '/product/1',
    slots: { 'add-to-cart': Buttons },
    setUpApi: (api) => api.respond(itemDetails, anItem(item)),
  });
  return { ...app, last: () => buyProps.at(-1) };
}

const total = async () => (await screen.findByText('Total amount')).parentElement?.textContent;
const option = (name: RegExp | string) => screen.getByRole('radio', { name });

it('shows name, store link, rating and price [ITEM-03]', async () => {
  const { api } = open({ discount: { type: 'percent', value: 10 } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Chicken Karahi' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Lahori Dhaba' })).toHaveAttribute('href', '/store/1');
  expect(screen.getByText('Rated 4.5 of 5 by 12')).toBeInTheDocument();
  expect(screen.getAllByText('$9.00')[0]).toBeVisible();
  expect(screen.getAllByText('$10.00')[0]?.closest('s')).not.toBeNull();
  expect(screen.getByText('10% off')).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Chicken Karahi · Mosaic'));
  expect(api.calls(itemDetails)).toEqual([{ params: { id: 1 } }]);
});

it('shows picture, choices, quantity and buttons beside the description [ITEM-01] [ITEM-02] [ITEM-04]', async () => {
  const { last } = open({
    imageUrl: '/a.svg',
    imageUrls: ['/a.svg', '/b.svg'],
    foodVariations: [aFoodVariation()],
  });
  expect(await screen.findByRole('img', { name: 'Chicken Karahi' })).toHaveAttribute('src', '/a.svg');
  expect(screen.getByRole('button', { name: 'Picture 2 of 2', hidden: true })).toBeInTheDocument();
  expect(screen.getByRole('group', { name: /Size/ })).toBeVisible();
  expect(screen.getByRole('group', { name: 'Quantity' })).toHaveTextContent('01');
  expect(last()).toMatchObject({ quantity: 1, line: null });
});

it('adds options and add-ons to the price and multiplies by the quantity [ITEM-14] [BIZ-26] [D-33]', async () => {
  const { user, last } = open({
    foodVariations: [aFoodVariation()],
    addOns: [{ id: 7, storeId: 1, name: 'Raita', price: 150 }],
  });
  expect(await total()).toContain('$10.00');
  await user.click(option(/Full/));
  expect(await total()).toContain('$18.00');
  await user.click(screen.getByRole('checkbox', { name: /Raita/ }));
  await user.click(screen.getByRole('button', { name: 'One more Raita' }));
  expect(await total()).toContain('$21.00');
  await user.click(screen.getByRole('button', { name: 'One more' }));
  expect(await total()).toContain('$42.00');
  expect(last()).toMatchObject({
    quantity: 2,
    choice: { options: [{ group: 'Size', labels: ['Full'] }], addOns: [{ id: 7, quantity: 2 }] },
  });
});

it('replaces a single choice, and clears it when it is picked again [STATE-16]', async () => {
  const { user, last } = open({ foodVariations: [aFoodVariation()] });
  await screen.findByText('Total amount');
  await user.click(option(/Half/));
  await user.click(option(/Full/));
  expect(last()?.choice.options).toEqual([{ group: 'Size', labels: ['Full'] }]);
  await user.click(option(/Full/));
  expect(last()?.choice.options).toEqual([]);
  expect(option(/Full/)).not.toBeChecked();
});

it('toggles each option of a multiple choice, and checks their number [STATE-17] [VALID-06]', async () => {
  const values = ['Cheese', 'Olives', 'Corn'].map((label) => ({ label, price: 0 }));
  const { user, last } = open({
    foodVariations: [aFoodVariation({ name: 'Topping', type: 'multi', min: 2, max: 2, values })],
  });
  await user.click(await screen.findByRole('checkbox', { name: /Cheese/ }));
  const group = screen.getByRole('group', { name: /Topping/ });
  const message = 'Selected variation named Topping must be in between Minimum 2 and Maximum 2';
  expect(within(group).getByText(message)).toBeVisible();
  expect(group).toHaveAccessibleDescription(message);
  await user.click(screen.getByRole('checkbox', { name: /Olives/ }));
  expect(screen.queryByText(message)).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: /Cheese/ }));
  expect(last()?.choice.options).toEqual([{ group: 'Topping', labels: ['Olives'] }]);
});

it('shows free options as free [BIZ-19]', async () => {
  open({ foodVariations: [aFoodVariation()] });
  expect(await screen.findByRole('radio', { name: /Half\s*free/ })).toBeVisible();
});

it('marks a required group, and shows beside it what is missing after a try to add [VALID-05]', async () => {
  const { user } = open({ foodVariations: [aFoodVariation({ required: true })] });
  const group = await screen.findByRole('group', { name: /Size/ });
  expect(within(group).getByText('Required')).toBeVisible();
  const message = 'Variation Size can not remain without selection';
  expect(screen.queryByText(message)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Add to Cart' }));
  expect(await within(group).findByText(message)).toBeVisible();
  await waitFor(() => expect(option(/Half/)).toHaveFocus());
});

it('adds add-ons with quantity 1, and removes one when its bin is pressed [STATE-18]', async () => {
  const { user, last } = open({ addOns: [{ id: 7, storeId: 1, name: 'Raita', price: 0 }] });
  await user.click(await screen.findByRole('checkbox', { name: /Raita/ }));
  expect(last()?.choice.addOns).toEqual([{ id: 7, quantity: 1 }]);
  await user.click(screen.getByRole('button', { name: 'Remove Raita' }));
  expect(last()?.choice.addOns).toEqual([]);
});

const sizes: Partial<Item> = {
  price: 100,
  variations: [
    { type: 'Small', price: 500, stock: 5 },
    { type: 'Large', price: 800, stock: 0 },
    { type: 'Huge', price: 900, stock: 2 },
  ],
  choiceOptions: [{ title: 'Size', options: ['Small', 'Large', 'Huge'] }],
};

it("uses the variation's price, and resets the quantity to 1 with another one [STATE-12] [D-33]", async () => {
  const { user, last } = open(sizes);
  expect(await total()).toContain('$5.00');
  await user.click(screen.getByRole('button', { name: 'One more' }));
  expect(await total()).toContain('$10.00');
  await user.click(option(/Huge/));
  expect(await total()).toContain('$9.00');
  expect(last()).toMatchObject({ quantity: 1, choice: { variation: 'Huge' } });
});

it('shows that a variation is sold out [VALID-03]', async () => {
  const { user } = open(sizes);
  await user.click(await screen.findByRole('radio', { name: /Large/ }));
  const message = 'This variation is out of stock. Choose another variation to proceed further.';
  expect(screen.getByText(message)).toBeVisible();
});

it.each([
  ['Out of Stock', { stock: 1 }],
  ['Out of Limits', { stock: 9, maximumCartQuantity: 1 }],
])('stops at the limit and shows %s [VALID-01] [VALID-02] [ERR-04] [ERR-05]', async (message, item) => {
  const { user, last } = open(item);
  await user.click(await screen.findByRole('button', { name: 'One more' }));
  expect(screen.getByText(message)).toBeVisible();
  expect(last()?.quantity).toBe(1);
  expect(screen.getByRole('button', { name: 'One less' })).toHaveAttribute('aria-disabled', 'true');
});

it('cuts the description to 130 characters until it is expanded, and never renders HTML [ITEM-07] [BIZ-07] [F-36]', async () => {
  const long = `<p>Slow <b>cooked</b> ${'very '.repeat(40)}</p><img src=x onerror="alert(1)">end`;
  const { user, container } = open({ description: long });
  const more = await screen.findByRole('button', { name: 'Read more' });
  expect(visibleText(more.parentElement)).toMatch(/^Slow cooked (very )+ver… Read more$/);
  expect(more.parentElement).toHaveTextContent('very end'); // The rest is in the markup for visitors without scripts.
  await user.click(more);
  const less = screen.getByRole('button', { name: 'Read less' });
  expect(visibleText(less.parentElement)).toMatch(/very\s+end Read less$/);
  expect(container.querySelector('[onerror], b')).toBeNull();
});

it('shows badges, lists that end with a period, and the prescription note [ITEM-12] [ITEM-13] [ITEM-16] [BIZ-19]', async () => {
  open({
    veg: false,
    halal: true,
    genericNames: ['Paracetamol', 'Caffeine'],
    allergies: ['Nuts'],
    prescriptionRequired: true,
  });
  expect(await screen.findByText('Non veg')).toBeVisible();
  expect(screen.getByText('Halal')).toBeVisible();
  expect(screen.getByText('Paracetamol, Caffeine.')).toBeVisible();
  expect(screen.getByText('Nuts.')).toBeVisible();
  expect(screen.getByText('prescription is required')).toBeVisible();
});

it('shows that an item does not exist, with a link [X-01]', async () => {
  renderApp(<Page />, {
    path: '/product/:id',
    address: '/product/99',
    setUpApi: (api) => api.respond(itemDetails, () => Promise.reject(refused(404, 'Not found'))),
  });
  expect(await screen.findByRole('heading', { name: 'This item is not here any more' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the shop' })).toHaveAttribute('href', '/home');
});

it.each(['abc', '0', '-4', '1e3'])('requests nothing for %s', async (id) => {
  const { api } = renderApp(<Page />, { path: '/product/:id', address: `/product/${id}` });
  expect(await screen.findByRole('heading', { name: 'This item is not here any more' })).toBeVisible();
  expect(api.calls(itemDetails)).toEqual([]);
});

it('can be retried after a failure [F-26]', async () => {
  let isDown = true;
  const { user } = renderApp(<Page />, {
    path: '/product/:id',
    address: '/product/1',
    setUpApi: (api) =>
      api.respond(itemDetails, () => {
        if (isDown) throw refused(500, 'Broken');
        return anItem();
      }),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('This could not be loaded');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Chicken Karahi' })).toBeVisible();
});

it('shows item, choices and total without mfe-cart [F-04]', async () => {
  renderApp(<Page />, {
    path: '/product/:id',
    address: '/product/1',
    setUpApi: (api) => api.respond(itemDetails, anItem({ foodVariations: [aFoodVariation()] })),
  });
  expect(await screen.findByRole('heading', { name: 'Chicken Karahi' })).toBeVisible();
  expect(await total()).toContain('$10.00');
});
