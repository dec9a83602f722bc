import { getAddresses, isListed } from './page-addresses';

const page = 'https://shop.example/product/7';
const of = (query: string, identity: string[] = [], language = 'en') =>
  getAddresses(page, { identity }, new URLSearchParams(query), language);

it.each([
  ['', page],
  ['utm_source=mail&gclid=1&fbclid=2&from=/home&module_id=1&sort=rating', page],
  ['campaign=1&utm_source=mail', `${page}?campaign=1`],
  ['campaign=', page],
  ['lang=ar', page],
  ['lang=en&campaign=1', `${page}?campaign=1&lang=en`],
])('a page with %j has a canonical address without tracking and filters [X-08]', (query, canonical) => {
  expect(of(query, ['campaign']).canonical).toBe(canonical);
});

it('encodes the parameters that belong to it', () => {
  expect(of('name=%22%3E%3Cscript%3E%26', ['name']).canonical).toBe(`${page}?name=%22%3E%3Cscript%3E%26`);
});

it("links the same page in every language, and the one that selects the visitor's [X-08]", () => {
  expect(of('lang=ar', [], 'ar')).toEqual({
    canonical: `${page}?lang=ar`,
    alternates: [
      { language: 'en', address: `${page}?lang=en` },
      { language: 'ur', address: `${page}?lang=ur` },
      { language: 'ar', address: `${page}?lang=ar` },
      { language: 'x-default', address: page },
    ],
  });
});

it.each([
  ['search=rice', {}, false],
  ['search=', {}, true],
  ['brand=3', {}, false],
  ['min_price=1', {}, false],
  ['utm_source=mail', {}, true],
  ['data_type=popular', { identity: ['data_type'] }, true],
  ['category=3', { identity: ['category'] }, true],
  ['', { unlisted: true }, false],
])('lists %j of %j: %p [X-08]', (query, route, expected) => {
  expect(isListed(route, new URLSearchParams(query))).toBe(expected);
});
