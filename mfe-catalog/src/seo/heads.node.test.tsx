import {
  categoryItems,
  categoryList,
  itemDetails,
  moduleList,
  storeDetails,
  storesLatest,
} from '@shop/contract';
import { aCategory, aModule, anItem, aStore, given, renderOnServer, type Given } from '@shop/testing';
import type { ReactElement } from 'react';
import { Page as CategoryPage } from '../features/categories/category-page';
import { Page as ItemPage } from '../features/item-page/item-page';
import { Page as StorePage } from '../features/store/store-page';
import { Page as StoreListPage } from '../features/store-lists/store-list-page';
import { listPage, storeListPage } from '../questions';
import { FrontSeo } from './list-seo';

const food = { id: 1, type: 'food', name: 'Food' } as const;
const placed = { module: food, zoneIds: [1], place: { latitude: 25, longitude: 56, address: '' } };

/** The head that a page gets from a server, and what it says to machines. */
async function headOf(page: ReactElement, address: string, path: string, answers: Given[]) {
  let things: readonly object[] = [];
  const html = await renderOnServer(page, answers, {
    address,
    path,
    session: placed,
    config: { businessName: 'Mosaic' },
    seo: { collect: (collected) => void (things = collected) },
  });
  const metaOf = (name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
  return {
    title: /<title>(.*?)<\/title>/.exec(html)?.[1],
    titles: html.match(/<title/g)?.length,
    metaOf,
    things,
  };
}

it('says of an item what it is, to people and to machines [X-08]', async () => {
  const item = anItem({
    id: 7,
    name: 'Pizza',
    description: '<p>Thin</p> &amp; hot',
    price: 900,
    imageUrl: '/7.svg',
  });
  const answers = [given(itemDetails, { params: { id: 7 } }, item)];
  const head = await headOf(<ItemPage />, '/product/7', '/product/:id', answers);
  expect([head.title, head.titles]).toEqual(['Pizza · Mosaic', 1]);
  expect(head.metaOf('description')).toBe('Thin &amp; hot');
  expect(head.metaOf('og:type')).toBe('product');
  expect(head.metaOf('product:price:amount')).toBe('9.00');
  expect(head.metaOf('og:image')).toBe('https://shop.example/7.svg');
  expect(head.things).toMatchObject([{ '@type': 'Product', name: 'Pizza' }, { '@type': 'BreadcrumbList' }]);
});

it('is titled by the shop while an item has not come', async () => {
  const head = await headOf(<ItemPage />, '/product/7', '/product/:id', []);
  expect([head.title, head.things]).toEqual(['Mosaic', []]);
});

it('describes a store by its words, else by name and address [X-08]', async () => {
  const store = aStore({
    id: 3,
    name: 'Dhaba',
    description: '',
    address: 'Canal Road 12',
    coverUrl: '/3.svg',
  });
  const answers = [given(storeDetails, { params: { id: 3 } }, store)];
  const head = await headOf(<StorePage />, '/store/3', '/store/:id', answers);
  expect([head.title, head.titles]).toEqual(['Dhaba · Mosaic', 1]);
  expect(head.metaOf('description')).toBe('Dhaba · Canal Road 12');
  expect(head.metaOf('og:image')).toBe('https://shop.example/3.svg');
  expect(head.things).toMatchObject([{ name: 'Dhaba' }, { '@type': 'BreadcrumbList' }]);
});

it('describes a category by what is in it, with the way to it [X-08]', async () => {
  const children = [aCategory({ id: 2, name: 'Grills', parentId: 1 })];
  const answers = [
    given(categoryList, {}, [aCategory({ id: 1, name: 'Food', children })]),
    given(
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
  const head = await headOf(<CategoryPage />, '/category/2', '/category/:id', answers);
  expect([head.title, head.metaOf('og:title')]).toEqual(['Grills · Mosaic', 'Grills']);
  expect(head.metaOf('description')).toBe('Grills at Mosaic: Kebab. See prices and order online.');
  expect(head.things).toMatchObject([
    { itemListElement: [{ name: 'Mosaic' }, { name: 'Food' }, { name: 'Grills' }] },
    { '@type': 'ItemList', numberOfItems: 1 },
  ]);
});

it('describes a list of stores by the first of them [X-08]', async () => {
  const stores = [aStore({ id: 3, name: 'Dhaba', coverUrl: '/3.svg' }), aStore({ id: 4, name: 'Forno' })];
  const answers = [
    given(storesLatest, { query: storeListPage(1) }, { entries: stores, total: 2, page: 1, limit: 20 }),
  ];
  const head = await headOf(<StoreListPage />, '/store/latest', '/store/latest', answers);
  expect(head.metaOf('description')).toBe('Dhaba and Forno: order online at Mosaic.');
  expect(head.metaOf('og:image')).toBe('https://shop.example/3.svg');
  expect(head.things).toMatchObject([{ '@type': 'ItemList', numberOfItems: 2 }]);
});

it('describes the shop at the front of a module [X-08]', async () => {
  const answers = [given(moduleList, {}, [aModule({ name: 'Food' })])];
  const head = await headOf(<FrontSeo title="Food" />, '/home', '/home', answers);
  expect(head.metaOf('description')).toBe('Food from the shops around you, delivered by Mosaic.');
});
