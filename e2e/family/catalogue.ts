import {
  inModule,
  inModuleAndZone,
  inZone,
  getModule,
  requireCustomer,
  withQuery,
  getZones,
} from './demands';
import type { Row, ShopData } from './goods';
import { json, refuse, Refusal, type Call, type Reply, type Web } from './web';

type ReadResponse = (name: string) => unknown;

const page = ['limit', 'offset'];

/** One page under a plural name; `limit` and `offset` come back as text. */
function toPage({ query }: Call, name: string, rows: readonly Row[]): Reply {
  const { limit = '10', offset = '1' } = query;
  const from = (Number(offset) - 1) * Number(limit);
  return json({ total_size: rows.length, limit, offset, [name]: rows.slice(from, from + Number(limit)) });
}

const named = (rows: readonly Row[], name = '') =>
  rows.filter((row) => String(row.name).toLowerCase().includes(name.toLowerCase()));

const isInCategory = (category: number) => (row: Row) =>
  (row.category_ids as { id: string }[]).some(({ id }) => Number(id) === category);

/** Modules, categories, items, stores and recommendations. */
export function serveCatalogue(web: Web, data: ShopData, readResponse: ReadResponse): void {
  const api = '/api/v1';
  const itemsIn = (call: Call) => data.items.filter((item) => item.module_id === getModule(call));
  const storesIn = (call: Call) =>
    data.storeRows.filter((store) => getModule(call) === 0 || store.module_id === getModule(call));

  web.on('GET', `${api}/module`, (call) => {
    const zones = getZones(call);
    if (zones === null) return json(data.modules.map(({ zones: _zones, ...module }) => module));
    const serves = (module: Row) => (module.zones as Row[]).some(({ id }) => zones.includes(Number(id)));
    return json(data.modules.filter(serves));
  });
  serveCategories(web, data);
  serveStores(web, data, storesIn, readResponse);
  serveItems(web, itemsIn, readResponse);
  serveRecommended(web, data, readResponse);
  web.on(
    'GET',
    `${api}/items/details/:id`,
    inModule((call) => {
      const all = call.query.campaign === '1' ? data.campaignItems : data.items;
      const found = all.find(
        ({ id, module_id: module }) => id === Number(call.params.id) && module === getModule(call),
      );
      if (!found) throw new Refusal(404, readResponse('items.details.404'));
      return json(found);
    }),
  );
}

function serveCategories(web: Web, data: ShopData): void {
  const api = '/api/v1/categories';
  const inHeader = (call: Call) =>
    data.categories.filter(({ module_id: module }) => getModule(call) === 0 || module === getModule(call));
  web.on('GET', api, (call) => json(inHeader(call)));
  web.on(
    'GET',
    `${api}/popular`,
    inModule((call) => json(inHeader(call))),
  );
  web.on(
    'GET',
    `${api}/childes/:id`,
    inModule((call) => json(data.categories.find(({ id }) => id === Number(call.params.id))?.childes ?? [])),
  );
  web.on(
    'GET',
    `${api}/items/:id`,
    inModuleAndZone(
      withQuery(page, (call) =>
        toPage(
          call,
          'products',
          data.items
            .filter(isInCategory(Number(call.params.id)))
            .filter(({ module_id: id }) => id === getModule(call)),
        ),
      ),
    ),
  );
  web.on(
    'GET',
    `${api}/stores/:id`,
    inModuleAndZone(
      withQuery(page, (call) => {
        const sold = new Set(
          data.items.filter(isInCategory(Number(call.params.id))).map(({ store_id: id }) => id),
        );
        return toPage(
          call,
          'stores',
          data.storeRows.filter(({ id }) => sold.has(Number(id))),
        );
      }),
    ),
  );
}

