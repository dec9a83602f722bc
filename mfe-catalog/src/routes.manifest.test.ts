import { getPageName } from '@shop/federation';
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
