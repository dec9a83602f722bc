import {
  categoriesPopular,
  categoryList,
  categoryStores,
  itemDetails,
  storeList,
  storesLatest,
  storesPopular,
  storesRecommended,
  storesWithOffers,
} from './index';

const fiveMinutes = 300_000;

it.each([
  ['categories', categoryList],
  ['latest stores', storesLatest],
  ['popular stores', storesPopular],
  ['stores', storeList],
  ['recommended stores', storesRecommended],
  ['stores with offers', storesWithOffers],
  ['stores of a category', categoryStores],
])('%s are fresh for five minutes [BIZ-16]', (_name, { freshFor, keptFor }) => {
  expect(freshFor).toBe(fiveMinutes);
  expect(keptFor).toBe(Infinity);
});

it('popular categories are stale after thirty seconds and gone after a minute [BIZ-16]', () => {
  expect(categoriesPopular).toMatchObject({ freshFor: 30_000, keptFor: 60_000 });
});

it('an item is fresh for 30000 ms [BIZ-16]', () => {
  expect(itemDetails.freshFor).toBe(30_000);
});
