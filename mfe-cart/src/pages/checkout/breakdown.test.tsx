import { zoneOf } from '@shop/contract';
import { priceOrder, type Item, type ShopConfig, type Store, type Zone } from '@shop/domain';
import { aConfig, aLine, anItem, aStore } from '@shop/testing';
import { screen, waitFor } from '@testing-library/react';
import { forgetAll, openCheckout } from './open-checkout.fixture';

beforeEach(forgetAll);

interface Case {
  item?: Partial<Item>;
  store?: Partial<Store>;
  config?: Partial<ShopConfig>;
  increase?: Zone['increasedFee'];
  /** The rows that must be there, beside subtotal and delivery fee. */
  rows: string[];
}

const zoneWith = (increasedFee: Zone['increasedFee']): Zone => ({
  id: 1,
  cashOnDelivery: true,
  digitalPayment: true,
  increasedFee,
  modules: [],
});

const getAmount = (row: Element) => {
  const text = row.querySelector('dd')?.textContent ?? '';
  const amount = Math.round(Number(text.replace(/[^0-9.]/g, '')) * 100);
  return text.startsWith('−') ? -amount : amount;
};

const shownRows = () =>
  new Map(
    [...document.querySelectorAll('[data-row]')].map((row) => [
      row.getAttribute('data-row') ?? '',
      getAmount(row),
    ]),
  );

const percent = (value: number) => ({ type: 'percent' as const, value });
const discount = {
  discount: percent(12.5),
  minPurchase: 1_000,
  maxDiscount: 300,
  startDate: null,
  startTime: null,
  endDate: '2099-01-01',
  endTime: '23:59:59',
};
const freeDelivery = { status: true, type: 'free_delivery_over' as const, over: 1_500 };

it.each<[string, Case]>([
  [
    'an item’s discount [BIZ-25] [BIZ-26] [BIZ-27]',
    { item: { discount: percent(10) }, rows: ['discount', 'tax'] },
  ],
  ['a store’s discount, capped [BIZ-28]', { store: { discount }, rows: ['discount', 'tax'] }],
  ['a tax that prices contain [BIZ-33]', { config: { taxIncluded: true }, rows: ['tax'] }],
  ['a delivery by distance [BIZ-34] [BIZ-35] [BIZ-36]', { rows: ['tax'] }],
  ['a delivery that the store bears [BIZ-37]', { store: { freeDelivery: true }, rows: ['tax'] }],
  ['a delivery that the shop bears from an amount on [BIZ-37]', { config: { freeDelivery }, rows: ['tax'] }],
  [
    'a fee that is raised, and why [BIZ-38]',
    { increase: { active: true, discount: percent(25), message: 'Heavy rain' }, rows: ['tax', 'extra'] },
  ],
])('shows amounts that add up to the total, with %s [D-15] [D-20]', async (_case, testCase) => {
  const {
    item = {},
    store: own = {},
    config = {},
    increase = { active: false, discount: percent(0), message: '' },
  } = testCase;
  const store = aStore({ tax: 7.5, selfDelivery: true, ...own });
  const { user } = openCheckout({
    store,
    lines: [item],
    config,
    setUpApi: (api) => api.respond(zoneOf, { zoneIds: [1], zones: [zoneWith(increase)] }),
  });
  await user.click(await screen.findByRole('button', { name: 'Choose address' }));
  const settings = aConfig(config);
  const totals = priceOrder({
    lines: [aLine({ item: anItem({ price: 2_000, ...item }) })],
    store,
    coupon: null,
    tax: { percent: 7.5, included: settings.taxIncluded },
    delivery: {
      orderType: 'delivery',
      metres: 4_200,
      charges: store.charges,
      freeDelivery: settings.freeDelivery,
      increase,
    },
    tip: 0,
    now: new Date(),
    timeZone: settings.timeZone,
  });
  await waitFor(() =>
    expect(screen.getByTestId('order-total')).toHaveTextContent(`$${(totals.total / 100).toFixed(2)}`),
  );
  const rows = shownRows();
  expect([...rows.keys()].sort()).toEqual(['subtotal', 'delivery', ...testCase.rows].sort());
  expect(rows.get('tax')).toBe(totals.tax);
  expect((rows.get('delivery') ?? 0) + (rows.get('extra') ?? 0)).toBe(totals.deliveryFee);
  const sum = [...rows].reduce(
    (added, [name, amount]) => (name === 'tax' && totals.taxIncluded ? added : added + amount),
    0,
  );
  expect(sum).toBe(totals.total);
  if (increase.message) expect(screen.getByText('Extra fee: Heavy rain')).toBeInTheDocument();
});
