import type { FirstCall, RouteManifest, VisitCondition } from './release-manifest';

export interface CallArgs {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
}

/** Numbers are numbers, as in the pages' own calls; `007` and what is too long for one stay text. */
const valueOf = (text: string): string | number =>
  /^(0|[1-9]\d{0,14})(\.\d{1,4})?$/.test(text) ? Number(text) : text;

function fromSearch(value: string, search: URLSearchParams): string | number | undefined {
  const [name = '', kind] = value.slice(1).split(':');
  const text = kind === 'text' ? search.get(name)?.trim() : search.get(name);
  if (!text) return undefined;
  return kind === 'text' ? text : valueOf(text);
}

/** Where the visitor has things brought to; degrees. */
export interface VisitPlace {
  latitude: number;
  longitude: number;
}

/** What stands for the visitor's place in a call's arguments. */
const ofPlace = new Map<unknown, keyof VisitPlace>([
  ['@latitude', 'latitude'],
  ['@longitude', 'longitude'],
]);

function filled(
  values: Record<string, unknown>,
  params: Readonly<Record<string, string | undefined>>,
  search: URLSearchParams,
  place: VisitPlace | null,
): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values)) {
    const side = ofPlace.get(value);
    if (side) result[name] = place?.[side];
    else if (typeof value !== 'string') result[name] = value;
    else if (value.startsWith(':')) result[name] = valueOf(params[value.slice(1)] ?? '');
    else if (!value.startsWith('?')) result[name] = value;
    else {
      const given = fromSearch(value, search);
      if (given !== undefined) result[name] = given;
    }
  }
  return result;
}

/** The arguments of a page's first call at one address: the same that the page itself will use, so the keys meet. */
export function argsOfFirstCall(
  call: FirstCall,
  params: Readonly<Record<string, string | undefined>>,
  search: URLSearchParams,
  place: VisitPlace | null = null,
): CallArgs {
  const args: CallArgs = {};
  if (call.args?.params) args.params = filled(call.args.params, params, search, place);
  if (call.args?.query) args.query = filled(call.args.query, params, search, place);
  return args;
}

const fits = (given: string | null | undefined, wanted: string | true | readonly string[]): boolean => {
  if (wanted === true) return Boolean(given);
  return typeof wanted === 'string' ? given === wanted : wanted.includes(given ?? '');
};

/** Whether it holds at an address with that search, in a module of that type. Spaces alone are no value. */
function holds(
  { unless, when, modules }: VisitCondition,
  search: URLSearchParams,
  moduleType: string | null,
) {
  const given = (name: string) => search.get(name)?.trim();
  return (
    !unless?.some((name) => Boolean(given(name))) &&
    Object.entries(when ?? {}).every(([name, wanted]) => fits(given(name), wanted)) &&
    (!modules || (moduleType !== null && modules.includes(moduleType)))
  );
}

/** Whether the page begins with this call at an address with that search, in a module of that type. */
export const isFirstCallAt = (call: FirstCall, search: URLSearchParams, moduleType: string | null): boolean =>
  holds(call, search, moduleType);

/** Whether it cannot be made for who has chosen no place. */
export const needsPlace = ({ args }: FirstCall): boolean =>
  [args?.params, args?.query].some((values) =>
    Object.values(values ?? {}).some((value) => ofPlace.has(value)),
  );

/** The page that a route shows at an address with that search, in a module of that type. */
export const pageOf = (
  { page, instead }: Pick<RouteManifest, 'page' | 'instead'>,
  search: URLSearchParams,
  moduleType: string | null,
): string => instead?.find((other) => holds(other, search, moduleType))?.page ?? page;

/** Every page that a route may show. */
export const pagesOf = ({ page, instead = [] }: Pick<RouteManifest, 'page' | 'instead'>): string[] => [
  page,
  ...instead.map((other) => other.page),
];
