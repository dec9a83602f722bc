import type { Category, Item, Review, ShopConfig, Store } from '@shop/domain';
import {
  config as configEndpoint,
  itemDetails,
  providerDetails,
  storeDetails,
  vehicleDetails,
} from '@shop/contract';
import {
  getCategoryBreadcrumbs,
  getItemBreadcrumbs,
  getStoreBreadcrumbs,
  getVehicleBreadcrumbs,
  toItemList,
} from './lists';
import { toProduct, toMajorUnits } from './product';
import { toStore } from './store';
import type { PageContext, Thing } from './thing';

const context = { decimals: 2 };
const item = (own: object = {}): Item =>
  itemDetails.read({ id: 7, name: 'Biryani', store_id: 3, store_name: 'Dhaba', price: 8.5, ...own }, context);
const store = (own: object = {}): Store =>
  storeDetails.read({ id: 3, name: 'Dhaba', module_type: 'food', ...own }, context);
const config = (own: object = {}): ShopConfig =>
  configEndpoint.read(
    { business_name: 'Mosaic', country: 'AE', digit_after_decimal_point: 2, ...own },
    context,
  );

const createContext = (own: Partial<PageContext> = {}): PageContext => ({
  origin: 'https://shop.example',
  canonical: 'https://shop.example/product/7',
  config: config(),
  currency: 'USD',
  ...own,
});
const toItemThing = (own: object, at: Partial<PageContext> = {}, reviews: Review[] = []) =>
  toProduct(item(own), createContext(at), new Date('2026-03-02T12:00:00Z'), reviews);
const toStoreThing = (own: object) =>
  toStore(store(own), createContext({ canonical: 'https://shop.example/store/3' }));

describe('an item', () => {
  it('is a product with its discounted price and its rating as shown [X-08] [BIZ-14]', () => {
    const thing = toItemThing({
      description: '<p>Slow &amp; spiced</p>',
      image_full_url: '/media/7.svg',
      brand: { name: 'Spice Route' },
      discount: 10,
      discount_type: 'percent',
      avg_rating: 4.35,
      rating_count: 12,
      stock: 4,
    });
    expect(thing).toMatchObject({
      '@type': 'Product',
      name: 'Biryani',
      description: 'Slow & spiced',
      image: ['https://shop.example/media/7.svg'],
      sku: '7',
      offers: {
        '@type': 'Offer',
        price: '7.65',
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
        url: 'https://shop.example/product/7',
        seller: { name: 'Dhaba' },
      },
      aggregateRating: { ratingValue: 4.4, ratingCount: 12 },
    });
  });

  it("has the prices of its cheapest and dearest variation, and 'out of stock' [X-08]", () => {
    const variations = [
      { type: 'Small', price: 5, stock: 0 },
      { type: 'Large', price: 9, stock: 0 },
    ];
    expect(toItemThing({ variations })).toMatchObject({
      offers: {
        '@type': 'AggregateOffer',
        lowPrice: '5.00',
        highPrice: '9.00',
        offerCount: 2,
        availability: 'https://schema.org/OutOfStock',
      },
    });
  });

  it('leaves out what is unknown', () => {
    const thing = toItemThing({ price: 0 }, { currency: null });
    for (const name of ['offers', 'aggregateRating', 'review', 'brand', 'description', 'image'])
      expect(thing).not.toHaveProperty(name);
  });

  it('contains its reviews [X-08]', () => {
    const review: Review = {
      id: 1,
      rating: 5,
      comment: 'Best in <b>town</b>',
      customerName: 'Amina',
      writtenAt: '2026-11-01T10:00:00Z',
      reply: null,
      item: null,
    };
    expect(toItemThing({}, {}, [review, { ...review, customerName: '' }])).toMatchObject({
      review: [
        {
          reviewRating: { ratingValue: 5, bestRating: 5 },
          author: { name: 'Amina' },
          reviewBody: 'Best in town',
          datePublished: '2026-11-01',
        },
      ],
    });
  });

  it('contains only pictures whose addresses are allowed in a page', () => {
    const images_full_url = [
      'javascript:alert(1)',
      '//evil.example/x.png',
      'https://cdn.example/a b.png',
      '/ok.png',
    ];
    expect(toItemThing({ images_full_url })).toMatchObject({ image: ['https://shop.example/ok.png'] });
  });
});

