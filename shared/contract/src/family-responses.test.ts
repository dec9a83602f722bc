import { readFixture, familyContext } from '../fixtures/family';
import {
  applyCoupon,
  brandList,
  cancellationReasons,
  categoryItems,
  categoryList,
  findSubjectScope,
  flashSale,
  isAbsent,
  isAnnounced,
  isMissing,
  itemDetails,
  itemFacets,
  itemReviews,
  itemsPopular,
  moduleList,
  placeOrder,
  storeDetails,
  storeItems,
  storeReviews,
  getSubject,
  type Endpoint,
} from './index';
import { endpoints } from './registry';

const context = familyContext();

const lacking = Object.entries<Endpoint>(endpoints).filter(([, { absent }]) => absent !== undefined);

describe('an endpoint that a backend lacks [F-21]', () => {
  /** `body` undefined: the response was not JSON. */
  const manners: [string, { status: number; body: unknown }][] = [
    ['404 as JSON', { status: 404, body: readFixture('error.404.route') }],
    ['405 as JSON', { status: 405, body: { message: 'The GET method is not supported for this route.' } }],
    ['a page of HTML with 200', { status: 200, body: undefined }],
    ['a page of HTML with 404', { status: 404, body: undefined }],
    ['a redirect to a login page', { status: 302, body: undefined }],
    ['a redirect that the browser hides', { status: 0, body: undefined }],
  ];

  it.each(manners)('is absent by %s', (_manner, response) => {
    for (const endpoint of [itemsPopular, flashSale, brandList, cancellationReasons])
      expect(isAbsent(endpoint, response)).toBe(true);
  });
  it.each(manners)('is a failure by %s, if every backend has it', (_manner, response) => {
    for (const endpoint of [itemDetails, storeDetails, categoryList, placeOrder, moduleList])
      expect(isAbsent(endpoint, response)).toBe(false);
  });
  it.each([
    ['an answer', { status: 200, body: readFixture('items.popular') }],
    ['null, which means that there is nothing', { status: 200, body: null }],
    ['a missing header', { status: 403, body: readFixture('error.403.moduleId') }],
    ['a missing zone', { status: 403, body: readFixture('error.403.zoneId') }],
    ['a missing field', { status: 403, body: readFixture('flash-sales.items.403') }],
    ['an ended session', { status: 401, body: readFixture('error.401.token') }],
    ['an unknown guest', { status: 401, body: readFixture('error.401.guest') }],
    ['too many calls', { status: 429, body: { message: 'Too Many Attempts.' } }],
    ['a fault of the server', { status: 500, body: undefined }],
    ['no server behind the proxy', { status: 502, body: undefined }],
  ])('is not absent by %s', (_what, response) => {
    expect(isAbsent(itemsPopular, response)).toBe(false);
  });
  it.each(lacking)(
    'passes the reader of %s its replacement for a response, which it can read',
    (_name, endpoint) => {
      expect(() => endpoint.read(endpoint.absent, context)).not.toThrow();
    },
  );
  it('makes lists empty, and single values null', () => {
    expect(itemsPopular.read(itemsPopular.absent, context).entries).toEqual([]);
    expect(flashSale.read(flashSale.absent, context)).toBeNull();
    expect(cancellationReasons.read(cancellationReasons.absent, context)).toEqual([]);
  });
  it('is not requested if it must be announced', () => {
    expect(isAnnounced(itemFacets, { capabilities: [] })).toBe(false);
    expect(isAnnounced(itemFacets, {})).toBe(false);
    expect(isAnnounced(itemFacets, { capabilities: ['facets'] })).toBe(true);
    expect(isAnnounced(itemsPopular, {})).toBe(true);
  });
});

