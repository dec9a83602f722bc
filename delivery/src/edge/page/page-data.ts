import {
  config,
  isRecord,
  moduleList,
  modulesFromWire,
  picture,
  pictureFoldersFromWire,
} from '@shop/contract';
import type { ApiCache } from '../api-cache';
import type { ApiResponse } from '../fetch-response';
import { getInitialQueries } from '../release-set';
import { shopCurrency } from '../shop-currency';
import { shopTimeZone } from '../shop-time-zone';
import type { PageTraits } from '../visitor';
import { resolveInitialQueries, type AnsweredQuery, type InitialQuery } from './initial-queries';
import type { Ingredients } from './page-cache';
import { needsSignIn, type PageMatter } from './page-request';

/** The backend's responses for one page. */
export interface PageData {
  config: ApiResponse | null;
  modules: ApiResponse | null;
  /** Type of the visitor's module; null if unknown. */
  moduleType: string | null;
  /** Time zone for settings without one. */
  timeZone: string;
  /** ISO 4217; null if unknown. */
  currency: string | null;
  answered: readonly AnsweredQuery[];
  /** Left for the browser: late responses, and personal ones. */
  unanswered: readonly InitialQuery[];
  /** Every response that a rendered page depends on. */
  ingredients: Ingredients;
}

/** Milliseconds that a page waits for the shop's settings, and for responses that its browser can request itself. */
const timeouts = { config: 600, queries: 300 };

/** Requests everything in parallel. `setTimeZone`: the time zone of the edge's settings. */
export async function fetchPageData(
  request: PageMatter,
  apiCache: ApiCache,
  setTimeZone: string | null,
): Promise<PageData> {
  const { visitor } = request;
  const comingModules = apiCache.get(moduleList, {}, visitor, timeouts.config);
  const queries = await getQueries(request, comingModules);
  const open = queries.filter(({ endpoint }) => endpoint.access === 'public');
  const [shop, modules, ...came] = await Promise.all([
    apiCache.get(config, {}, visitor, timeouts.config),
    comingModules,
    ...open.map(({ endpoint, args }) => apiCache.get(endpoint, args, visitor, timeouts.queries)),
  ]);
  const responses = new Map(open.map((query, at) => [query, came[at] ?? null]));
  return {
    config: shop,
    modules,
    moduleType: getModuleType(modules, visitor),
    timeZone: shopTimeZone(shop, setTimeZone),
    currency: shopCurrency(shop),
    answered: open.flatMap((query) => {
      const response = responses.get(query);
      return response ? [{ ...query, response }] : [];
    }),
    unanswered: queries.filter((query) => !responses.get(query)),
    ingredients: [shop, modules, ...came],
  };
}

/** The list of modules is nearly always cached; only queries of a module type wait for it. */
async function getQueries(
  request: PageMatter,
  modules: Promise<ApiResponse | null>,
): Promise<InitialQuery[]> {
  const { match, set, visitor } = request;
  if (!match) return [];
  const { route } = match;
  const declared = getInitialQueries(set, needsSignIn(request) ? { ...route, first: [], slots: [] } : route);
  const needsType = [...declared, ...(route.instead ?? [])].some((condition) => condition.modules);
  return resolveInitialQueries(declared, request, needsType ? getModuleType(await modules, visitor) : null);
}

function getModuleType(modules: ApiResponse | null, { moduleId }: PageTraits): string | null {
  if (modules?.status !== 200 || moduleId === null) return null;
  return modulesFromWire(modules.body).find(({ id }) => id === moduleId)?.type ?? null;
}

/** The response about what the address names, as the route declares it. */
export function getMainResponse({ match }: PageMatter, { answered }: PageData): ApiResponse | null {
  const name = match?.route.subject ?? picturePath(match)[0];
  const main = name
    ? answered.find((query) => query.name === name)
    : // Earlier releases do not declare `subject`: the query for an id.
      answered.find(({ endpoint }) => endpoint.path.includes('/:'));
  return main?.response ?? null;
}

/** Query and path of the route's picture: `itemDetails.image_full_url`. */
const picturePath = (match: PageMatter['match']): string[] => match?.route.picture?.split('.') ?? [];

/** The route's largest picture; null if it is unknown, or not allowed in a page. */
export function getPicture(request: PageMatter, data: PageData): string | null {
  const [name, ...path] = picturePath(request.match);
  const response = data.answered.find((query) => query.name === name)?.response;
  if (response?.status !== 200 || path.length === 0) return null;
  const value = valueAt(inner(response.body), path) ?? bareNameIn(inner(response.body), path, request, data);
  if (typeof value !== 'string') return null;
  // A page preloads only addresses of pictures from outside: no other scheme, no user name.
  return /^(https?:\/\/[^\s"'<>]+|\/(?!\/)[^\s"'<>]*)$/.test(value) ? value : null;
}

function valueAt(body: unknown, path: readonly string[]): unknown {
  let value = body;
  for (const name of path) {
    const isOwn = typeof value === 'object' && value !== null && Object.hasOwn(value, name);
    value = isOwn ? (value as Record<string, unknown>)[name] : undefined; // checked by isOwn
  }
  return value;
}

/** Older backends send a file name instead of an address, and the folder in the shop's settings. */
function bareNameIn(
  body: unknown,
  path: readonly string[],
  { match }: Pick<PageMatter, 'match'>,
  { config: settings }: PageData,
): string | null {
  const folder = match?.route.pictureFolder;
  if (!folder || settings?.status !== 200) return null;
  const nameAt = [...path.slice(0, -1), (path.at(-1) ?? '').replace(/_full_url$/, '')];
  const folders = pictureFoldersFromWire(isRecord(settings.body) ? settings.body.base_urls : null);
  return picture(null, valueAt(body, nameAt), folder, folders);
}

/** Some backends wrap their responses. */
function inner(body: unknown): unknown {
  if (!isRecord(body)) return null;
  const wrapped = body.data ?? body.content;
  return isRecord(wrapped) && !('name' in body) ? wrapped : body;
}