function serveStores(
  web: Web,
  data: ShopData,
  storesIn: (call: Call) => Row[],
  readResponse: ReadResponse,
): void {
  const api = '/api/v1/stores';
  const listed = (call: Call) => toPage(call, 'stores', storesIn(call));
  web.on('GET', `${api}/get-stores/:filter`, inZone(listed));
  for (const list of ['latest', 'popular', 'recommended', 'top-offer-near-me'])
    web.on('GET', `${api}/${list}`, inModuleAndZone(listed));
  web.on(
    'GET',
    `${api}/search`,
    inModuleAndZone(
      withQuery(['name'], (call) => toPage(call, 'stores', named(storesIn(call), call.query.name))),
    ),
  );
  web.on('GET', `${api}/details/:id`, ({ params }) =>
    json(data.stores.find(({ id }) => id === Number(params.id)) ?? null),
  );
  web.on(
    'GET',
    `${api}/reviews`,
    inModule(withQuery(['store_id'], () => json(readResponse('stores.reviews')))),
  );
}

function serveItems(web: Web, itemsIn: (call: Call) => Row[], readResponse: ReadResponse): void {
  const api = '/api/v1/items';
  for (const list of ['popular', 'discounted', 'most-reviewed'])
    web.on(
      'GET',
      `${api}/${list}`,
      inModuleAndZone((call) => toPage(call, 'products', itemsIn(call))),
    );
  web.on(
    'GET',
    `${api}/recommended`,
    inModuleAndZone((call) => toPage(call, 'items', itemsIn(call))),
  );
  web.on(
    'GET',
    `${api}/latest`,
    inModuleAndZone(
      withQuery(['store_id', 'category_id', ...page], (call) => {
        const { store_id: store, category_id: category } = call.query;
        const menu = itemsIn(call).filter((item) => item.store_id === Number(store));
        return toPage(
          call,
          'products',
          category === '0' ? menu : menu.filter(isInCategory(Number(category))),
        );
      }),
    ),
  );
  web.on(
    'GET',
    `${api}/search`,
    inModuleAndZone(
      withQuery(['name'], (call) => toPage(call, 'products', named(itemsIn(call), call.query.name))),
    ),
  );
  web.on(
    'GET',
    `${api}/item-or-store-search`,
    inModuleAndZone(withQuery(['name'], () => json(readResponse('items.item-or-store-search')))),
  );
  web.on(
    'GET',
    `${api}/reviews/:id`,
    inModule(() => json(readResponse('items.reviews'))),
  );
}

function serveRecommended(web: Web, data: ShopData, readResponse: ReadResponse): void {
  const api = '/api/v1';
  const isFood = (call: Call) => getModule(call) === 1;
  web.on(
    'GET',
    `${api}/banners`,
    inZone((call) => json(isFood(call) ? data.banners : { campaigns: [], banners: [] })),
  );
  web.on(
    'GET',
    `${api}/banners/:id`,
    inModule(() => json([])),
  );
  const { stores: _stores, ...campaign } = data.campaign;
  web.on(
    'GET',
    `${api}/campaigns/basic`,
    inModule((call) => json(isFood(call) ? [campaign] : [])),
  );
  web.on(
    'GET',
    `${api}/campaigns/basic-campaign-details`,
    inModule(withQuery(['basic_campaign_id'], () => json(data.campaign))),
  );
  web.on(
    'GET',
    `${api}/campaigns/item`,
    inModule((call) => json(isFood(call) ? data.campaignItems : [])),
  );
  web.on(
    'GET',
    `${api}/flash-sales`,
    inModule((call) => json(isFood(call) ? data.flashSale : null)),
  );
  web.on(
    'GET',
    `${api}/flash-sales/items`,
    inModule(withQuery(['flash_sale_id'], () => json(readResponse('flash-sales.items')))),
  );
  web.on('GET', `${api}/coupon/list/all`, () => json([]));
  for (const call of ['list', 'apply'])
    web.on(
      'GET',
      `${api}/coupon/${call}`,
      requireCustomer(() => json(call === 'list' ? [] : refuse(404, 'coupon', 'Not found'))),
    );
}
