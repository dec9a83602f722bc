import { walletBonuses, walletMovements } from '@shop/contract';
import type { WalletMovement } from '@shop/domain';
import { aBonus, aMovement, refused } from '@shop/testing';
import { screen, within } from '@testing-library/react';
import { openWallet } from './open-wallet.fixture';

const history = () => screen.getByRole('region', { name: 'Transaction history' });
const rows = async () =>
  within(await screen.findByRole('region', { name: 'Transaction history' })).findAllByRole('listitem');
const chip = (name: string) => within(history()).getByRole('button', { name });

const all: WalletMovement[] = [
  aMovement({ id: 7, kind: 'order_place', amount: -1_050, balance: 4_250, reference: '100007' }),
  aMovement({ id: 6, kind: 'order_refund', amount: 300, reference: '100003' }),
  aMovement({ id: 5, kind: 'CashBack', amount: 250, reference: '' }),
  aMovement({ id: 4, kind: 'loyalty_point', amount: 500, reference: '500' }),
  aMovement({ id: 3, kind: 'add_fund', amount: 3_300, bonus: 300, reference: 'mosaic_pay' }),
  aMovement({ id: 2, kind: 'referrer', amount: 500, reference: 'BILAL22' }),
  aMovement({ id: 1, kind: 'other', amount: 100, reference: '' }),
];

