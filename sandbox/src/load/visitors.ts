import {
  categoryItems,
  categoryList,
  categoryStores,
  config,
  itemDetails,
  itemFacets,
  itemSearch,
  itemsDiscounted,
  itemsMostReviewed,
  itemsPopular,
  itemsRecommended,
  moduleList,
  requestHeaders,
  requestUrl,
  storeDetails,
  storeItems,
  storesPopular,
  suggestions,
  zoneOf,
  type Endpoint,
  type RequestArgs,
  type RequestScope,
} from '@shop/contract';
import type { Category, ModuleType } from '@shop/domain';
import { randomFrom, type Random } from '../database/seed/random';
import type { Visit } from './run-load';

const sellingModules: readonly ModuleType[] = ['food', 'grocery', 'pharmacy', 'ecommerce'];

/** What one module offers its visitors. */
export interface ModuleCatalogue {
  module: ModuleType;
  scope: RequestScope;
  categories: number[];
  stores: number[];
  items: number[];
  searchWords: string[];
}

const anywhere: RequestScope = {
  apiOrigin: '',
  place: null,
  zoneIds: [],
  moduleId: null,
  language: 'en',
  token: null,
  guestId: null,
  decimals: 2,
};

interface ApiRequest {
  /** From the origin, query included. */
  path: string;
  headers: Record<string, string>;
  /** Reads the response's body as a client does; throws for an invalid one. */
  read: (body: string) => unknown;
}

/** One response of so many is read as a client reads it; of the others only the status counts. */
const readEvery = 25;

async function json(
  origin: string,
  { path, headers }: Pick<ApiRequest, 'path' | 'headers'>,
): Promise<unknown> {
  const response = await fetch(origin + path, { headers });
  if (!response.ok) throw new Error(`${path} responded with ${response.status}`);
  return response.json();
}

const toRequest = <Args>(endpoint: Endpoint<Args, unknown>, args: Args, scope: RequestScope): ApiRequest => ({
  path: requestUrl(endpoint, args as RequestArgs, scope), // every endpoint's arguments have this shape
  headers: requestHeaders(scope),
  read: (body) => endpoint.read(JSON.parse(body), { decimals: 2 }),
});

/** Reads the response; returns what is wrong with it, or null. */
const createCheck =
  (read: ApiRequest['read']): Visit['check'] =>
  (body) => {
    try {
      read(body);
      return null;
    } catch (error) {
      return `unreadable (${error instanceof Error ? error.message : String(error)})`;
    }
  };

const getIds = (categories: readonly Category[]): number[] =>
  categories.flatMap(({ id, children }) => [id, ...getIds(children)]);

/** Reads what each module offers at the shop's default location. */
export async function readCatalogues(origin: string): Promise<ModuleCatalogue[]> {
  const read = async <Args, Model>(endpoint: Endpoint<Args, Model>, args: Args, scope: RequestScope) =>
    endpoint.read(await json(origin, toRequest(endpoint, args, scope)), { decimals: 2 });
  const { defaultPosition: position } = await read(config, {}, anywhere);
  const { zoneIds } = await read(
    zoneOf,
    { query: { lat: position.latitude, lng: position.longitude } },
    anywhere,
  );
  const here = { ...anywhere, place: position, zoneIds };
  const modules = (await read(moduleList, {}, here)).filter(({ type }) => sellingModules.includes(type));
  return Promise.all(
    modules.map(async ({ id, type }) => {
      const scope = { ...here, moduleId: id };
      const pages = await Promise.all(
        [1, 2, 7, 40].map((offset) => read(itemsPopular, { query: { limit: 100, offset } }, scope)),
      );
      const items = pages.flatMap(({ entries }) => entries);
      return {
        module: type,
        scope,
        categories: getIds(await read(categoryList, {}, scope)),
        stores: (await read(storesPopular, { query: { limit: 100 } }, scope)).entries.map(
          (store) => store.id,
        ),
        items: items.map((item) => item.id),
        searchWords: [...new Set(items.flatMap(({ name }) => name.split(' ')))].filter(
          (word) => word.length > 2,
        ),
      };
    }),
  );
}

/** Nine of ten requests are for the first page. */
const choosePage = (random: Random) => (random.chance(0.9) ? 1 : random.whole(2, 6));

const filters = [
  { sort_by: 'price_asc' },
  { sort_by: 'price_desc', rating_count: 4 },
  { sort_by: 'rating', filter: 'available_now' },
  { sort_by: 'newest' },
  { filter: 'discounted' },
  { filter: 'free_delivery,available_now', min_price: 2 },
  { min_price: 3, max_price: 12, sort_by: 'popular' },
];

