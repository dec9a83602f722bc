import { storeDetails, storeList, storeSearch, storesLatest, storesPopular } from '@shop/contract';
import { notFound } from '../../http/refusal';
import { serve, type Asked, type Server } from '../../serve';
import { pageToWire, pagingOf } from './paging';
import { countStores, named, near, storeOrders, storesIn, type StoreList } from './store-lists';
import { storeById } from './store-row';
import { storeSections } from './store-sections';
import { storeToWire } from './store-wire';

/** Values of the wire that narrow a list; others narrow nothing. */
const typeConditions = new Map([
  ['veg', 'stores.veg'],
  ['non_veg', 'stores.non_veg'],
]);
const filterConditions = new Map([
  ['delivery', 'stores.delivery'],
  ['take_away', 'stores.take_away'],
]);
const ordersByType = new Map([
  ['newly_joined', storeOrders.latest],
  ['top_rated', storeOrders.topRated],
]);

type Listing = Pick<Asked<unknown>, 'view'> & {
  query: { limit?: number | undefined; offset?: number | undefined; type?: string | undefined };
};

export function storeRoutes(server: Server): void {
  const { database } = server.shop;

  const answer = async (list: StoreList, { query, view }: Listing) => {
    const paging = pagingOf(query);
    const type = typeConditions.get(query.type ?? '');
    const narrowed = type ? { ...list, conditions: [...list.conditions, type] } : list;
    const total = await countStores(database, narrowed);
    const rows = await storesIn(database, narrowed, paging);
    return pageToWire(
      'stores',
      total,
      paging,
      rows.map((row) => storeToWire(row, view)),
    );
  };
  const listBy = (asked: Parameters<typeof near>[0], order: string): StoreList => ({
    ...near(asked),
    order,
    orderValues: [],
  });

  serve(server, storesLatest, (asked) => answer(listBy(asked, storeOrders.latest), asked));
  serve(server, storesPopular, (asked) => answer(listBy(asked, storeOrders.popular), asked));
  serve(server, storeSearch, (asked) => answer(named(near(asked), asked.query.name), asked));

  serve(server, storeList, (asked) => {
    const { store_type: type = '', featured } = asked.query;
    const list = listBy(asked, ordersByType.get(type) ?? storeOrders.popular);
    const filter = filterConditions.get(asked.params.filter);
    const narrowing = [...(filter ? [filter] : []), ...(featured ? ['stores.featured'] : [])];
    return answer({ ...list, conditions: [...list.conditions, ...narrowing] }, asked);
  });

  serve(
    server,
    storeDetails,
    async ({ params, view }) => {
      const row = await storeById(database, params.id);
      if (!row?.active) throw notFound();
      return storeToWire(row, view, await storeSections(database, row.id));
    },
    { also: ['/api/v1/stores/details'] },
  );
}
