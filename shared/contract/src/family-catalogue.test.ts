import { answer, answeredList, answeredRecord, familyContext } from '../fixtures/family';
import {
  banners,
  campaignDetails,
  campaignItems,
  campaignList,
  categoriesPopular,
  categoryItems,
  categoryList,
  categoryStores,
  flashSale,
  itemDetails,
  itemReviews,
  itemSearch,
  itemsDiscounted,
  itemsMostReviewed,
  itemsPopular,
  itemsRecommended,
  storeBanners,
  storeDetails,
  storeItems,
  storeList,
  storeReviews,
  storesLatest,
  storesPopular,
  storesRecommended,
  storesWithOffers,
  suggestions,
} from './index';

const context = familyContext();
const pictures = 'http://127.0.0.1:4865/storage/app/public';
const readItem = (id: number, own: object = {}) =>
  itemDetails.read({ ...answeredRecord(`items.details.${id}`), ...own }, context);

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
  it.each([[0], [null], ['0'], [12]])('is on sale whatever its stock says: %p [ENT-03]', (stock) => {
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
  it('has add-ons that are charged once a line [ENT-13] [BIZ-26]', () => {
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
  it('has pictures [ENT-08], marks [ENT-09] and hours [ENT-10]', () => {
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
  it('have options that meet the types of their variations, whatever blanks came with them [ENT-21]', () => {
    const { choiceOptions, variations } = readItem(201);
    expect(choiceOptions).toEqual([{ title: 'Size', options: ['Small', 'Large'] }]);
    expect(choiceOptions[0]?.options).toEqual(variations.map(({ type }) => type));
  });
  it('are of the module that their id tells where the answer has no type [ENT-01]', () => {
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
    const page = endpoint.read(answer(name), context);
    expect(page).toMatchObject({ total: ids.length, page: 1, limit: 10 });
    expect(page.entries.map(({ id }) => id)).toEqual(ids);
    expect(page.entries.every(({ stock }) => stock === null)).toBe(true);
  });
  it('of a campaign are a bare list, and marked as its own [ENT-11] [STATE-09]', () => {
    const page = campaignItems.read(answer('campaigns.item'), context);
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

describe('stores', () => {
  const readStore = (id: number) => storeDetails.read(answer(`stores.details.${id}`), context);

  it('have their place, pictures and ratings', () => {
    expect(readStore(11)).toMatchObject({
      id: 11,
      name: 'Kardamom Kitchen',
      moduleId: 1,
      zoneId: 7,
      position: { latitude: 23.76, longitude: 90.37 },
      address: '11 Market Lane',
      phone: '+8801700000011',
      logoUrl: `${pictures}/store/l11.png`,
      coverUrl: `${pictures}/store/cover/v11.png`,
      averageRating: 4.75,
      ratingCount: 4,
      itemCount: 3,
      distance: 1234.5678901,
      deliveryTime: '20-30',
      categoryIds: [31, 32],
    });
  });
  it('are of the module that their id tells: details name no type [ENT-37]', () => {
    expect([readStore(11).moduleType, readStore(21).moduleType]).toEqual(['food', 'grocery']);
  });
  it('have a discount while it is valid [ENT-31]', () => {
    expect(readStore(11).discount).toEqual({
      discount: { type: 'percent', value: 10 },
      minPurchase: 2_000,
      maxDiscount: 1_000,
      startDate: '2025-01-01',
      startTime: '00:00:00',
      endDate: '2035-01-01',
      endTime: '23:59:00',
    });
    expect(readStore(21).discount).toBeNull();
  });
  it('have tax, services and charges; what is null is no bound [ENT-32]', () => {
    expect(readStore(11)).toMatchObject({
      tax: 5,
      minimumOrder: 500,
      selfDelivery: false,
      freeDelivery: false,
      delivery: true,
      takeAway: true,
      scheduleOrder: true,
      active: true,
      packagingCharge: 0,
      charges: { type: 'per_km', perKm: 0, minimum: 0, maximum: 0, fixed: 0 },
    });
    const packing = { extra_packaging_status: true, extra_packaging_amount: '0.75' };
    expect(
      storeDetails.read({ ...answeredRecord('stores.details.11'), ...packing }, context).packagingCharge,
    ).toBe(75);
  });
  it('say whether they are open, and when [ENT-36]', () => {
    expect(readStore(11).isOpenNow).toBe(true);
    expect(readStore(12).openingHours).toHaveLength(7);
    expect(readStore(12).openingHours[0]).toEqual({ day: 0, opens: '10:00:00', closes: '22:00:00' });
    const closed = storeDetails.read({ ...answeredRecord('stores.details.11'), open: 0 }, context);
    expect(closed.isOpenNow).toBe(false);
  });
  it('leave the parts of their menu open: categories come without counts', () => {
    expect(readStore(11).sections).toBeNull();
  });
  it.each([
    ['stores.get-stores.all', storeList, [11, 12]],
    ['stores.latest', storesLatest, [11, 12]],
    ['stores.popular', storesPopular, [11, 12]],
    ['categories.stores', categoryStores, [11, 12]],
    ['stores.recommended', storesRecommended, [11]],
    ['stores.top-offer-near-me', storesWithOffers, [11]],
  ])('%s is a page, its rows with their module [BIZ-09]', (name, endpoint, ids) => {
    const page = endpoint.read(answer(name), { decimals: 2 });
    expect(page).toMatchObject({ total: ids.length, page: 1, limit: 10 });
    expect(page.entries.map(({ id, moduleType }) => [id, moduleType])).toEqual(ids.map((id) => [id, 'food']));
  });
});

describe('categories', () => {
  it('have their module and what lies below them [CALL-06]', () => {
    expect(categoryList.read(answer('categories'), context)).toMatchObject([
      {
        id: 31,
        name: 'Noodles',
        moduleId: 1,
        parentId: null,
        imageUrl: `${pictures}/category/c31.png`,
        children: [{ id: 33, name: 'Soups', parentId: 31, children: [] }],
      },
      { id: 32, name: 'Grills', children: [] },
    ]);
  });
  it('that many look at have nothing below them [CALL-06]', () => {
    expect(categoriesPopular.read(answer('categories.popular'), context)).toMatchObject([
      { id: 31, children: [] },
      { id: 32, children: [] },
    ]);
  });
});

describe('what is recommended', () => {
  it('leads to a store, an item or an address; campaigns beside are no banners', () => {
    expect(banners.read(answer('banners'), context).map(({ id, target }) => [id, target])).toEqual([
      [51, { type: 'store', id: 11, url: null }],
      [52, { type: 'item', id: 102, url: null }],
      [53, { type: 'link', id: null, url: 'https://kite.example/read' }],
    ]);
  });
  it('by a store itself is a bare list', () => {
    expect(storeBanners.read(answer('banners.store'), context)).toEqual([
      {
        id: 54,
        title: 'From the kitchen',
        imageUrl: `${pictures}/banner/b4.png`,
        target: { type: 'none', id: null, url: null },
      },
    ]);
  });
  it('are campaigns, whose list counts no stores [D-08]', () => {
    const expected = {
      id: 61,
      title: 'Soup week',
      imageUrl: `${pictures}/campaign/k.png`,
      startsOn: '2025-01-01',
      endsOn: '2035-01-01',
      startsAt: '00:00',
      endsAt: '23:59',
    };
    expect(campaignList.read(answer('campaigns.basic'), context)).toMatchObject([{ ...expected, stores: [] }]);
    const campaign = campaignDetails.read(answer('campaigns.basic-campaign-details'), context);
    expect(campaign).toMatchObject({ ...expected, storeCount: 1, stores: [{ id: 11, moduleType: 'food' }] });
  });
  it.each(['flash-sales', 'flash-sales.items'])('is a flash sale: %s [D-08]', (name) => {
    const sale = flashSale.read(answer(name), context);
    expect(sale).toMatchObject({ id: 71, title: 'Noon sale', endsAt: '2035-01-01T00:00:00.000000Z' });
    expect(sale?.entries).toMatchObject([
      {
        item: { id: 103, price: 1_800, discount: { type: 'percent', value: 20 }, stock: null },
        offered: 20,
        sold: 3,
      },
    ]);
  });
  it('is no sale where there is none [D-08]', () => {
    expect(flashSale.read(null, context)).toBeNull();
    expect(flashSale.read({ ...answeredRecord('flash-sales'), active_products: [] }, context)).toBeNull();
  });
});

it('suggests items and stores; there are no categories, and no names of stores [X-02]', () => {
  expect(suggestions.read(answer('items.item-or-store-search'), context)).toEqual({
    items: [
      { id: 101, name: 'Broth noodles', imageUrl: `${pictures}/product/p101.png`, storeName: '' },
      { id: 102, name: 'Built bowl', imageUrl: `${pictures}/product/p102.png`, storeName: '' },
    ],
    stores: [{ id: 11, name: 'Kardamom Kitchen', imageUrl: `${pictures}/store/l11.png` }],
    categories: [],
  });
});

describe('reviews', () => {
  it('of an item are a page; who wrote them is named in two parts [X-04]', () => {
    const page = itemReviews.read(answer('items.reviews'), context);
    expect(page).toMatchObject({ total: 1, page: 1, limit: 10 });
    expect(page.entries).toMatchObject([
      { id: 1, rating: 5, comment: 'Warm and quick', customerName: 'Noor A', reply: null },
    ]);
  });
  it('of a store come all at once, each with its item [X-04]', () => {
    const page = storeReviews.read(answer('stores.reviews'), context);
    expect(page).toMatchObject({ total: 1, page: 1, limit: 1 });
    expect(page.entries).toMatchObject([
      {
        customerName: 'Noor A',
        writtenAt: '2025-03-04T06:11:52.000000Z',
        item: { id: 101, name: 'Broth noodles', imageUrl: `${pictures}/product/a.png` },
      },
    ]);
  });
  it('without a summary are summed up as far as they came [X-04] [BIZ-14]', () => {
    const [review] = answeredList('stores.reviews');
    const rated = [5, 4, 4.5, 1].map((rating, at) => ({ ...review, id: at + 1, rating }));
    expect(storeReviews.read(rated, context).summary).toEqual({
      average: 3.625,
      count: 4,
      histogram: [1, 0, 0, 1, 2],
    });
    expect(storeReviews.read([], context).summary).toEqual({
      average: 0,
      count: 0,
      histogram: [0, 0, 0, 0, 0],
    });
  });
});
