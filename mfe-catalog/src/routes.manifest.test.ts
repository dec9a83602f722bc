import { moduleTypes } from '@shop/domain';
import { getInitialQueryArgs, getPageName, isInitialQueryAt } from '@shop/federation';
import { matchRoutes } from '@shop/router';
import { routes } from './routes';
import { routes as addresses } from './routes.manifest';

const pageAt = (address: string, moduleType: string) => {
  const [path = '', search] = address.split('?');
  const match = matchRoutes(addresses, path)?.[0];
  return match && getPageName(match.route, new URLSearchParams(search), moduleType);
};

it.each([
  ['/home', 'food', 'home-page'],
  ['/home?module_id=2', 'grocery', 'home-page'],
  ['/home?search=rice', 'food', 'search-page'],
  ['/home?search=+', 'food', 'home-page'],
  ['/home?data_type=popular', 'food', 'list-page'],
  ['/home?data_type=category&id=3', 'food', 'list-page'],
  ['/home?data_type=__proto__', 'food', 'home-page'],
  ['/home', 'parcel', 'parcel-page'],
  ['/home?search=rice', 'parcel', 'parcel-page'],
])(
  'shows at %s in %s the page %s, whose chunk contains no other page [ROUTE-01] [D-03] [D-11]',
  (...visit) => {
    const [address, moduleType, page] = visit;
    expect(pageAt(address, moduleType)).toBe(page);
    expect(routes[page]).toBeDefined();
  },
);

/** The initial queries of an address in a module, with their arguments. */
const queriesAt = (address: string, moduleType: string) => {
  const [path = '', text] = address.split('?');
  const search = new URLSearchParams(text);
  const match = matchRoutes(addresses, path)?.[0];
  return (match?.route.first ?? [])
    .filter((query) => isInitialQueryAt(query, search, moduleType))
    .map((query) => ({
      endpoint: query.endpoint,
      args: getInitialQueryArgs(query, match?.params ?? {}, search, { latitude: 24.8, longitude: 67 }),
    }));
};

/** Their pages are not in the address: a store's menu and the campaigns show only the beginning without scripts. */
const withoutPages = ['/store/:id', '/campaigns'];

/** Every value that the conditions of a route's queries and pages name, as parameters of its addresses. */
const searches = addresses
  .filter(({ path }) => !withoutPages.includes(path))
  .flatMap(({ path, first = [] }) => {
    const conditions = first.map(({ when = {} }) =>
      Object.entries(when).flatMap(([name, value]) =>
        name === 'page' ? [] : `${name}=${value === true ? '3' : String(value)}`,
      ),
    );
    const texts = new Set(['', ...conditions.map((condition) => condition.join('&'))]);
    return [...texts].map((text) => `${path.replace(':id', '3')}?${text}`);
  });
const lists = searches.flatMap((address) =>
  moduleTypes
    .filter((type) => queriesAt(address, type).some(({ args }) => args.query?.limit === 20))
    .map((type) => [address, type] as const),
);

it('knows every list that has pages', () => {
  const known = [...new Set(lists.map(([address]) => address))];
  expect(known).toEqual(
    expect.arrayContaining([
      '/home?search=3',
      '/home?data_type=popular',
      '/home?data_type=near',
      '/store/latest?',
      '/store/popular?',
      '/category/3?',
      '/rental/vehicle-search?',
      '/rental/provider-details?id=3',
    ]),
  );
});

it.each(lists)(
  'has the page that the address names for visitors without scripts: %s in %s [D-03]',
  (...list) => {
    const [address, moduleType] = list;
    const first = queriesAt(address, moduleType);
    const second = queriesAt(`${address}&page=2`, moduleType);
    const toSecond = ({ endpoint, args }: (typeof first)[number]) => ({
      endpoint,
      args: args.query?.limit === 20 ? { ...args, query: { ...args.query, offset: 2 } } : args,
    });
    // In the same order, because the text of a query is its key.
    expect(JSON.stringify(second)).toBe(JSON.stringify(first.map(toSecond)));
  },
);
