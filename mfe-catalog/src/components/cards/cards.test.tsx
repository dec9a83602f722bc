import { itemDetails } from '@shop/contract';
import type { Item, Store } from '@shop/domain';
import { anItem, aStore, aStoreDiscount, renderApp } from '@shop/testing';
import { act, screen, within } from '@testing-library/react';
import { ItemCard } from './item-card';
import { StoreCard } from './store-card';

const showItem = (item: Partial<Item>, config = {}) => {
  const add = jest.fn();
  const Plus = () => <button onClick={add}>Add</button>;
  return { add, ...renderApp(<ItemCard item={anItem(item)} />, { config, slots: { 'quick-add': Plus } }) };
};

it('shows name, picture, store, rating, and the halal and veg badges [CARD-01]', async () => {
  const { container } = showItem({ veg: true, halal: true });
  const card = screen.getByRole('article');
  expect(within(card).getByRole('heading', { name: 'Chicken Karahi' })).toBeVisible();
  expect(container.querySelector('img')).toHaveAttribute('src', '/media/item/1.svg');
  expect(within(card).getByText('Lahori Dhaba')).toBeVisible();
  expect(within(card).getByText('Rated 4.5 of 5 by 12')).toBeInTheDocument();
  expect(within(card).getByText('Halal')).toBeVisible();
  expect(await within(card).findByText('Veg')).toBeVisible();
});

it.each([
  ['another module', { moduleType: 'grocery', veg: true }, {}],
  ['the switch of config', { veg: true }, { vegMark: false }],
  ['a mark that does not apply', { veg: null }, {}],
] as const)('has no veg badge by %s [ITEM-12]', async (_case, item, config) => {
  showItem(item, config);
  await screen.findByText('Lahori Dhaba');
  expect(screen.queryByText('Veg')).toBeNull();
});

it("shows the badges, and the store's discount that depends on the whole order [CARD-02] [ITEM-09] [D-14]", async () => {
  showItem({
    recommended: true,
    organic: true,
    storeDiscountPercent: 20,
    discount: { type: 'percent', value: 5 },
  });
  expect(await screen.findByText('Recommend')).toBeVisible();
  expect(screen.getByText('Organic')).toBeVisible();
  expect(screen.getByText('20% off')).toBeVisible();
  expect(screen.getByText('$10.00')).toBeVisible();
});

it("shows the minimum order of the store's discount, if known [BIZ-28]", async () => {
  const storeDiscount = aStoreDiscount({ minPurchase: 2000 });
  showItem({ storeDiscountPercent: 20, storeDiscount });
  expect(await screen.findByText('20% off from $20.00')).toBeVisible();
});

it('shows large prices in short form with the full amount as label [D-19] [BIZ-24]', async () => {
  showItem({ price: 12_345_600 });
  expect(await screen.findByText('$123.46K')).toBeVisible();
  expect(screen.getByText('$123,456.00')).toBeInTheDocument();
});

it.each([
  [2, '4.50'],
  [0, '5'],
])('shows its rating with %i decimals when prices have as many [BIZ-14]', async (decimals, shown) => {
  showItem({}, { currency: { symbol: '$', side: 'left', decimals } });
  expect(await screen.findByText(shown)).toBeVisible();
});

const rated = { averageRating: 4.05, ratingCount: 12 };

it.each([
  ['an item', <ItemCard key="item" item={anItem(rated)} />],
  ['a store', <StoreCard key="store" store={aStore(rated)} />],
])('says the rating of %s as it is shown [BIZ-14]', (_case, card) => {
  renderApp(card);
  expect(screen.getByText('4.05')).toBeVisible();
  expect(screen.getByText('Rated 4.05 of 5 by 12')).toBeInTheDocument();
});

it('shows the discounted price beside the original, and opens a campaign item as one [BIZ-25] [D-08]', async () => {
  showItem({ price: 1_000, discount: { type: 'amount', value: 250 }, campaign: true });
  expect(await screen.findByText('$7.50')).toBeVisible();
  expect(screen.getByText('$10.00')).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/product/1?campaign=1');
});

