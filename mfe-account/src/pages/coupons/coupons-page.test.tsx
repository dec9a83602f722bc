/** @jest-environment-options {"styles": true} */
import { cartList, couponList } from '@shop/contract';
import { aCoupon, aCustomer, aLine, anItem, Refusal, renderApp, type TestAppOptions } from '@shop/testing';
import { customerInfo } from '@shop/contract';
import { screen, within } from '@testing-library/react';
import { Page } from './coupons-page';

const coupons = [
  aCoupon(),
  aCoupon({
    id: 2,
    code: 'THERE',
    title: 'At two stores',
    type: 'store_wise',
    reach: [
      { id: 3, name: 'Forno' },
      { id: 4, name: 'Garden' },
    ],
  }),
  aCoupon({
    id: 3,
    code: 'AREA',
    title: 'Around',
    type: 'zone_wise',
    reach: [{ id: 1, name: 'Old Harbour' }],
  }),
  aCoupon({ id: 4, code: 'FREE', title: 'On us', type: 'free_delivery', minPurchase: 0, moduleName: 'Food' }),
  aCoupon({
    id: 5,
    code: 'HUGE',
    title: 'Big',
    discount: { type: 'amount', value: 25_000_000 },
    maxDiscount: 0,
  }),
];

const open = (options: TestAppOptions = {}) =>
  renderApp(<Page />, {
    address: '/coupons',
    session: { token: 'token', guestId: null },
    ...options,
    setUpApi: (api) => {
      api.respond(customerInfo, aCustomer());
      api.respond(cartList, []);
      api.respond(couponList, coupons);
      options.setUpApi?.(api);
    },
  });

const card = async (title: string) =>
  within((await screen.findByRole('heading', { name: title })).closest('li')!); // a heading of a card

it('shows discount, conditions and scope of each coupon [D-28] [BIZ-29] [BIZ-30] [BIZ-31] [BIZ-32]', async () => {
  open();
  const welcome = await card('Welcome');
  for (const text of [
    '10% off',
    'Orders from $20.00',
    'At most $5.00 off',
    'Until Dec 31, 2026',
    'In every store',
  ])
    expect(welcome.getByText(text)).toBeVisible();
  const there = await card('At two stores');
  expect(there.getByRole('link', { name: 'Forno' })).toHaveAttribute('href', '/store/3');
  expect(there.getByRole('link', { name: 'Garden' })).toHaveAttribute('href', '/store/4');
  expect((await card('Around')).getByText(/^Only in/)).toHaveTextContent('Only in Old Harbour');
  const free = await card('On us');
  for (const text of ['Free delivery', 'No minimum order', 'Everywhere in Food'])
    expect(free.getByText(text)).toBeVisible();
});

it('shortens large amounts, but not for screen readers [BIZ-24] [D-19]', async () => {
  open();
  const huge = await card('Big');
  expect(huge.getByText('$250.00K off')).toHaveAttribute('aria-hidden', 'true');
  expect(huge.getByText('$250,000.00 off')).toBeInTheDocument();
});

it('copies a code and says so [D-28]', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Copy code WELCOME10' }));
  expect(await navigator.clipboard.readText()).toBe('WELCOME10');
  expect(await screen.findByText('Copied')).toBeVisible();
});

it('shows those for the store of the cart, if there is a cart', async () => {
  const { user, api, address } = open({
    setUpApi: (fake) => {
      fake.respond(cartList, [aLine({ item: anItem({ storeId: 3 }) })]);
      fake.respond(couponList, ({ query }) => (query?.store_id === 3 ? coupons.slice(1, 2) : coupons));
    },
  });
  await user.click(await screen.findByRole('tab', { name: 'For your cart' }));
  expect(await screen.findByRole('heading', { name: 'At two stores' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Welcome' })).toBeNull();
  expect(address()).toBe('/coupons?for=cart');
  expect(api.calls(couponList)).toContainEqual({ query: { store_id: 3 } });
});

it('shows a message where there are none, with a link to the shop', async () => {
  open({ setUpApi: (api) => api.respond(couponList, []) });
  expect(await screen.findByText('No coupons at the moment')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Start shopping' })).toHaveAttribute('href', '/home');
});

it('offers a retry when they cannot be loaded', async () => {
  let isDown = true;
  const { user } = open({
    setUpApi: (api) =>
      api.respond(couponList, () => {
        if (isDown) throw new Refusal(500, { message: 'Server error' });
        return coupons;
      }),
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  await user.click(again);
  expect(await screen.findByRole('heading', { name: 'Welcome' })).toBeVisible();
});

it('widens the amount’s column rather than break the number in large text [D-28]', async () => {
  open();
  const ticket = (await screen.findByRole('heading', { name: 'Big' })).closest('li');
  expect(ticket).toHaveStyle({ gridTemplateColumns: 'minmax(112px, min-content) minmax(0, 1fr)' });
});
