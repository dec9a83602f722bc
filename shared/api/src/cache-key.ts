import type { Endpoint, RequestScope } from '@shop/contract';

type Varying = Partial<{ zone: unknown; module: number | null; language: string; identity: string }>;

/** Identifies the visitor in a key; never contains the token itself. */
function getIdentity(scope: RequestScope): string {
  if (!scope.token) return `guest:${scope.guestId ?? ''}`;
  let hash = 0;
  for (const character of scope.token) hash = (Math.imul(hash, 31) + character.charCodeAt(0)) | 0;
  return `customer:${hash}`;
}

/**
 * The cache key of a request: method, path, arguments, and the parts of the scope that change the response. Derived, so that
 * reading, preloading, replacing and deleting cannot drift apart.
 */
export function toCacheKey(
  endpoint: Pick<Endpoint, 'method' | 'path' | 'varies'>,
  args: unknown,
  scope: RequestScope,
) {
  const varying: Varying = {};
  if (endpoint.varies.includes('zone'))
    varying.zone = [scope.zoneIds, scope.place && [scope.place.latitude, scope.place.longitude]];
  if (endpoint.varies.includes('module')) varying.module = scope.moduleId;
  if (endpoint.varies.includes('language')) varying.language = scope.language;
  if (endpoint.varies.includes('identity')) varying.identity = getIdentity(scope);
  return [`${endpoint.method} ${endpoint.path}`, args ?? {}, varying] as const;
}

export type Key = ReturnType<typeof toCacheKey>;