/** A search text as people type it: whole words, beginnings of words, two words, and sometimes a letter too few. */
function createSearchText({ searchWords }: ModuleCatalogue, random: Random): string {
  const word = random.pick(searchWords);
  if (random.chance(0.1) && word.length > 4) return word.slice(0, 2) + word.slice(3);
  if (random.chance(0.3)) return `${word} ${random.pick(searchWords)}`;
  return random.chance(0.4) ? word.slice(0, random.whole(2, word.length)) : word;
}

function toItemRequest(id: number, scope: RequestScope): ApiRequest {
  const request = toRequest(itemDetails, { params: { id } }, scope);
  const read = (body: string) => {
    const item = itemDetails.read(JSON.parse(body), { decimals: 2 });
    if (item.id !== id) throw new Error(`item ${item.id} instead of ${id}`);
    return item;
  };
  return { ...request, read };
}

type CreateRead = (catalogue: ModuleCatalogue, random: Random) => ApiRequest;

const homeRequests = [itemsPopular, itemsDiscounted, itemsRecommended, itemsMostReviewed];

/** The kinds of reads, and how often of a hundred times each is sent. */
const readKinds: [share: number, name: string, create: CreateRead][] = [
  [24, 'item', ({ scope, items }, random) => toItemRequest(random.pick(items), scope)],
  [14, 'list of the home page', ({ scope }, random) =>
    toRequest(random.pick(homeRequests), { query: { limit: random.pick([10, 12, 20]), offset: choosePage(random) } }, scope)],
  [16, 'category', ({ scope, categories }, random) =>
    toRequest(categoryItems, { params: { id: random.pick(categories) }, query: { limit: 20, offset: choosePage(random) } }, scope)],
  [8, 'category, filtered', ({ scope, categories }, random) =>
    toRequest(categoryItems, { params: { id: random.pick(categories) }, query: { ...random.pick(filters), limit: 20, offset: 1 } }, scope)],
  [8, 'items of a store', ({ scope, stores }, random) =>
    toRequest(storeItems, { query: { store_id: random.pick(stores), category_id: 0, limit: 20, offset: choosePage(random) } }, scope)],
  [6, 'store', ({ scope, stores }, random) => toRequest(storeDetails, { params: { id: random.pick(stores) } }, scope)],
  [5, 'stores', ({ scope }) => toRequest(storesPopular, { query: { limit: 10 } }, scope)],
  [1, 'stores of a category', ({ scope, categories }, random) =>
    toRequest(categoryStores, { params: { id: random.pick(categories) }, query: { limit: 10, offset: 1 } }, scope)],
  [7, 'search', (catalogue, random) => toRequest(itemSearch, { query: { name: createSearchText(catalogue, random), limit: 20 } }, catalogue.scope)],
  [6, 'suggestions', (catalogue, random) => toRequest(suggestions, { query: { name: createSearchText(catalogue, random).slice(0, random.whole(2, 8)) } }, catalogue.scope)],
  [2, 'facets', ({ scope, categories }, random) => toRequest(itemFacets, { query: { within: random.pick(categories) } }, scope)],
  [2, 'categories', ({ scope }) => toRequest(categoryList, {}, scope)],
  [1, 'a deep page', ({ scope }, random) => toRequest(itemsPopular, { query: { limit: 10, offset: random.whole(200, 1_000) } }, scope)],
]; // oxfmt-ignore

type CreateVisits = (catalogues: readonly ModuleCatalogue[], seed: number, count: number) => Visit[];

const drawVisits =
  (kinds: typeof readKinds): CreateVisits =>
  (catalogues, seed, count) => {
    const random = randomFrom(seed);
    const total = kinds.reduce((sum, [share]) => sum + share, 0);
    return Array.from({ length: count }, (_none, index) => {
      let at = random.next() * total;
      const [, name, create] = kinds.find(([share]) => (at -= share) < 0) ?? random.pick(kinds);
      const { path, headers, read } = create(random.pick(catalogues), random);
      const check = index % readEvery === 0 ? createCheck(read) : undefined;
      return { name, path, headers, ...(check ? { check } : {}) };
    });
  };

/** Random reads of the API; the same for the same seed. */
export const createReads = drawVisits(readKinds);

/** The searches among them. X-23. */
export const createSearches = drawVisits(
  readKinds.filter(([, name]) => name === 'search' || name === 'suggestions'),
);
