import {
  categoriesAround,
  categoryItems,
  itemDetails,
  moduleList,
  storeDetails,
  storesLatest,
} from '@shop/contract';
import {
  aCategory,
  aModule,
  anItem,
  aStore,
  preloaded,
  renderOnServer,
  type PreloadedModel,
} from '@shop/testing';
import type { ReactElement } from 'react';
import { Page as CategoryPage } from '../../pages/categories/category-page';
import { Page as ItemPage } from '../../pages/item/item-page';
import { Page as StorePage } from '../../pages/store/store-page';
import { Page as StoreListPage } from '../../pages/store-lists/store-list-page';
import { listPage, storeListPage } from '../../queries/queries';
import { HomeSeo } from './home-seo';

const food = { id: 1, type: 'food', name: 'Food' } as const;
const placed = { module: food, zoneIds: [1], place: { latitude: 25, longitude: 56, address: '' } };

/** The head and the structured data that a server renders for a page. */
async function getHead(page: ReactElement, address: string, path: string, responses: PreloadedModel[]) {
  let things: readonly object[] = [];
  const html = await renderOnServer(page, responses, {
    address,
    path,
    session: placed,
    config: { businessName: 'Mosaic' },
    seo: { collect: (collected) => void (things = collected) },
  });
  const getMeta = (name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
  return {
    title: /<title>(.*?)<\/title>/.exec(html)?.[1],
    titles: html.match(/<title/g)?.length,
    getMeta,
    things,
  };
}

it('describes an item, in the head and in structured data [X-08]', async () => {
  const item = anItem({
    id: 7,
    name: 'Pizza',
    description: '<p>Thin</p> &amp; hot',
    price: 900,
    imageUrl: '/7.svg',
  });
  const responses = [preloaded(itemDetails, { params: { id: 7 } }, item)];
  const head = await getHead(<ItemPage />, '/product/7', '/product/:id', responses);
  expect([head.title, head.titles]).toEqual(['Pizza · Mosaic', 1]);
  expect(head.getMeta('description')).toBe('Thin &amp; hot');
  expect(head.getMeta('og:type')).toBe('product');
  expect(head.getMeta('product:price:amount')).toBe('9.00');
  expect(head.getMeta('og:image')).toBe('https://shop.example/7.svg');
  expect(head.things).toMatchObject([{ '@type': 'Product', name: 'Pizza' }, { '@type': 'BreadcrumbList' }]);
});

it("has the shop's name as title until the item is loaded", async () => {
  const head = await getHead(<ItemPage />, '/product/7', '/product/:id', []);
  expect([head.title, head.things]).toEqual(['Mosaic', []]);
});

it('describes a store by its description, otherwise by name and address [X-08]', async () => {
  const store = aStore({
    id: 3,
    name: 'Dhaba',
    description: '',
    address: 'Canal Road 12',
    coverUrl: '/3.svg',
  });
  const responses = [preloaded(storeDetails, { params: { id: 3 } }, store)];
  const head = await getHead(<StorePage />, '/store/3', '/store/:id', responses);
  expect([head.title, head.titles]).toEqual(['Dhaba · Mosaic', 1]);
  expect(head.getMeta('description')).toBe('Dhaba · Canal Road 12');
  expect(head.getMeta('og:image')).toBe('https://shop.example/3.svg');
  expect(head.things).toMatchObject([{ name: 'Dhaba' }, { '@type': 'BreadcrumbList' }]);
});

it('describes a category by its content, with its breadcrumb [X-08]', async () => {
  const children = [aCategory({ id: 2, name: 'Grills', parentId: 1 })];
  const responses = [
    preloaded(categoriesAround, { params: { id: 2 } }, [aCategory({ id: 1, name: 'Food', children })]),
    preloaded(
      categoryItems,
      { params: { id: 2 }, query: listPage(1) },
      {
        entries: [anItem({ name: 'Kebab' })],
        total: 1,
        page: 1,
        limit: 20,
      },
    ),
  ];
  const head = await getHead(<CategoryPage />, '/category/2', '/category/:id', responses);
  expect([head.title, head.getMeta('og:title')]).toEqual(['Grills · Mosaic', 'Grills']);
  expect(head.getMeta('description')).toBe('Grills at Mosaic: Kebab. See prices and order online.');
  expect(head.things).toMatchObject([
    { itemListElement: [{ name: 'Mosaic' }, { name: 'Food' }, { name: 'Grills' }] },
    { '@type': 'ItemList', numberOfItems: 1 },
  ]);
});

it('describes a list of stores by its first entries [X-08]', async () => {
  const stores = [aStore({ id: 3, name: 'Dhaba', coverUrl: '/3.svg' }), aStore({ id: 4, name: 'Forno' })];
  const responses = [
    preloaded(storesLatest, { query: storeListPage(1) }, { entries: stores, total: 2, page: 1, limit: 20 }),
  ];
  const head = await getHead(<StoreListPage />, '/store/latest', '/store/latest', responses);
  expect(head.getMeta('description')).toBe('Dhaba and Forno: order online at Mosaic.');
  expect(head.getMeta('og:image')).toBe('https://shop.example/3.svg');
  expect(head.things).toMatchObject([{ '@type': 'ItemList', numberOfItems: 2 }]);
});

it("describes the shop on a module's home page [X-08]", async () => {
  const responses = [preloaded(moduleList, {}, [aModule({ name: 'Food' })])];
  const head = await getHead(<HomeSeo title="Food" />, '/home', '/home', responses);
  expect(head.getMeta('description')).toBe('Food from the shops around you, delivered by Mosaic.');
});
