import type { Campaign, ModuleType } from '@shop/domain';
import {
  banners,
  brandList,
  campaignDetails,
  campaignItems,
  campaignList,
  categoriesAround,
  categoryItems,
  categoryList,
  conditionList,
  itemDetails,
  itemsDiscounted,
  itemSearch,
  itemsPopular,
  parcelCategories,
  storeDetails,
  storeItems,
  storeList,
  storeSearch,
  storesLatest,
  storesPopular,
} from '@shop/contract';
import {
  aCategory,
  aFoodVariation,
  anItem,
  aParcelCategory,
  aStore,
  preloaded,
  type PreloadedModel,
} from '@shop/testing';
import { listPage, nearbyQuery, rowQuery, storeListPage, storeRowQuery } from './queries/queries';
import { renderPage as render } from './pages.fixture';

const toPage = <Entity,>(...entries: Entity[]) => ({ total: 1, page: 1, limit: 20, entries });
const item = anItem({ name: 'Biryani', foodVariations: [aFoodVariation()] });
const items = toPage(item);
const stores = toPage(aStore());
const categories = preloaded(categoryList, {}, [aCategory()]);
const sections = [
  { id: 1, name: 'From the grill', itemCount: 1 },
  { id: 2, name: 'Breads', itemCount: 50 },
];
const store = preloaded(storeDetails, { params: { id: 3 } }, aStore({ sections, itemCount: 51 }));

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

const homeResponses: PreloadedModel[] = [
  categories,
  preloaded(banners, {}, [
    { id: 1, title: 'Feast', imageUrl: '/b.svg', target: { type: 'store', id: 3, url: null } },
  ]),
  preloaded(itemsDiscounted, { query: rowQuery }, items),
  preloaded(storesPopular, { query: storeRowQuery }, stores),
  preloaded(campaignList, {}, [campaign]),
  preloaded(storeList, nearbyQuery(), stores),
];

const cases: [address: string, answers: PreloadedModel[], words: string[]][] = [
  ['/home', homeResponses, ['Feast', 'Biryani', 'Lahori Dhaba', 'Grills', 'Grill week']],
  [
    '/home?search=rice',
    [
      preloaded(itemSearch, { query: { name: 'rice', ...listPage(1) } }, items),
      preloaded(storeSearch, { query: { name: 'rice', ...listPage(1) } }, stores),
    ],
    ['Biryani', 'rice'],
  ],
  [
    '/home?data_type=popular',
    [preloaded(itemsPopular, { query: listPage(1) }, items)],
    ['Popular items', 'Biryani'],
  ],
  ['/home?data_type=new', [preloaded(storesLatest, { query: storeListPage(1) }, stores)], ['Lahori Dhaba']],
  [
    '/store/3',
    [
      store,
      preloaded(
        storeItems,
        { query: { store_id: 3, category_id: 0, ...listPage(1) } },
        { ...items, total: 51 },
      ),
    ],
    ['Lahori Dhaba', 'From the grill', 'Biryani', 'Breads', '50 items', '#menu-2'],
  ],
  [
    '/store/3?search=rice',
    [store, preloaded(itemSearch, { query: { name: 'rice', store_id: 3, ...listPage(1) } }, items)],
    ['Lahori Dhaba', 'Results for “rice”', 'Biryani'],
  ],
  [
    '/store/latest',
    [preloaded(storesLatest, { query: storeListPage(1) }, stores)],
    ['New restaurants', 'Lahori Dhaba'],
  ],
  [
    '/store/popular',
    [preloaded(storesPopular, { query: storeListPage(1) }, stores)],
    ['Popular restaurants', '1.2\u00A0km'],
  ],
  [
    '/campaigns',
    [
      preloaded(campaignList, {}, [campaign]),
      preloaded(campaignItems, { query: listPage(1) }, toPage(anItem({ name: 'Sambusa', campaign: true }))),
    ],
    ['Grill week', 'Sambusa', 'campaign=1'],
  ],
  [
    '/campaigns/8',
    [preloaded(campaignDetails, { query: { basic_campaign_id: 8 } }, campaign)],
    ['Grill week', 'coals', 'Corner'],
  ],
  ['/categories', [categories], ['Grills']],
  [
    '/category/1',
    [
      preloaded(categoriesAround, { params: { id: 1 } }, [aCategory()]),
      preloaded(categoryItems, { params: { id: 1 }, query: listPage(1) }, items),
    ],
    ['Grills', 'Biryani'],
  ],
  [
    '/product/1',
    [preloaded(itemDetails, { params: { id: 1 } }, item)],
    ['Biryani', 'Size', 'Full', '$10.00'],
  ],
  [
    '/product/1?campaign=1',
    [
      preloaded(
        itemDetails,
        { params: { id: 1 }, query: { campaign: true } },
        { ...item, campaign: true, campaignEndsOn: '2026-12-24' },
      ),
    ],
    ['Biryani', 'Full', 'Dec 24, 2026'],
  ],
];

it.each(cases)('renders %s in plain Node with its content', async (address, responses, texts) => {
  const html = await render(address, responses);
  for (const text of texts) expect(html).toContain(text);
});

it.each(cases)('renders the skeleton of %s without responses', async (address) => {
  expect(await render(address, [])).toContain('aria-hidden');
});

it.each(['ur', 'ar'] as const)('renders in %s', async (language) => {
  const html = await render('/product/1', [], language);
  expect(html).not.toMatch(/Total amount|Required/);
});

const homeCases: [ModuleType, PreloadedModel[], string[]][] = [
  ['grocery', [preloaded(itemsPopular, { query: rowQuery }, items)], ['Biryani', 'Shop by aisle']],
  [
    'pharmacy',
    [preloaded(conditionList, {}, [{ id: 2, name: 'Allergy', imageUrl: null, itemCount: 3 }])],
    ['Allergy', 'Open near you now'],
  ],
  [
    'ecommerce',
    [preloaded(brandList, {}, [{ id: 2, name: 'Acme', imageUrl: null, itemCount: 3 }])],
    ['Acme', 'Shop by category'],
  ],
  [
    'parcel',
    [preloaded(parcelCategories, {}, [aParcelCategory()])],
    ['From your door to theirs', 'Documents', '/parcel/new?category=3', 'tel:'],
  ],
];

it.each(homeCases)('renders the home page of %s in plain Node', async (type, responses, texts) => {
  const html = await render('/home', responses, 'en', type);
  for (const text of texts) expect(html).toContain(text);
});
