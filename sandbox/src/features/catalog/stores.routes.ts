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
import { searchTerms } from '../../database/search';
import type { Scope } from '../../http/scope';
import { serve, type Server } from '../../serve';
import type { View } from '../../shop/shop';
import { categoryBranch } from './item-lists';
import { narrowingOf, type NarrowingQuery } from './narrowing';
import { pageToWire, pagingOf } from './paging';
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
/** From here on the shop recommends a store that it does not feature. */
const recommendable = 'stores.avg_rating >= 4.2 AND stores.rating_count >= 20';

type StoreListing = Pick<Scope, 'zoneIds' | 'moduleId'> & {
  view: View;
  query: NarrowingQuery & { limit?: number | undefined; offset?: number | undefined };
};

export function storeRoutes(server: Server): void {
  const { database } = server.shop;
  const momentOf = ({ now, timeZone }: View) => storeMoment(now, timeZone);

  const page = async (list: StoreList, { query, view }: StoreListing) => {
    const paging = pagingOf(query);
    list.narrow(narrowingOf(query, view.decimals), momentOf(view), view.place);
    const total = await list.count(database);
    const rows = await list.page(database, paging);
    const wires = rows.map((row) => storeToWire(row, view));
    return { total, wire: pageToWire('stores', total, paging, wires) };
  };
  const answer = async (list: StoreList, asked: StoreListing) => (await page(list, asked)).wire;

  serve(server, storesLatest, (asked) => answer(new StoreList(asked).by(storeOrders.latest), asked));
  serve(server, storesPopular, (asked) => answer(new StoreList(asked), asked));
  serve(server, storesRecommended, (asked) => {
    const list = new StoreList(asked).with(`(stores.featured OR (${recommendable}))`);
    return answer(list.by(`stores.featured DESC, ${storeOrders.topRated}`), asked);
  });
  serve(server, storesWithOffers, (asked) =>
    answer(new StoreList(asked).withOffer(momentOf(asked.view)).byDistance(asked.view.place), asked),
  );

  serve(server, storeSearch, async (asked) => {
    const search = async (likened: boolean) => {
      const terms = await searchTerms(database, asked.query.name, asked, { likened });
      return page(new StoreList(asked).named(terms, { orSelling: true }), asked);
    };
    const exactly = await search(false);
    return (exactly.total > 0 ? exactly : await search(true)).wire;
  });

  serve(
    server,
    categoryStores,
    async (asked) => {
      const branch = await categoryBranch(database, asked.params.id);
      return answer(new StoreList(asked).selling(branch), asked);
    },
    { demandsPage: true },
  );

  serve(server, storeList, (asked) => {
    const { store_type: type = '', featured } = asked.query;
    const list = new StoreList(asked).by(ordersByType.get(type) ?? storeOrders.popular);
    const filter = filterConditions.get(asked.params.filter);
    if (filter) list.with(filter);
    if (featured) list.with('stores.featured');
    return answer(list, asked);
  });

  storeDetailsRoute(server);
}

/** One store with how much it holds, and of which categories; `null` where there is none. */
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
