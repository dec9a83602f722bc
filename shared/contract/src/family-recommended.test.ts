import { readFixture, readListFixture, readRecordFixture, familyContext } from '../fixtures/family';
import {
  banners,
  campaignDetails,
  campaignList,
  flashSale,
  itemReviews,
  storeBanners,
  storeReviews,
  suggestions,
} from './index';

const context = familyContext();
const pictures = 'http://127.0.0.1:4865/storage/app/public';

describe('recommendations', () => {
  it('lead to a store, an item or an address; campaigns beside them are no banners', () => {
    expect(banners.read(readFixture('banners'), context).map(({ id, target }) => [id, target])).toEqual([
      [51, { type: 'store', id: 11, url: null }],
      [52, { type: 'item', id: 102, url: null }],
      [53, { type: 'link', id: null, url: 'https://kite.example/read' }],
    ]);
  });
  it('by a store itself is a bare list', () => {
    expect(storeBanners.read(readFixture('banners.store'), context)).toEqual([
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
    expect(campaignList.read(readFixture('campaigns.basic'), context)).toMatchObject([
      { ...expected, stores: [] },
    ]);
    const campaign = campaignDetails.read(readFixture('campaigns.basic-campaign-details'), context);
    expect(campaign).toMatchObject({ ...expected, storeCount: 1, stores: [{ id: 11, moduleType: 'food' }] });
  });
  it.each(['flash-sales', 'flash-sales.items'])('is a flash sale: %s [D-08]', (name) => {
    const sale = flashSale.read(readFixture(name), context);
    expect(sale).toMatchObject({ id: 71, title: 'Noon sale', endsAt: '2035-01-01T00:00:00.000000Z' });
    expect(sale?.entries).toMatchObject([
      {
        item: { id: 103, price: 1_800, discount: { type: 'percent', value: 20 }, stock: null },
        offered: 20,
        sold: 3,
      },
    ]);
  });
  it('is null without a sale [D-08]', () => {
    expect(flashSale.read(null, context)).toBeNull();
    expect(flashSale.read({ ...readRecordFixture('flash-sales'), active_products: [] }, context)).toBeNull();
  });
});

it('suggests items and stores; there are no categories, and no names of stores [X-02]', () => {
  expect(suggestions.read(readFixture('items.item-or-store-search'), context)).toEqual({
    items: [
      { id: 101, name: 'Broth noodles', imageUrl: `${pictures}/product/p101.png`, storeName: '' },
      { id: 102, name: 'Built bowl', imageUrl: `${pictures}/product/p102.png`, storeName: '' },
    ],
    stores: [{ id: 11, name: 'Kardamom Kitchen', imageUrl: `${pictures}/store/l11.png` }],
    categories: [],
  });
});

describe('reviews', () => {
  it('of an item are a page; the author’s name has two parts [X-04]', () => {
    const page = itemReviews.read(readFixture('items.reviews'), context);
    expect(page).toMatchObject({ total: 1, page: 1, limit: 10 });
    expect(page.entries).toMatchObject([
      { id: 1, rating: 5, comment: 'Warm and quick', customerName: 'Noor A', reply: null },
    ]);
  });
  it('of a store come in one response, each with its item [X-04]', () => {
    const page = storeReviews.read(readFixture('stores.reviews'), context);
    expect(page).toMatchObject({ total: 1, page: 1, limit: 1 });
    expect(page.entries).toMatchObject([
      {
        customerName: 'Noor A',
        writtenAt: '2025-03-04T06:11:52.000000Z',
        item: { id: 101, name: 'Broth noodles', imageUrl: `${pictures}/product/a.png` },
      },
    ]);
  });
  it('without a summary are summarised from the response [X-04] [BIZ-14]', () => {
    const [review] = readListFixture('stores.reviews');
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
