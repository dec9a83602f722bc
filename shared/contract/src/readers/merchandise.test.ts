import { id, WireError } from '@shop/contract/core';
import { campaignFromWire, campaignsFromWire } from './campaign';
import { facetsFromWire } from './facets';
import { flashSaleFromWire } from './flash-sale';
import { popularSearchesFromWire } from './popular-searches';
import { searchPageOf } from './search-page';
import { suggestionsFromWire } from './suggestions';
import { topicsFromWire } from './topic';

const context = { decimals: 2 };

/** What a backend, or a proxy before it, may send instead of a response. */
const nonsense = [
  null,
  undefined,
  '',
  '<html>',
  7,
  true,
  [],
  [[]],
  {},
  { data: null },
  { errors: 'Unauthorized' },
];

describe('campaigns [D-08]', () => {
  it('have days, daily hours and stores', () => {
    const campaign = campaignFromWire(
      {
        id: '3',
        title: 'Feast',
        description: '<b>Now</b>',
        image_full_url: '/media/1.svg',
        available_date_starts: '2026-11-01',
        available_date_ends: '2026-11-30',
        start_time: '10:00:00',
        end_time: '22:00:00',
        stores: [{ id: 1, name: 'A' }, { name: 'no id' }, null],
      },
      context,
    );
    expect(campaign).toMatchObject({
      id: 3,
      title: 'Feast',
      startsOn: '2026-11-01',
      endsOn: '2026-11-30',
      startsAt: '10:00:00',
      endsAt: '22:00:00',
      storeCount: 1,
    });
    expect(campaign.stores.map(({ id }) => id)).toEqual([1]);
  });

  it('read the older names of their days, and the number of stores if the list omits them [D-31]', () => {
    const [campaign] = campaignsFromWire(
      { data: [{ id: 1, start_date: '2026-01-01', end_date: '2026-01-02', stores_count: '4' }] },
      context,
    );
    expect(campaign).toMatchObject({
      startsOn: '2026-01-01',
      endsOn: '2026-01-02',
      startsAt: null,
      storeCount: 4,
      stores: [],
    });
  });

  it('are dropped alone if unreadable [F-21]', () => {
    expect(campaignsFromWire([{ title: 'no id' }, { id: 2 }, 'x'], context).map(({ id }) => id)).toEqual([2]);
    for (const wire of nonsense) {
      expect(campaignsFromWire(wire, context)).toEqual([]);
      expect(() => campaignFromWire(wire, context)).toThrow(WireError);
    }
  });
});

describe('a flash sale', () => {
  const products = [{ item: { id: 5, price: '2.50' }, stock: '10', sold: 4 }, { item: {} }];

  it('has its items with offered and sold quantity, wrapped or not', () => {
    const expected = { id: 9, title: 'Quick', endsAt: '2026-11-21T12:00:00Z' };
    const sale = { id: 9, title: 'Quick', end_date: '2026-11-21T12:00:00Z' };
    for (const wire of [
      { flash_sale: sale, products },
      { ...sale, active_products: products },
    ]) {
      const read = flashSaleFromWire(wire, context);
      expect(read).toMatchObject(expected);
      expect(read?.entries).toEqual([
        { item: expect.objectContaining({ id: 5, price: 250 }) as object, offered: 10, sold: 4 },
      ]);
    }
  });

  it('is none if it is empty, never ends or cannot be read [F-21]', () => {
    const sale = { id: 9, end_date: '2026-11-21T12:00:00Z' };
    expect(flashSaleFromWire({ ...sale, products: [] }, context)).toBeNull();
    expect(flashSaleFromWire({ id: 9, products }, context)).toBeNull();
    expect(flashSaleFromWire({ end_date: sale.end_date, products }, context)).toBeNull();
    for (const wire of nonsense) expect(flashSaleFromWire(wire, context)).toBeNull();
  });
});

it('reads brands and conditions, in a named list or a bare one [F-21]', () => {
  const brand = { id: '1', name: 'A', image_full_url: '/a.svg', items_count: '12' };
  const expected = [{ id: 1, name: 'A', imageUrl: '/a.svg', itemCount: 12 }];
  for (const wire of [
    [brand, { name: 'no id' }],
    { brands: [brand] },
    { conditions: [brand] },
    { data: [brand] },
  ])
    expect(topicsFromWire(wire)).toEqual(expected);
  for (const wire of nonsense) expect(topicsFromWire(wire)).toEqual([]);
});

