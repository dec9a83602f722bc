import * as contract from '@shop/contract';
import { endpoints } from '@shop/contract/registry';
import { moduleTypes, type ModuleType } from '@shop/domain';
import { getInitialQueryArgs, isInitialQueryAt, getPageName as pageAt } from '@shop/federation';
import { matchRoutes } from '@shop/router';
import { loadMessages } from '@shop/i18n';
import {
  aParcelCategory,
  aCampaign,
  aCategory,
  anItem,
  aProvider,
  aStore,
  aVehicle,
  renderApp,
  type FakeApi,
} from '@shop/testing';
import { act } from '@testing-library/react';
import { routes as pages } from './routes';
import { routes } from './routes.manifest';

// The clock is stopped, so that only the first requests of a page are sent.
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const page = <Entity,>(...entries: Entity[]) => ({ total: 1, page: 1, limit: 20, entries });

const answers = (api: FakeApi) => {
  for (const endpoint of [
    contract.itemsDiscounted,
    contract.itemsPopular,
    contract.itemsRecommended,
    contract.campaignItems,
    contract.storeItems,
    contract.categoryItems,
    contract.itemSearch,
  ])
    api.respond(endpoint, page(anItem()));
  for (const endpoint of [
    contract.storesLatest,
    contract.storesPopular,
    contract.storeSearch,
    contract.storeList,
  ])
    api.respond(endpoint, page(aStore()));
  for (const endpoint of [contract.conditionList, contract.brandList])
    api.respond(endpoint, [{ id: 1, name: 'Topic', imageUrl: null, itemCount: 1 }]);
  for (const endpoint of [contract.vehicleSearch, contract.vehiclesTopRated, contract.providerVehicles])
    api.respond(endpoint, page(aVehicle()));
  for (const endpoint of [contract.providerList, contract.providersLatest, contract.providersPopular])
    api.respond(endpoint, page(aProvider()));
  api.respond(contract.providerDetails, aProvider());
  api.respond(contract.vehicleDetails, aVehicle());
  api.respond(contract.vehicleCategories, [{ id: 2, name: 'Vans', imageUrl: null, vehicleCount: 3 }]);
  api.respond(contract.vehicleBrands, []);
  api.respond(contract.banners, []);
  api.respond(contract.flashSale, null);
  api.respond(contract.campaignList, [aCampaign()]);
  api.respond(contract.campaignDetails, aCampaign());
  api.respond(contract.categoryList, [aCategory()]);
  api.respond(contract.parcelCategories, [aParcelCategory()]);
  api.respond(contract.storeBanners, []);
  api.respond(contract.zoneOf, { zoneIds: [1], zones: [] });
  api.respond(contract.storeDetails, aStore({ sections: [] }));
  api.respond(contract.itemDetails, anItem());
};

const place = { latitude: 24.8, longitude: 67, address: 'Here' };

const addresses = [
  '/home',
  '/home?search=rice',
  '/home?search=rice&page=2',
  '/home?data_type=popular',
  '/home?data_type=popular&page=2',
  '/home?data_type=new&page=2',
  '/home?data_type=brand&id=1',
  '/home?data_type=condition&id=1',
  '/store/3',
  '/store/3?category=1',
  '/store/3?search=rice',
  '/store/latest',
  '/store/latest?page=2',
  '/store/popular',
  '/store/popular?page=2&rating=4',
  '/campaigns',
  '/campaigns/1',
  '/categories',
  '/category/1',
  '/category/1?page=2',
  '/product/1',
  '/product/1?campaign=1',
];

const rentalAddresses = [
  '/home?search=van',
  '/home?search=van&page=2',
  '/home?data_type=near',
  '/home?data_type=near&page=2',
  '/store/latest',
  '/store/latest?page=2',
  '/store/popular',
  '/categories',
  '/rental/vehicle-search?all_category=1',
  '/rental/vehicle-search?all_category=1&page=2',
  '/rental/vehicle-search?categoryId=2&brand_ids=7&seats=5&fuel=petrol&rental_type=hourly&min_price=5&sort=rating',
  '/rental/vehicle-details?id=1',
  '/rental/provider-details?id=1',
  '/rental/provider-details?id=1&transmission=manual',
  '/rental/provider-details?id=1&page=2',
];

const places: [address: string, type: ModuleType][] = [
  ...addresses.map((address): [string, ModuleType] => [address, 'food']),
  ...rentalAddresses.map((address): [string, ModuleType] => [address, 'rental']),
  ...moduleTypes.map((type): [string, ModuleType] => ['/home', type]),
];

it.each(places)(
  'requests at %s in %s nothing twice, and exactly what the edge has preloaded',
  async (address, type) => {
    const [path = '', query] = address.split('?');
    const search = new URLSearchParams(query);
    const match = matchRoutes(routes, path)?.[0];
    const shown = match ? pageAt(match.route, search, type) : '';
    const { Page } = (await pages[shown]?.()) ?? { Page: () => null };
    await loadMessages('en');
    const { api } = renderApp(<Page />, {
      path: match?.route.path ?? '',
      address,
      setUpApi: answers,
      session: { module: { id: 1, type, name: 'Module' }, place },
    });
    await act(() => jest.advanceTimersByTimeAsync(20));
    const early = (match?.route.first ?? []).filter((call) => isInitialQueryAt(call, search, type));
    for (const call of early) {
      const endpoint = endpoints[call.endpoint];
      const callArgs = getInitialQueryArgs(call, match?.params ?? {}, search, place);
      expect(
        api.calls(endpoint).filter((args) => JSON.stringify(args) === JSON.stringify(callArgs)),
      ).toHaveLength(1);
    }
    // A search and a filtered store page send their own requests.
    if (query && !search.has('campaign')) return;
    const pageRequests = gets.flatMap((endpoint) => api.calls(endpoint).map(() => endpoint.path));
    expect(pageRequests.sort()).toEqual(early.map(({ endpoint }) => endpoints[endpoint].path).sort());
  },
);

/** What every page's shell requests. */
const shellCalls = new Set(['config', 'moduleList', 'cartList']);

/** What pages of the catalogue may read, once for each path: two endpoints with one path are the same request. */
const gets = [
  ...new Map(
    Object.entries<contract.Endpoint>(endpoints)
      .filter(([name, { method }]) => method === 'GET' && !shellCalls.has(name))
      .map(([, endpoint]) => [endpoint.path, endpoint]),
  ).values(),
];
