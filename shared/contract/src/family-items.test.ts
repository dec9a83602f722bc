import { readFixture, readRecordFixture, familyContext } from '../fixtures/family';
import {
  campaignItems,
  categoryItems,
  itemDetails,
  itemSearch,
  itemsDiscounted,
  itemsMostReviewed,
  itemsPopular,
  itemsRecommended,
  storeItems,
} from './index';

const context = familyContext();
const pictures = 'http://127.0.0.1:4865/storage/app/public';
const readItem = (id: number, overrides: object = {}) =>
  itemDetails.read({ ...readRecordFixture(`items.details.${id}`), ...overrides }, context);

describe('a dish', () => {
  it('is of its store, module and zone [ENT-01]', () => {
    expect(readItem(101)).toMatchObject({
      id: 101,
      name: 'Broth noodles',
      description: 'Broth noodles of the day',
      storeId: 11,
      storeName: 'Kardamom Kitchen',
      moduleId: 1,
      moduleType: 'food',
      zoneId: 7,
    });
  });
  it('has its price and its discounts in minor units or percent [ENT-02]', () => {
    expect(readItem(101)).toMatchObject({
      price: 850,
      discount: { type: 'percent', value: 10 },
      storeDiscountPercent: 10,
      unit: null,
    });
    expect(readItem(102)).toMatchObject({ price: 1_000, discount: { type: 'amount', value: 100 } });
    expect(readItem(103).discount).toBeNull();
  });
  it.each([[0], [null], ['0'], [12]])('is on sale regardless of its stock: %p [ENT-03]', (stock) => {
    expect(readItem(101, { stock }).stock).toBeNull();
  });
  it('has a limit, or none [ENT-03]', () => {
    expect(readItem(101).maximumCartQuantity).toBeNull();
    expect(readItem(101, { maximum_cart_quantity: '4' }).maximumCartQuantity).toBe(4);
  });
  it('has groups of options with their rules and prices [ENT-04] [ENT-14] [ENT-15]', () => {
    const { foodVariations, variations, choiceOptions } = readItem(102);
    expect(foodVariations).toEqual([
      {
        name: 'Size',
        type: 'single',
        required: true,
        min: 0,
        max: 0,
        values: [
          { label: 'Small', price: 0 },
          { label: 'Large', price: 350 },
        ],
      },
      {
        name: 'Toppings',
        type: 'multi',
        required: false,
        min: 1,
        max: 2,
        values: [
          { label: 'Corn', price: 100 },
          { label: 'Seaweed', price: 150 },
          { label: 'Tofu', price: 200 },
        ],
      },
    ]);
    expect([variations, choiceOptions]).toEqual([[], []]);
  });
  it('has add-ons that are charged once per line [ENT-13] [BIZ-26]', () => {
    expect(readItem(102)).toMatchObject({
      addOnsOncePerLine: true,
      addOns: [
        { id: 501, storeId: 11, name: 'Egg', price: 125 },
        { id: 502, storeId: 11, name: 'Chili oil', price: 50 },
      ],
    });
  });
  it('has ratings and favourites [ENT-06], words and categories by number [ENT-07]', () => {
    expect(readItem(101)).toMatchObject({
      averageRating: 4.5,
      ratingCount: 2,
      wishlistCount: 2,
      tags: ['warm'],
      genericNames: [],
      nutritions: [],
      allergies: [],
      categoryIds: [31],
    });
  });
  it('has pictures [ENT-08], labels [ENT-09] and hours [ENT-10]', () => {
    expect(readItem(101)).toMatchObject({
      imageUrl: `${pictures}/product/p101.png`,
      imageUrls: [`${pictures}/product/p101.png`],
      veg: true,
      organic: false,
      recommended: true,
      halal: false,
      prescriptionRequired: false,
      availableFrom: '00:00:00',
      availableTo: '23:59:59',
      scheduleOrder: true,
    });
    expect(readItem(102).veg).toBe(false);
  });
});

describe('goods of a grocery', () => {
  it('count their stock, for each variation too [ENT-03]', () => {
    expect(readItem(201)).toMatchObject({
      moduleType: 'grocery',
      stock: 5,
      unit: 'Kg',
      foodVariations: [],
      variations: [
        { type: 'Small', price: 400, stock: 5 },
        { type: 'Large', price: 600, stock: 0 },
      ],
    });
    expect(readItem(202)).toMatchObject({ stock: 12, organic: true, availableFrom: null, availableTo: null });
  });
  it('have options that match the types of their variations, with any spaces [ENT-21]', () => {
    const { choiceOptions, variations } = readItem(201);
    expect(choiceOptions).toEqual([{ title: 'Size', options: ['Small', 'Large'] }]);
    expect(choiceOptions[0]?.options).toEqual(variations.map(({ type }) => type));
  });
  it('use the module of their id if the response has no type [ENT-01]', () => {
    const item = readItem(201, { module: undefined, module_type: undefined });
    expect(item).toMatchObject({ moduleType: 'grocery', stock: 5 });
  });
});

describe('lists of items', () => {
  it.each([
    ['items.latest', storeItems, [101, 102, 103]],
    ['items.popular', itemsPopular, [101, 102, 103, 121]],
    ['items.most-reviewed', itemsMostReviewed, [101, 102, 103, 121]],
    ['items.discounted', itemsDiscounted, [101, 102]],
    ['items.recommended', itemsRecommended, [101, 102, 103, 121]],
    ['items.search', itemSearch, [101, 102, 103, 121]],
    ['categories.items', categoryItems, [101, 102, 103, 121]],
  ])('%s is a page [BIZ-09]', (name, endpoint, ids) => {
    const page = endpoint.read(readFixture(name), context);
    expect(page).toMatchObject({ total: ids.length, page: 1, limit: 10 });
    expect(page.entries.map(({ id }) => id)).toEqual(ids);
    expect(page.entries.every(({ stock }) => stock === null)).toBe(true);
  });
  it('of a campaign are a bare list, and flagged as its own [ENT-11] [STATE-09]', () => {
    const page = campaignItems.read(readFixture('campaigns.item'), context);
    expect(page).toMatchObject({ total: 1, page: 1 });
    expect(page.entries).toMatchObject([
      {
        id: 901,
        campaign: true,
        campaignEndsOn: '2035-01-01',
        price: 1_800,
        discount: { type: 'percent', value: 50 },
      },
    ]);
    expect(readItem(101).campaign).toBe(false);
  });
});