describe('a store', () => {
  it.each([
    ['food', 'Restaurant'],
    ['grocery', 'GroceryStore'],
    ['pharmacy', 'Pharmacy'],
    ['ecommerce', 'Store'],
  ])('of %s is a %s [X-08]', (module_type, type) => {
    expect(toStoreThing({ module_type })).toMatchObject({ '@type': type });
  });

  it('contains its address, its hours (past midnight too) and its rating [X-08]', () => {
    const hours = (day: number, opening_time: string, closing_time: string) => ({
      day,
      opening_time,
      closing_time,
    });
    const thing = toStoreThing({
      address: 'Canal Road 12',
      phone: '+97192200100',
      latitude: 25.1,
      longitude: 56.3,
      avg_rating: 4.7,
      rating_count: 80,
      schedules: [
        hours(1, '10:00:00', '23:00:00'),
        hours(2, '10:00:00', '23:00:00'),
        hours(5, '18:00:00', '02:00:00'),
      ],
    });
    expect(thing).toMatchObject({
      address: { '@type': 'PostalAddress', streetAddress: 'Canal Road 12', addressCountry: 'AE' },
      telephone: '+97192200100',
      geo: { latitude: 25.1, longitude: 56.3 },
      openingHoursSpecification: [
        { dayOfWeek: ['Monday', 'Tuesday'], opens: '10:00', closes: '23:00' },
        { dayOfWeek: ['Friday'], opens: '18:00', closes: '02:00' },
      ],
      aggregateRating: { ratingValue: 4.7, ratingCount: 80 },
    });
    expect(thing).not.toHaveProperty('priceRange');
  });

  it('leaves out what is unknown', () => {
    const thing = toStoreThing({});
    for (const name of ['geo', 'address', 'telephone', 'openingHoursSpecification', 'aggregateRating'])
      expect(thing).not.toHaveProperty(name);
  });
});

describe('breadcrumbs and lists', () => {
  const getSteps = ({ itemListElement }: Thing) =>
    (itemListElement as { name: string; item: string }[]).map(
      ({ name, item: address }) => `${name} ${address}`,
    );
  const category = (id: number, name: string): Category => ({
    id,
    name,
    parentId: null,
    imageUrl: null,
    children: [],
  });

  it('lead to an item over its store [X-08]', () => {
    expect(getSteps(getItemBreadcrumbs(item(), createContext()))).toEqual([
      'Mosaic https://shop.example/',
      'Dhaba https://shop.example/store/3',
      'Biryani https://shop.example/product/7',
    ]);
  });

  it('lead to a category over its ancestors [X-08]', () => {
    const path = [category(1, 'Food'), category(2, 'Grills')];
    expect(getSteps(getCategoryBreadcrumbs(path, createContext()))).toEqual([
      'Mosaic https://shop.example/',
      'Food https://shop.example/category/1',
      'Grills https://shop.example/category/2',
    ]);
  });
});

it('list what a category shows [X-08]', () => {
  expect(toItemList([{ name: 'Biryani', path: '/product/7' }], createContext())).toEqual([
    {
      '@type': 'ItemList',
      numberOfItems: 1,
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Biryani', url: 'https://shop.example/product/7' },
      ],
    },
  ]);
});

it('lead to a provider at its own address, and from there to its vehicles [GEN-04] [X-08]', () => {
  const provider = providerDetails.read({ id: 4, name: 'Corniche Cars', module_type: 'rental' }, context);
  const vehicle = vehicleDetails.read(
    { id: 9, name: 'Vela City', provider: { id: 4, name: 'Corniche Cars' } },
    context,
  );
  expect(toStore(provider, createContext())).toMatchObject({ '@type': 'AutoRental', name: 'Corniche Cars' });
  expect(JSON.stringify(getStoreBreadcrumbs(provider, createContext()))).toContain(
    'https://shop.example/rental/provider-details?id=4',
  );
  const breadcrumbs = JSON.stringify(getVehicleBreadcrumbs(vehicle, createContext()));
  expect(breadcrumbs).toContain('https://shop.example/rental/provider-details?id=4');
  expect(breadcrumbs).toContain('https://shop.example/rental/vehicle-details?id=9');
});

it.each([
  [850, 2, '8.50'],
  [5, 2, '0.05'],
  [1200, 0, '1200'],
  [1234, 3, '1.234'],
])('writes %d with %d decimals as %s', (amount, decimals, text) => {
  expect(toMajorUnits(amount, decimals)).toBe(text);
});
