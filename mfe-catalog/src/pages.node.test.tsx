import type { Campaign, ModuleType } from '@shop/domain';
import {
  banners,
  brandList,
  campaignDetails,
  campaignItems,
  campaignList,
  categoryItems,
  categoryList,
  conditionList,
  itemDetails,
  itemsDiscounted,
  itemSearch,
  itemsPopular,
  storeDetails,
  storeItems,
  storeList,
  storeSearch,
  storesLatest,
  storesPopular,
} from '@shop/contract';
import { aCategory, aFoodVariation, anItem, aStore, given, type Given } from '@shop/testing';
import { listPage, nearQuery, rowQuery, storeListPage, storeRowQuery } from './questions';
import { renderPage as render } from './pages.fixture';

const pageOf = <Entity,>(...entries: Entity[]) => ({ total: 1, page: 1, limit: 20, entries });
const item = anItem({ name: 'Biryani', foodVariations: [aFoodVariation()] });
const items = pageOf(item);
const stores = pageOf(aStore());
const categories = given(categoryList, {}, [aCategory()]);
const sections = [
  { id: 1, name: 'From the grill', itemCount: 1 },
  { id: 2, name: 'Breads', itemCount: 50 },
];
const store = given(storeDetails, { params: { id: 3 } }, aStore({ sections, itemCount: 51 }));

const campaign: Campaign = {
  id: 8,
  title: 'Grill week',
  description: 'Everything from the coals.',
  imageUrl: null,
  startsOn: null,
  endsOn: '2026-03-07',
  startsAt: null,
  endsAt: null,
  storeCount: 1,
  stores: [aStore({ name: 'Corner' })],
};

const front: Given[] = [
  categories,
  given(banners, {}, [
    { id: 1, title: 'Feast', imageUrl: '/b.svg', target: { type: 'store', id: 3, url: null } },
  ]),
  given(itemsDiscounted, { query: rowQuery }, items),
  given(storesPopular, { query: storeRowQuery }, stores),
  given(campaignList, {}, [campaign]),
  given(storeList, nearQuery(), stores),
];

const cases: [address: string, answers: Given[], words: string[]][] = [
  ['/home', front, ['Feast', 'Biryani', 'Lahori Dhaba', 'Grills', 'Grill week']],
  [
    '/home?search=rice',
    [
      given(itemSearch, { query: { name: 'rice', ...listPage(1) } }, items),
      given(storeSearch, { query: { name: 'rice', ...listPage(1) } }, stores),
    ],
    ['Biryani', 'rice'],
  ],
  [
    '/home?data_type=popular',
    [given(itemsPopular, { query: listPage(1) }, items)],
    ['Popular items', 'Biryani'],
  ],
  ['/home?data_type=new', [given(storesLatest, { query: storeListPage(1) }, stores)], ['Lahori Dhaba']],
  [
    '/store/3',
    [
      store,
      given(storeItems, { query: { store_id: 3, category_id: 0, ...listPage(1) } }, { ...items, total: 51 }),
    ],
    ['Lahori Dhaba', 'From the grill', 'Biryani', 'Breads', '50 items', '#menu-2'],
  ],
  [
    '/store/3?search=rice',
    [store, given(itemSearch, { query: { name: 'rice', store_id: 3, ...listPage(1) } }, items)],
    ['Lahori Dhaba', 'Results for “rice”', 'Biryani'],
  ],
  [
    '/store/latest',
    [given(storesLatest, { query: storeListPage(1) }, stores)],
    ['New restaurants', 'Lahori Dhaba'],
  ],
  [
    '/store/popular',
    [given(storesPopular, { query: storeListPage(1) }, stores)],
    ['Popular restaurants', '1.2 km'],
  ],
  [
    '/campaigns',
    [
      given(campaignList, {}, [campaign]),
      given(campaignItems, { query: listPage(1) }, pageOf(anItem({ name: 'Sambusa', campaign: true }))),
    ],
    ['Grill week', 'Sambusa', 'campaign=1'],
  ],
  [
    '/campaigns/8',
    [given(campaignDetails, { query: { basic_campaign_id: 8 } }, campaign)],
    ['Grill week', 'coals', 'Corner'],
  ],
  ['/categories', [categories], ['Grills']],
  [
    '/category/1',
    [categories, given(categoryItems, { params: { id: 1 }, query: listPage(1) }, items)],
    ['Grills', 'Biryani'],
  ],
  ['/product/1', [given(itemDetails, { params: { id: 1 } }, item)], ['Biryani', 'Size', 'Full', '$10.00']],
];

it.each(cases)('renders %s in plain Node with its content', async (address, answers, words) => {
  const html = await render(address, answers);
  for (const word of words) expect(html).toContain(word);
});

it.each(cases)('renders %s without answers as its shape', async (address) => {
  expect(await render(address, [])).toContain('aria-hidden');
});

it.each(['ur', 'ar'] as const)('renders in %s', async (language) => {
  const html = await render('/product/1', [], language);
  expect(html).not.toMatch(/Total amount|Required/);
});

const fronts: [ModuleType, Given[], string[]][] = [
  ['grocery', [given(itemsPopular, { query: rowQuery }, items)], ['Biryani', 'Shop by aisle']],
  [
    'pharmacy',
    [given(conditionList, {}, [{ id: 2, name: 'Allergy', imageUrl: null, itemCount: 3 }])],
    ['Allergy', 'Open near you now'],
  ],
  [
    'ecommerce',
    [given(brandList, {}, [{ id: 2, name: 'Acme', imageUrl: null, itemCount: 3 }])],
    ['Acme', 'Shop by category'],
  ],
  ['parcel', [categories], ['From your door to theirs', 'Grills', 'tel:']],
];

it.each(fronts)('renders the front of %s in plain Node', async (type, answers, words) => {
  const html = await render('/home', answers, 'en', type);
  for (const word of words) expect(html).toContain(word);
});
