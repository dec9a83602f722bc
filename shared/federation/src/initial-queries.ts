import { toSearchText } from '@shop/domain';
import type { QueryManifest, RouteManifest, VisitCondition } from './release-manifest';

export interface QueryArgs {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
}

/** Converts to a number, as in the pages' own requests; `007` and text too long for a number stay text. */
const toValue = (text: string): string | number =>
  /^(0|[1-9]\d{0,14})(\.\d{1,4})?$/.test(text) ? Number(text) : text;

/** An id in a path as a number; `007` and `19.0` stay text, which no backend is asked about: one page has one address. */
const toId = (text: string): string | number => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : text);

function fromSearch(value: string, search: URLSearchParams): string | number | undefined {
  const [name = '', kind] = value.slice(1).split(':');
  const text = kind === 'text' ? toSearchText(search.get(name)) : search.get(name);
  if (!text) return undefined;
  return kind === 'text' ? text : toValue(text);
}

/** The visitor's delivery location, in degrees. */
export interface VisitLocation {
  latitude: number;
  longitude: number;
}

/** Placeholders for the visitor's location in the arguments of a query. */
const locationPlaceholders = new Map<unknown, keyof VisitLocation>([
  ['@latitude', 'latitude'],
  ['@longitude', 'longitude'],
]);

function fillIn(
  values: Record<string, unknown>,
  params: Readonly<Record<string, string | undefined>>,
  search: URLSearchParams,
  location: VisitLocation | null,
): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values)) {
    const side = locationPlaceholders.get(value);
    if (side) result[name] = location?.[side];
    else if (typeof value !== 'string') result[name] = value;
    else if (value.startsWith(':')) result[name] = toId(params[value.slice(1)] ?? '');
    else if (!value.startsWith('?')) result[name] = value;
    else {
      const searchValue = fromSearch(value, search);
      if (searchValue !== undefined) result[name] = searchValue;
    }
  }
  return result;
}

/** Arguments of an initial query at one address: the same that the page uses, so that the cache keys match. */
export function getInitialQueryArgs(
  query: QueryManifest,
  params: Readonly<Record<string, string | undefined>>,
  search: URLSearchParams,
  location: VisitLocation | null = null,
): QueryArgs {
  const args: QueryArgs = {};
  if (query.args?.params) args.params = fillIn(query.args.params, params, search, location);
  if (query.args?.query) args.query = fillIn(query.args.query, params, search, location);
  return args;
}

const matches = (value: string | null | undefined, expected: string | true | readonly string[]): boolean => {
  if (expected === true) return Boolean(value);
  return typeof expected === 'string' ? value === expected : expected.includes(value ?? '');
};

/** Whether the condition is met at an address with that search, in a module of that type. Blank values count as absent. */
function isConditionMet(
  { unless, when, modules }: VisitCondition,
  search: URLSearchParams,
  moduleType: string | null,
) {
  const getValue = (name: string) => search.get(name)?.trim();
  return (
    !unless?.some((name) => Boolean(getValue(name))) &&
    Object.entries(when ?? {}).every(([name, expected]) => matches(getValue(name), expected)) &&
    (!modules || (moduleType !== null && modules.includes(moduleType)))
  );
}

/** Whether the page sends this query initially at an address with that search, in a module of that type. */
export const isInitialQueryAt = (
  query: QueryManifest,
  search: URLSearchParams,
  moduleType: string | null,
): boolean => isConditionMet(query, search, moduleType);

/** Whether the query cannot be sent for a visitor without a location. */
export const needsLocation = ({ args }: QueryManifest): boolean =>
  [args?.params, args?.query].some((values) =>
    Object.values(values ?? {}).some((value) => locationPlaceholders.has(value)),
  );

/** The page that a route shows at an address with that search, in a module of that type, and its slots. */
export function getShownPage(
  { page, slots, instead }: Pick<RouteManifest, 'page' | 'slots' | 'instead'>,
  search: URLSearchParams,
  moduleType: string | null,
): { page: string; slots: string[] } {
  const other = instead?.find((variant) => isConditionMet(variant, search, moduleType));
  return { page: other?.page ?? page, slots: other?.slots ?? slots ?? [] };
}

/** The name of that page. */
export const getPageName = (
  route: Pick<RouteManifest, 'page' | 'instead'>,
  search: URLSearchParams,
  moduleType: string | null,
): string => getShownPage(route, search, moduleType).page;

/** Every page that a route may show. */
export const getPageNames = ({ page, instead = [] }: Pick<RouteManifest, 'page' | 'instead'>): string[] => [
  page,
  ...instead.map((other) => other.page),
];
