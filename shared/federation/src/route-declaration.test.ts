import type { QueryDeclaration, RouteDeclaration } from './route-declaration';

const item: QueryDeclaration = { endpoint: 'itemDetails', args: { params: { id: ':id' } } };

/** Declarations that must not compile; tsc reports each unnecessary @ts-expect-error. */
const refused: QueryDeclaration[] = [
  // @ts-expect-error: the contract has no such endpoint
  { endpoint: 'itemDetail', args: { params: { id: ':id' } } },
  // @ts-expect-error: it needs an id
  { endpoint: 'itemDetails' },
  // @ts-expect-error: it has no such parameter
  { endpoint: 'itemDetails', args: { params: { item: ':id' } } },
  // @ts-expect-error: a limit is a number
  { endpoint: 'itemsPopular', args: { query: { limit: 'twelve' } } },
  // @ts-expect-error: its query has no such parameter
  { endpoint: 'itemsPopular', args: { query: { limits: 12 } } },
  // @ts-expect-error: an endpoint with a body is no query
  { endpoint: 'placeOrder' },
];

const route: RouteDeclaration = {
  path: '/product/:id',
  page: 'item-page',
  first: [item],
  // @ts-expect-error: the contract has no such endpoint
  subject: 'itemDetail',
  // @ts-expect-error: the contract has no such endpoint
  picture: 'itemDetail.image_full_url',
};

it('is an endpoint of the contract with its arguments, or does not compile', () => {
  expect(refused).toHaveLength(6);
  expect(route.first).toEqual([item]);
});
