import type { Capability, Position, WireRules } from '@shop/domain';
import type { Endpoint, ReadContext } from './endpoint';

/** Who asks, from where: everything beside the arguments that changes an answer. */
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
  /** Store of the cart, where it is known: calls of the cart name it. */
  cartStoreId?: number | null | undefined;
  /** Left out while the settings are not known. */
  wireRules?: WireRules | undefined;
  /** Left out while the settings are not known: then nothing that must be announced is asked. */
  capabilities?: readonly Capability[] | undefined;
}

/** What the readers of this scope's responses need. */
export const readContext = ({ decimals, wireRules }: RequestScope): ReadContext => wireRules ?? { decimals };

/** Whether the backend has what the endpoint requires of it, as far as is known. */
export const isAnnounced = (
  { requires }: Pick<Endpoint, 'requires'>,
  { capabilities }: Pick<RequestScope, 'capabilities'>,
): boolean => requires === null || capabilities?.includes(requires) === true;

export interface RequestArgs {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** Names the software to the backend, as CALL-01 asks. */
export const softwareId = 'mosaic-web';

/**
 * The address of a call: parameters encoded, query in the order of the declaration, absent values left out.
 *
 * The edge's early calls and the client build it with this one function, so that they meet on the same text.
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
  if (endpoint.access === 'guest' && !scope.token && scope.guestId) query.set('guest_id', scope.guestId);
  const text = query.toString();
  return `${scope.apiOrigin}${path}${text ? `?${text}` : ''}`;
}

/** What a call says by itself. */
const ownValue = (
  { path }: Pick<Endpoint, 'path'>,
  name: string,
  { cartStoreId }: Pick<RequestScope, 'cartStoreId'>,
): unknown => (name === 'store_id' && path.includes('/customer/cart/') ? cartStoreId : undefined);

/**
 * The headers of every call (CALL-01). `origin` is the browser's own to set. Without zones there is no `zoneId`: backends
 * read an empty list as "serves nothing".
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
