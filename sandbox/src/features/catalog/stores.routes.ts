import {
  categoryStores,
  storeDetails,
  storeList,
  storeSearch,
  storesLatest,
  storesPopular,
  storesRecommended,
  storesWithOffers,
} from '@shop/contract';
import type { Scope } from '../../http/scope';
import { serve, type Server } from '../../serve';
import type { View } from '../../shop/shop';
import { searchForgivingly } from './forgiving-search';
import { categoryBranch } from './item-lists';
import { toNarrowing, type NarrowingQuery } from './narrowing';
import { pageToWire, toPaging } from './paging';
import { StoreList, storeOrders } from './store-lists';
import { storeMoment } from './store-moment';
import { storeById } from './store-row';
import { storeSections } from './store-sections';
import { storeDetailsToWire, storeToWire } from './store-wire';

const filterConditions = new Map([
  ['delivery', 'stores.delivery'],
  ['take_away', 'stores.take_away'],
]);
const ordersByType = new Map([
  ['newly_joined', storeOrders.latest],
  ['top_rated', storeOrders.topRated],
]);
/** The rating from which a store that is not featured is recommended. */
const recommendable = 'stores.avg_rating >= 4.2 AND stores.rating_count >= 20';

type StoreListing = Pick<Scope, 'zoneIds' | 'moduleId'> & {
  view: View;
  query: NarrowingQuery & { limit?: number | undefined; offset?: number | undefined };
};

export function storeRoutes(server: Server): void {
  const { database } = server.shop;
  const getMoment = ({ now, timeZone }: View) => storeMoment(now, timeZone);

  const page = async (list: StoreList, { query, view }: StoreListing) => {
    const paging = toPaging(query);
    list.narrow(toNarrowing(query, view.decimals), getMoment(view), view.position);
    const total = await list.count(database);
    const rows = await list.page(database, paging);
    const wires = rows.map((row) => storeToWire(row, view));
    return { total, wire: pageToWire('stores', total, paging, wires) };
  };
  const respond = async (list: StoreList, listing: StoreListing) => (await page(list, listing)).wire;

  serve(server, storesLatest, (request) => respond(new StoreList(request).by(storeOrders.latest), request));
  serve(server, storesPopular, (request) => respond(new StoreList(request), request));
  serve(server, storesRecommended, (request) => {
    const list = new StoreList(request).with(`(stores.featured OR (${recommendable}))`);
    return respond(list.by(`stores.featured DESC, ${storeOrders.topRated}`), request);
  });
  serve(server, storesWithOffers, (request) =>
    respond(
      new StoreList(request).withOffer(getMoment(request.view)).byDistance(request.view.position),
      request,
    ),
  );

  serve(server, storeSearch, async (request) => {
    const { wire } = await searchForgivingly(database, request.query.name, request, (terms) =>
      page(new StoreList(request).named(terms, { orSelling: true }), request),
    );
    return wire;
  });

  serve(
    server,
    categoryStores,
    async (request) => {
      const branch = await categoryBranch(database, request.params.id);
      return respond(new StoreList(request).selling(branch), request);
    },
    { demandsPage: true },
  );

  serve(server, storeList, (request) => {
    const { store_type: type = '', featured } = request.query;
    const list = new StoreList(request).by(ordersByType.get(type) ?? storeOrders.popular);
    const filter = filterConditions.get(request.params.filter);
    if (filter) list.with(filter);
    if (featured) list.with('stores.featured');
    return respond(list, request);
  });

  storeDetailsRoute(server);
}

/** One store with the number of its items, by category; `null` where there is none. */
function storeDetailsRoute(server: Server): void {
  const { database } = server.shop;
  serve(
    server,
    storeDetails,
    async ({ params, view }) => {
      const row = await storeById(database, params.id);
      if (!row?.active) return null;
      return storeDetailsToWire(row, view, await storeSections(database, row.id));
    },
    { also: ['/api/v1/stores/details'] },
  );
}
