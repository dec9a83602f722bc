import {
  banners,
  categoryItems,
  categoryList,
  itemDetails,
  itemsDiscounted,
  itemSearch,
  itemsPopular,
  itemsRecommended,
  storeDetails,
  storeItems,
  storeSearch,
  storesLatest,
  storesPopular,
} from '@shop/contract';
import { matchRoute } from '@shop/federation';
import { aCategory, aFoodVariation, anItem, aStore, given, renderOnServer, type Given } from '@shop/testing';
import { listPage, rowQuery, storeListPage, storeRowQuery } from './questions';
import { routes as pages } from './routes';
import { routes } from './routes.manifest';

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
const session = { module: { id: 1, type: 'food', name: 'Food' } } as const;

const front: Given[] = [
  categories,
  given(banners, {}, [
    { id: 1, title: 'Feast', imageUrl: '/b.svg', target: { type: 'store', id: 3, url: null } },
  ]),
  given(itemsDiscounted, { query: rowQuery }, items),
  given(itemsPopular, { query: rowQuery }, items),
  given(itemsRecommended, { query: rowQuery }, items),
  given(storesPopular, { query: storeRowQuery }, stores),
  given(storesLatest, { query: storeRowQuery }, stores),
];

const cases: [address: string, answers: Given[], words: string[]][] = [
  ['/home', front, ['Feast', 'Biryani', 'Lahori Dhaba', 'Grills']],
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
    ['New stores', 'Lahori Dhaba'],
  ],
  [
    '/store/popular',
    [given(storesPopular, { query: storeListPage(1) }, stores)],
    ['Popular stores', '1.2 km'],
  ],
  ['/categories', [categories], ['Grills']],
  [
    '/category/1',
    [categories, given(categoryItems, { params: { id: 1 }, query: listPage(1) }, items)],
    ['Grills', 'Biryani'],
  ],
  ['/product/1', [given(itemDetails, { params: { id: 1 } }, item)], ['Biryani', 'Size', 'Full', '$10.00']],
];

async function render(address: string, answers: Given[], language: 'en' | 'ur' | 'ar' = 'en') {
  const match = matchRoute(routes, address.split('?')[0] ?? '');
  const door = pages[match?.route.page ?? ''];
  if (!match || !door) throw new Error(`nobody serves ${address}`);
  const { Page } = await door();
  return renderOnServer(<Page />, answers, { session, language, address, path: match.route.path });
}

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
