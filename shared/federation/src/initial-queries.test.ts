import {
  getInitialQueryArgs,
  getPageName,
  getShownPage,
  isInitialQueryAt,
  needsLocation,
} from './initial-queries';
import type { RouteManifest } from './release-manifest';

const call = {
  endpoint: 'storeItems',
  args: { params: { id: ':id' }, query: { search: '?q', offset: 1, type: 'all', category_id: '?category' } },
};

it('takes values from path and search, numbers as numbers', () => {
  expect(getInitialQueryArgs(call, { id: '12' }, new URLSearchParams('q=rice&category=7'))).toEqual({
    params: { id: 12 },
    query: { search: 'rice', offset: 1, type: 'all', category_id: 7 },
  });
});

it('leaves out what the address does not have, and keeps text that only looks like a number', () => {
  expect(getInitialQueryArgs(call, { id: '007' }, new URLSearchParams('q='))).toEqual({
    params: { id: '007' },
    query: { offset: 1, type: 'all' },
  });
});

it("uses the visitor's location; without one the query is left out", () => {
  const zone = { endpoint: 'zoneOf', args: { query: { lat: '@latitude', lng: '@longitude' } } };
  const location = { latitude: 25.13, longitude: 56.34 };
  expect(getInitialQueryArgs(zone, {}, new URLSearchParams(), location)).toEqual({
    query: { lat: 25.13, lng: 56.34 },
  });
  expect(needsLocation(zone)).toBe(true);
  expect(needsLocation(call)).toBe(false);
});

it('is no initial query if the search shows something else', () => {
  const storePage = { endpoint: 'banners', unless: ['search', 'data_type'] };
  expect(isInitialQueryAt(storePage, new URLSearchParams('from=menu&search='), null)).toBe(true);
  expect(isInitialQueryAt(storePage, new URLSearchParams('search=rice'), null)).toBe(false);
  expect(isInitialQueryAt(call, new URLSearchParams('search=rice'), null)).toBe(true);
});

it('is an initial query only in the modules that it names', () => {
  const conditions = { endpoint: 'conditionList', modules: ['pharmacy'] };
  const nothing = new URLSearchParams();
  expect(isInitialQueryAt(conditions, nothing, 'pharmacy')).toBe(true);
  expect(isInitialQueryAt(conditions, nothing, 'food')).toBe(false);
  expect(isInitialQueryAt(conditions, nothing, null)).toBe(false);
  expect(isInitialQueryAt(call, nothing, 'food')).toBe(true);
});

it('keeps text as text, trims it, and reads decimals as numbers', () => {
  const found = {
    endpoint: 'itemSearch',
    args: { query: { name: '?search:text', min_price: '?min_price' } },
  };
  const argsAt = (search: string) => getInitialQueryArgs(found, {}, new URLSearchParams(search));
  expect(argsAt('search= 7 &min_price=2.50')).toEqual({ query: { name: '7', min_price: 2.5 } });
  expect(argsAt('search= ')).toEqual({ query: {} });
});

it.each([
  ['19', 19],
  ['19.0', '19.0'],
  ['007', '007'],
  ['0', '0'],
  ['pizza', 'pizza'],
])('reads the id %j of a path as %j', (text, id) => {
  const details = { endpoint: 'itemDetails', args: { params: { id: ':id' } } };
  expect(getInitialQueryArgs(details, { id: text }, new URLSearchParams())).toEqual({ params: { id } });
});

it('is an initial query only if the search asks for it', () => {
  const list = { endpoint: 'itemsPopular', when: { data_type: 'popular' }, unless: ['page'] };
  expect(isInitialQueryAt(list, new URLSearchParams('data_type=popular'), null)).toBe(true);
  expect(isInitialQueryAt(list, new URLSearchParams('data_type=popular&page=2'), null)).toBe(false);
  expect(isInitialQueryAt(list, new URLSearchParams('data_type=new'), null)).toBe(false);
  const found = { endpoint: 'itemSearch', when: { search: true } } as const;
  expect(isInitialQueryAt(found, new URLSearchParams('search=rice'), null)).toBe(true);
  expect(isInitialQueryAt(found, new URLSearchParams('search='), null)).toBe(false);
});

describe('the page at an address', () => {
  const route: Pick<RouteManifest, 'page' | 'instead'> = {
    page: 'front',
    instead: [
      { page: 'parcels', modules: ['parcel'] },
      { page: 'found', when: { search: true } },
      { page: 'list', when: { data_type: ['popular', 'new'] } },
    ],
  };

  it.each([
    ['', null, 'front'],
    ['from=menu', 'food', 'front'],
    ['search=rice', 'food', 'found'],
    ['search=rice&data_type=new', null, 'found'],
    ['search=+', 'food', 'front'],
    ['data_type=new', 'food', 'list'],
    ['data_type=__proto__', 'food', 'front'],
    ['search=rice', 'parcel', 'parcels'],
  ])('depends on its search and the module: %s in %s', (search, type, page) => {
    expect(getPageName(route, new URLSearchParams(search), type)).toBe(page);
  });

  it('is the route’s own if it has no variants', () => {
    expect(getPageName({ page: 'item' }, new URLSearchParams('search=rice'), 'parcel')).toBe('item');
  });

  it('has its own slots, or those of the route', () => {
    const home = {
      page: 'home',
      slots: ['quick-add'],
      instead: [
        { page: 'parcel', modules: ['parcel'], slots: [] },
        { page: 'search', when: { search: true as const } },
      ],
    };
    const getSlots = (search: string, type: string) =>
      getShownPage(home, new URLSearchParams(search), type).slots;
    expect(getSlots('', 'food')).toEqual(['quick-add']);
    expect(getSlots('search=rice', 'food')).toEqual(['quick-add']);
    expect(getSlots('', 'parcel')).toEqual([]);
  });
});
