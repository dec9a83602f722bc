import { itemDetails } from '@shop/contract';
import type { Item } from '@shop/domain';
import { anItem, renderApp } from '@shop/testing';
import { screen, within } from '@testing-library/react';
import { Page } from './item-page';

const open = (item: Partial<Item> = {}, query = '') =>
  renderApp(<Page />, {
    path: '/product/:id',
    address: `/product/1${query}`,
    setUpApi: (api) => api.respond(itemDetails, anItem(item)),
  });

describe('availability', () => {
  // 23:30 in Karachi.
  beforeEach(() => jest.useFakeTimers({ now: new Date('2026-03-01T18:30:00Z'), advanceTimers: true }));
  afterEach(() => jest.useRealTimers());
  const note = () => screen.findByText('Not Available now');

  it("shows when it is unavailable, in the shop's own time zone and in 12-hour time [STATE-06] [STATE-07] [D-12]", async () => {
    open({ availableFrom: '09:00:00', availableTo: '23:00:00' });
    expect(await note()).toBeVisible();
    expect(screen.getByText(/^Available from 9:00\sAM to 11:00\sPM$/)).toBeVisible();
    expect(screen.queryByText('You can order it now for later.')).toBeNull();
  });

  it('shows that it can be ordered anyway [STATE-07]', async () => {
    open({ availableFrom: '09:00:00', availableTo: '23:00:00', scheduleOrder: true });
    expect(await note()).toBeVisible();
    expect(screen.getByText('You can order it now for later.')).toBeVisible();
  });

  it('shows when its store opens, whatever its own hours [STATE-06] [STATE-07]', async () => {
    const openingHours = [{ day: 1, opens: '16:00:00', closes: '23:00:00' }];
    const hours = { active: true, scheduleOrder: false, isOpenNow: null, openingHours };
    open({ availableFrom: '09:00:00', availableTo: '23:45:00', storeHours: hours });
    expect(await note()).toBeVisible();
    expect(screen.getByText(/^Closed, opens tomorrow at 4:00\sPM$/)).toBeVisible();
    expect(screen.queryByText(/^Available from/)).toBeNull();
  });

  it('shows that it is sold out [STATE-11]', async () => {
    open({ stock: 0 });
    expect(await screen.findByText('Out of Stock')).toBeVisible();
  });
});

it('writes its discount in full beside its full price [D-19] [BIZ-24]', async () => {
  open({ price: 100_000_000, discount: { type: 'amount', value: 12_345_600 } });
  expect(await screen.findByText('$123,456.00 off')).toBeVisible();
  expect(screen.queryByText(/\d[KMB]\b/)).toBeNull();
});

it('shows how many are left when they are few [X-04]', async () => {
  open({ stock: 3 });
  expect(await screen.findByText('Only 3 left')).toBeVisible();
});

it.each([[6], [0], [null]])('shows no number for a stock of %s', async (stock) => {
  open({ stock });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText(/^Only/)).toBeNull();
});

it('shows for each variation how many are left, and which are unavailable [X-04] [VALID-03]', async () => {
  open({
    variations: [
      { type: 'S-Red', price: 500, stock: 9 },
      { type: 'S-Blue', price: 500, stock: 0 },
      { type: 'L-Red', price: 900, stock: 2 },
    ],
    choiceOptions: [
      { title: 'Size', options: ['S', 'L'] },
      { title: 'Colour', options: ['Red', 'Blue'] },
    ],
  });
  const size = await screen.findByRole('group', { name: 'Size' });
  expect(within(size).getByRole('radio', { name: /^L\s*Only 2 left$/ })).toBeEnabled();
  const colour = screen.getByRole('group', { name: 'Colour' });
  expect(within(colour).getByRole('radio', { name: /^Blue\s*Out of Stock$/ })).toBeEnabled();
});

it('opens a campaign’s item as one, with its last day, and without a wishlist button [STATE-09] [CALL-10] [ENT-11]', async () => {
  const { api } = open({ campaign: true, campaignEndsOn: '2026-12-24' }, '?campaign=1');
  expect(await screen.findByText('Campaign offer until Dec 24, 2026')).toBeVisible();
  expect(api.calls(itemDetails)).toEqual([{ params: { id: 1 }, query: { campaign: true } }]);
});

it('shows the unit, the brand, and the saving of the discount [ITEM-03] [D-14]', async () => {
  open({ unit: 'kg', brandName: 'Orchard', discount: { type: 'percent', value: 25 } });
  expect(await screen.findByText('per kg')).toBeVisible();
  expect(screen.getByText('Brand: Orchard')).toBeVisible();
  expect(screen.getByText('You save $2.50')).toBeVisible();
});

it('shows the price per unit of the chosen variation [X-28]', async () => {
  open({
    moduleType: 'grocery',
    unit: '5 kg',
    price: 400,
    variations: [
      { type: '2 kg', price: 400, stock: 9 },
      { type: '5 kg', price: 900, stock: 9 },
    ],
    choiceOptions: [{ title: 'Pack', options: ['2 kg', '5 kg'] }],
  });
  expect(await screen.findByText('$2.00 / kg')).toBeVisible();
  screen.getByRole('radio', { name: /^5 kg/ }).click();
  expect(await screen.findByText('$1.80 / kg')).toBeVisible();
});

it('shows how many one order may have, and the generic name [X-28]', async () => {
  open({ moduleType: 'pharmacy', maximumCartQuantity: 2, stock: 40, genericNames: ['Paracetamol'] });
  expect(await screen.findByText('At most 2 in one order')).toBeVisible();
  expect(screen.getByText('Paracetamol')).toBeVisible();
});