describe('suggestions [X-02]', () => {
  it('have items, stores and categories with their pictures', () => {
    expect(
      suggestionsFromWire({
        items: [{ id: 1, name: 'Rice', image_full_url: '/r.svg', store_name: 'Mill' }, { name: 'no id' }],
        stores: [{ id: 2, name: 'Mill', logo_full_url: '/m.svg' }],
        categories: [{ id: 3, name: 'Grain' }],
      }),
    ).toEqual({
      items: [{ id: 1, name: 'Rice', imageUrl: '/r.svg', storeName: 'Mill' }],
      stores: [{ id: 2, name: 'Mill', imageUrl: '/m.svg' }],
      categories: [{ id: 3, name: 'Grain', imageUrl: null }],
    });
  });

  it('are empty for missing lists, and refuse an invalid response [F-21]', () => {
    expect(suggestionsFromWire({ items: null, stores: 'x' })).toEqual({
      items: [],
      stores: [],
      categories: [],
    });
    for (const wire of [null, undefined, '', '<html>', 7, []])
      expect(() => suggestionsFromWire(wire)).toThrow(WireError);
  });
});

describe('search results [X-24]', () => {
  const read = searchPageOf((wire) => id(wire.id, 'entry'), 'products');
  const page = { total_size: 1, limit: '10', offset: '1', products: [{ id: 4 }] };

  it('say what was meant where the backend does', () => {
    expect(read({ ...page, did_you_mean: ' burger ' }, { decimals: 2 })).toEqual({
      total: 1,
      page: 1,
      limit: 10,
      entries: [4],
      didYouMean: 'burger',
    });
    for (const nothing of [undefined, null, '', ' ', {}, ['burger']])
      expect(read({ ...page, did_you_mean: nothing }, { decimals: 2 })).not.toHaveProperty('didYouMean');
    expect(suggestionsFromWire({ did_you_mean: 'burger' })).toMatchObject({ didYouMean: 'burger' });
  });

  it('of others are a list of texts', () => {
    expect(popularSearchesFromWire({ searches: ['tea', ' rice ', '', 'tea', 7, null] })).toEqual([
      'tea',
      'rice',
    ]);
    for (const wire of [null, {}, [], '<html>', { searches: 'tea' }])
      expect(popularSearchesFromWire(wire)).toEqual([]);
  });
});

describe('facets [D-03]', () => {
  it('count each value, prices in minor units', () => {
    expect(
      facetsFromWire(
        {
          categories: [{ id: '1', name: 'A', count: '7' }, { name: 'no id' }],
          brands: [{ id: 2, name: 'B', count: 3 }],
          price: { min: '1.5', max: 20 },
          ratings: [{ at_least: '4.5', count: 2 }],
          flags: { discounted: '4', halal: 0, shiny: 9, organic: null },
          diets: { veg: 1, vegan: 5 },
        },
        context,
      ),
    ).toEqual({
      categories: [{ id: 1, name: 'A', count: 7 }],
      brands: [{ id: 2, name: 'B', count: 3 }],
      price: { min: 150, max: 2000 },
      ratings: [{ atLeast: 4.5, count: 2 }],
      flags: { discounted: 4, halal: 0 },
      diets: { veg: 1 },
    });
    expect(facetsFromWire({ price: { min: 1.234, max: 2 } }, { decimals: 3 }).price?.min).toBe(1234);
  });

  it('are empty without counts, and refuse an invalid response [F-21]', () => {
    const none = { categories: [], brands: [], price: null, ratings: [], flags: {}, diets: {} };
    expect(facetsFromWire({}, context)).toEqual(none);
    expect(facetsFromWire({ flags: 'x', diets: [], price: 'cheap', ratings: 4 }, context)).toEqual(none);
    for (const wire of [null, undefined, '<html>', 7, []])
      expect(() => facetsFromWire(wire, context)).toThrow(WireError);
  });
});
