import { categoriesPopular, categoryList } from './categories';
import { itemDetails } from './item-details';
import { storesLatest, storesPopular } from './stores';

it.each([
  ['categories', categoryList, 300_000],
  ['new stores', storesLatest, 300_000],
  ['popular stores', storesPopular, 300_000],
  ['popular categories', categoriesPopular, 30_000],
  ['an item', itemDetails, 30_000],
])('uses a response about %s for the specified time [BIZ-16] [CALL-10]', (_what, endpoint, time) => {
  expect(endpoint.freshFor).toBe(time);
});

it('does not show popular categories for longer than a minute [BIZ-16]', () => {
  expect(categoriesPopular.keptFor).toBe(60_000);
});