describe('a missing entity [F-21]', () => {
  it('is an item by 404, with a single error', () => {
    expect(isMissing(itemDetails, { status: 404, body: readFixture('items.details.404') })).toBe(true);
    expect(isMissing(itemDetails, { status: 410, body: undefined })).toBe(true);
  });
  it('is a store by 200 with null', () => {
    expect(isMissing(storeDetails, { status: 200, body: readFixture('stores.details.missing') })).toBe(true);
    expect(isMissing(storeDetails, { status: 200, body: readFixture('stores.details.11') })).toBe(false);
  });
  it('is none by null if null means something else', () => {
    expect(isMissing(flashSale, { status: 200, body: null })).toBe(false);
  });
  it('is never indicated by 403: that refuses an incomplete request', () => {
    for (const name of ['error.403.moduleId', 'error.403.zoneId', 'cart.add.403'])
      expect(isMissing(storeDetails, { status: 403, body: readFixture(name) })).toBe(false);
  });
});

describe('subject of a request', () => {
  it.each([
    ['items of a store', storeItems, { query: { store_id: 11 } }, { kind: 'store', id: 11 }],
    ['reviews of a store', storeReviews, { query: { store_id: '11' } }, { kind: 'store', id: 11 }],
    ['a coupon for a store', applyCoupon, { query: { store_id: 11 } }, { kind: 'store', id: 11 }],
    ['reviews of an item', itemReviews, { params: { id: 101 } }, { kind: 'item', id: 101 }],
    ['items of a category', categoryItems, { params: { id: '41' } }, { kind: 'category', id: 41 }],
    ['nothing in particular', itemsPopular, { query: { limit: 10 } }, null],
    ['a store without an id', storeItems, {}, null],
    ['a store whose id is no number', storeItems, { query: { store_id: 'x' } }, null],
  ])('is known from %s', (_what, endpoint, args, subject) => {
    expect(getSubject(endpoint, args)).toEqual(subject);
  });
});

describe('the scope of an entity', () => {
  const responses: Record<string, string> = {
    '/api/v1/stores/details/11': 'stores.details.11',
    '/api/v1/stores/details/21': 'stores.details.21',
    '/api/v1/items/details/201': 'items.details.201',
    '/api/v1/categories': 'categories',
  };
  const requests: { path: string; moduleId: number | null | undefined }[] = [];

  /** A backend of the family: null for missing entities. */
  function tryRequest<Args, Model>(
    endpoint: Endpoint<Args, Model>,
    args: Args,
    where?: { moduleId: number | null },
  ): Promise<Model | null> {
    const { params = {} } = args as { params?: { id?: number } };
    const path = endpoint.path.replace(':id', String(params.id));
    requests.push({ path, moduleId: where?.moduleId });
    const name = responses[path];
    return Promise.resolve(name ? endpoint.read(readFixture(name), context) : null);
  }
  beforeEach(() => requests.splice(0));

  it.each([
    ['a store', { kind: 'store', id: 11 }, { moduleId: 1, zoneIds: [7] }],
    ['a store of another module', { kind: 'store', id: 21 }, { moduleId: 2, zoneIds: [7] }],
    ['an item', { kind: 'item', id: 201 }, { moduleId: 2, zoneIds: [7] }],
    ['a category', { kind: 'category', id: 32 }, { moduleId: 1, zoneIds: null }],
    ['a category below another', { kind: 'category', id: 33 }, { moduleId: 1, zoneIds: null }],
    ['a store that is not there', { kind: 'store', id: 999 }, null],
    ['an item that is not there', { kind: 'item', id: 999 }, null],
    ['a category that is not there', { kind: 'category', id: 999 }, null],
  ] as const)('is known from %s', async (_what, subject, scope) => {
    expect(await findSubjectScope(subject, tryRequest)).toEqual(scope);
  });
  it('requests categories without a module: those of all modules are returned', async () => {
    await findSubjectScope({ kind: 'category', id: 33 }, tryRequest);
    expect(requests).toEqual([{ path: '/api/v1/categories', moduleId: null }]);
  });
});