it('shows the balance in full, whatever its size [WALL-01] [D-19] [ROUTE-10]', async () => {
  openWallet({ balance: 123_456_789 });
  expect(screen.getByRole('heading', { level: 1, name: 'Wallet' })).toBeVisible();
  expect(await screen.findByText('$1,234,567.89')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Wallet', hidden: true })).toHaveAttribute('aria-current', 'page');
});

it('links a trip’s payment or refund to that trip [GEN-04]', async () => {
  const movements = [
    aMovement({ id: 9, kind: 'trip_refund', amount: 2_100, reference: '500001' }),
    aMovement({ id: 8, kind: 'trip_booking', amount: -2_100, reference: '500001' }),
  ];
  openWallet({ movements });
  const [refund, booking] = await rows();
  expect(refund).toHaveTextContent('Trip refundTrip #500001');
  expect(booking).toHaveTextContent('Trip paymentTrip #500001');
  expect(within(booking!).getByRole('link')).toHaveAttribute('href', '/profile?page=my-trips&trip_id=500001');
});

it('shows each movement with title, sign as symbol and text, and balance [D-19]', async () => {
  openWallet({ movements: all });
  const [order, refund, cashback, points, fund, friend, other] = await rows();
  expect(order).toHaveTextContent('Order paymentOrder #100007');
  expect(order).toHaveTextContent('−$10.50Spent $10.50Balance $42.50');
  expect(within(order!).getByRole('link', { name: 'Order #100007' })).toHaveAttribute(
    'href',
    '/profile?page=my-orders&order_id=100007',
  );
  expect(refund).toHaveTextContent('+$3.00Received $3.00');
  expect(cashback).toHaveTextContent('Cashback');
  expect(points).toHaveTextContent('Points convertedPoints: 500');
  expect(fund).toHaveTextContent('Fund addedMosaic Paywith $3.00 bonus');
  expect(fund).toHaveTextContent('+$33.00');
  expect(friend).toHaveTextContent('Referral rewardBILAL22');
  expect(other).toHaveTextContent('Wallet transaction');
});

it.each([
  ['Order', 'order', 2],
  ['Loyalty point', 'loyalty_point', 1],
  ['Add fund', 'add_fund', 1],
  ['Referrer', 'referrer', 1],
  ['Cashback', 'CashBack', 1],
])('filters by %s, also in the address', async (name, type, count) => {
  const { user, address } = openWallet({ movements: all });
  await rows();
  await user.click(chip(name));
  expect(address()).toBe(`/profile?page=wallet&type=${type}`);
  expect(chip(name)).toHaveAttribute('aria-pressed', 'true');
  expect(await rows()).toHaveLength(count);
  await user.click(chip('All'));
  expect(address()).toBe('/profile?page=wallet');
});

it('reads the filter from the address', async () => {
  const { api } = openWallet({ movements: all, address: '/wallet?type=CashBack' });
  expect(await rows()).toHaveLength(1);
  expect(api.calls(walletMovements)).toEqual([{ query: { limit: 10, offset: 1, type: 'CashBack' } }]);
});

it('ignores an unknown filter', async () => {
  openWallet({ movements: all, address: '/wallet?type=gold' });
  expect(await rows()).toHaveLength(7);
});

it('loads more near its end, and keeps the number of pages in the address', async () => {
  const movements = Array.from({ length: 14 }, (_, index) => aMovement({ id: index + 1 }));
  const { user, address } = openWallet({ movements });
  expect(await rows()).toHaveLength(10);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await within(history()).findAllByText('Fund added');
  expect(address()).toBe('/profile?page=wallet&shown=2');
  expect(await rows()).toHaveLength(14);
});

it('shows a message where there are no movements, with a link', async () => {
  const { user } = openWallet({ movements: [] });
  expect(await screen.findByText('No transactions yet')).toBeVisible();
  await user.click(chip('Cashback'));
  expect(await screen.findByText('Nothing of this kind yet')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  await user.click(within(history()).getAllByRole('button', { name: 'Add fund' }).at(-1)!);
  expect(await screen.findByRole('dialog', { name: 'Add fund' })).toBeVisible();
});

it('offers a retry when it cannot be loaded', async () => {
  let isDown = true;
  const { user } = openWallet({
    setUpApi: (api) =>
      api.respond(walletMovements, () => {
        if (isDown) throw refused(500, 'Server error');
        return { total: 1, page: 1, limit: 10, entries: [aMovement()] };
      }),
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  await user.click(again);
  expect(await screen.findByText('Fund added')).toBeVisible();
});

it('shows current bonuses, and opens the form with their minimum', async () => {
  const { user } = openWallet({
    bonuses: [
      aBonus(),
      aBonus({ id: 2, title: 'Big basket', minimum: 15_000, gives: { type: 'amount', value: 2_000 } }),
    ],
  });
  const [share, fixed] = await within(
    (await screen.findByRole('heading', { name: 'Bonuses' })).parentElement!,
  ).findAllByRole('listitem');
  for (const text of ['10% more', 'from $25.00', 'up to $15.00', 'until Dec 31, 2026'])
    expect(share).toHaveTextContent(text);
  expect(fixed).toHaveTextContent('$20.00 more');
  expect(fixed).not.toHaveTextContent('up to');
  await user.click(screen.getByRole('button', { name: 'Top-up treat' }));
  expect(await screen.findByRole('textbox', { name: /Amount/ })).toHaveValue('25');
  expect(await screen.findByText('$2.50 on top: your wallet gets $27.50.')).toBeVisible();
});

it('shows a bonus of part of a percent as it is', async () => {
  openWallet({ bonuses: [aBonus({ gives: { type: 'percent', value: 2.5 } })] });
  expect(await screen.findByText('2.5% more')).toBeVisible();
});

it('shows a message where there are no wallets, and sends no request [HEAD-09]', async () => {
  const { api } = openWallet({ config: { wallet: false } });
  expect(await screen.findByText('There are no wallets at the moment')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Start shopping' })).toBeVisible();
  expect(api.calls(walletMovements)).toEqual([]);
  expect(api.calls(walletBonuses)).toEqual([]);
  expect(screen.queryByRole('link', { name: 'Wallet', hidden: true })).toBeNull();
});

it.each([
  ['the shop does not take money', { addFund: false }],
  ['the gateways are off', { digitalPayment: false }],
  ['there is no gateway', { gateways: [] }],
])('offers no button to add money where %s', async (_case, config) => {
  openWallet({ config, movements: [], bonuses: [aBonus()] });
  expect(await screen.findByRole('link', { name: 'Start shopping' })).toBeVisible();
  const offers = screen.getAllByRole('button', { name: 'Add fund' });
  expect(offers).toEqual([chip('Add fund')]);
  expect(screen.queryByText('Bonuses')).toBeNull();
});