it('is one link to the item; the plus button is outside of it', async () => {
  const { user, add, address } = showItem({});
  const link = screen.getByRole('link');
  expect(link).toHaveAttribute('href', '/product/1');
  expect(within(link).queryByRole('button')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(add).toHaveBeenCalledTimes(1);
  expect(address()).toBe('/');
  await user.click(link);
  expect(address()).toBe('/product/1');
});

it('shows as text that it is unavailable now [STATE-07] [STATE-11]', async () => {
  showItem({ stock: 0 });
  expect(await screen.findByText('Out of Stock')).toBeVisible();
});

it('sends no requests of its own for a list of items', async () => {
  const { api } = showItem({});
  await screen.findByText('Chicken Karahi');
  expect(api.calls(itemDetails)).toEqual([]);
});

describe('a store', () => {
  // Sunday, 10:00 in Karachi.
  beforeEach(() => jest.useFakeTimers({ now: new Date('2026-03-01T05:00:00Z'), advanceTimers: true }));
  afterEach(() => jest.useRealTimers());
  const show = (store: Partial<Store>) => renderApp(<StoreCard store={aStore(store)} />);

  it('shows name, rating, distance and time, and links to the store', () => {
    show({ freeDelivery: true });
    expect(screen.getByRole('link', { name: 'Lahori Dhaba' })).toHaveAttribute('href', '/store/1');
    expect(screen.getByText('Rated 4.2 of 5 by 30')).toBeInTheDocument();
    expect(screen.getByText('1.2 km')).toBeVisible();
    expect(screen.getByText('25–35 min')).toBeVisible();
    expect(screen.getByText('Free delivery')).toBeVisible();
    expect(screen.queryByText(/Closed/)).toBeNull();
  });

  it.each([
    ['today', 0, /^Closed, opens at 11:00\sAM$/],
    ['tomorrow', 1, /^Closed, opens tomorrow at 11:00\sAM$/],
    ['on a day', 3, /^Closed, opens Wednesday at 11:00\sAM$/],
  ])('shows when it opens: %s [X-04] [X-16] [ENT-36]', async (_case, day, text) => {
    show({ openingHours: [{ day, opens: '11:00:00', closes: '12:00:00' }] });
    expect(await screen.findByText(text)).toBeVisible();
  });

  it.each([
    ['running', '2026-03-02', true],
    ['over', '2026-02-27', false],
  ])('shows its discount only while it is %s [BIZ-28]', async (_case, endDate, isShown) => {
    const times = { startDate: null, startTime: null, endDate, endTime: '10:00:00' };
    const discount = {
      discount: { type: 'percent', value: 15 } as const,
      minPurchase: 0,
      maxDiscount: 0,
      ...times,
    };
    show({ discount });
    await act(() => jest.advanceTimersByTimeAsync(1)); // The chip appears once the clock is known.
    expect(screen.queryByText('15% off') !== null).toBe(isShown);
  });
});

describe('groceries and medicines', () => {
  it.each([
    ['a kilogram', { moduleType: 'grocery', unit: '500 g', price: 199 }, '500 g · $3.98 / kg'],
    ['a tablet', { moduleType: 'pharmacy', unit: '20 tablets', price: 240 }, '20 tablets · $0.12 / tablet'],
    [
      'a litre, at the discounted price',
      { moduleType: 'grocery', unit: '500 ml', price: 400, discount: { type: 'percent', value: 50 } },
      '500 ml · $4.00 / l',
    ],
  ] as const)('show the price of %s [X-28]', (_case, item, text) => {
    const { container } = showItem({ ...item });
    expect(container).toHaveTextContent(text);
  });

  it.each([
    ['a unit without a number', { moduleType: 'grocery', unit: 'kg' }],
    ['a meal', { moduleType: 'food', unit: '500 g' }],
  ] as const)('show only the unit of %s [X-28]', (_case, item) => {
    const { container } = showItem({ ...item });
    expect(screen.getByText(item.unit)).toBeVisible();
    expect(container).not.toHaveTextContent('/');
  });

  it('show the price per unit in Arabic [X-28] [D-30]', () => {
    const item = anItem({ moduleType: 'grocery', unit: '٥٠٠ غ', price: 199 });
    const { container } = renderApp(<ItemCard item={item} />, { language: 'ar' });
    expect(container.textContent).toMatch(/3\.98.* \/ كغ/);
  });

  it('show how few are left [X-28]', async () => {
    showItem({ moduleType: 'grocery', stock: 3 });
    expect(await screen.findByText('Only 3 left')).toBeVisible();
  });

  it('show no number where each variation has its own stock [X-28]', async () => {
    showItem({ moduleType: 'grocery', stock: 3, variations: [{ type: 'Small', price: 1_000, stock: 1 }] });
    await screen.findByText('Lahori Dhaba');
    expect(screen.queryByText(/left/)).toBeNull();
  });

  it('show the generic name of a medicine, on its store’s page too [X-28] [ITEM-13]', () => {
    const item = anItem({ moduleType: 'pharmacy', name: 'Panadol', genericNames: ['Paracetamol'] });
    renderApp(<ItemCard item={item} withStore={false} />);
    expect(screen.getByText('Paracetamol')).toBeVisible();
  });

  it('lead from a sold-out card to what can be had instead [X-28] [STATE-11]', async () => {
    showItem({ moduleType: 'grocery', stock: 0 });
    const link = await screen.findByRole('link', { name: 'Items similar to Chicken Karahi' });
    expect(link).toHaveAttribute('href', '/product/1#similar');
  });
});
