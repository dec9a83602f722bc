import type { Capability, Position, WireRules } from '@shop/domain';
import type { Endpoint, ReadContext } from '@shop/contract/core';

/** Identity, location and settings: everything besides the arguments that changes a response. */
export interface RequestScope {
  /** '' for this origin, else scheme and host. */
  apiOrigin: string;
  place: Position | null;
  zoneIds: number[];
  moduleId: number | null;
  language: string;
  token: string | null;
  guestId: string | null;
  decimals: number;
  /** Store of the cart, if known: requests of the cart contain it. */
  cartStoreId?: number | null | undefined;
  /** Undefined until the settings are loaded. */
  wireRules?: WireRules | undefined;
  /** Undefined until the settings are loaded: then endpoints that must be announced are not requested. */
  capabilities?: readonly Capability[] | undefined;
}

/** What the readers of this scope's responses need. */
export const readContext = ({ decimals, wireRules }: RequestScope): ReadContext => wireRules ?? { decimals };

/** Whether the backend has the capability that the endpoint requires, as far as known. */
export const isAnnounced = (
  { requires }: Pick<Endpoint, 'requires'>,
  { capabilities }: Pick<RequestScope, 'capabilities'>,
): boolean => requires === null || capabilities?.includes(requires) === true;

export interface RequestArgs {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** Names the software to the backend, as CALL-01 requires. */
export const softwareId = 'mosaic-web';

/**
 * The address of a request: parameters encoded, query in the order of the declaration, absent values left out.
 *
 * The edge's early requests and the client build it with this function, so that their keys match.
 */
export function requestUrl(
  endpoint: Endpoint<never, unknown> | Endpoint,
  args: RequestArgs,
  scope: Pick<RequestScope, 'apiOrigin' | 'guestId' | 'token' | 'cartStoreId'>,
): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(args.params?.[name])),
  );
  const query = new URLSearchParams();
  for (const name of Object.keys(endpoint.query)) {
    const value = args.query?.[name] ?? ownValue(endpoint, name, scope);
    if (value === undefined || value === null || value === '') continue;
    query.set(name, value === true ? '1' : value === false ? '0' : String(value));
  }
  endpoint.respell?.(query);
  if (endpoint.access === 'guest' && !scope.token && scope.guestId) query.set('guest_id', scope.guestId);
  const text = query.toString();
  return `${scope.apiOrigin}${path}${text ? `?${text}` : ''}`;
}

/** A query value that the request adds automatically. */
const ownValue = (
  { path }: Pick<Endpoint, 'path'>,
  name: string,
  { cartStoreId }: Pick<RequestScope, 'cartStoreId'>,
): unknown => (name === 'store_id' && path.includes('/customer/cart/') ? cartStoreId : undefined);

/**
 * The headers of every request (CALL-01). The browser sets `origin`. Without zones there is no `zoneId`: backends read an
 * empty list as "serves nothing".
 */
export function requestHeaders(scope: RequestScope): Record<string, string> {
  const headers: Record<string, string> = {
    accept: 'application/json',
    'X-localization': scope.language,
    'X-software-id': softwareId,
  };
  if (scope.zoneIds.length > 0) headers.zoneId = JSON.stringify(scope.zoneIds);
  if (scope.place) {
    headers.latitude = String(scope.place.latitude);
    headers.longitude = String(scope.place.longitude);
  }
  if (scope.moduleId !== null) headers.moduleId = String(scope.moduleId);
  if (scope.token) headers.authorization = `Bearer ${scope.token}`;
  return headers;
}
