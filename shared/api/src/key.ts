import type { Endpoint, RequestScope } from '@shop/contract';

type Varying = Partial<{ zone: unknown; module: number | null; language: string; identity: string }>;

/** What stands for the visitor in a key: never the token itself. */
function identityOf(scope: RequestScope): string {
  if (!scope.token) return `guest:${scope.guestId ?? ''}`;
  let hash = 0;
  for (const letter of scope.token) hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) | 0;
  return `customer:${hash}`;
}

/**
 * The cache key of a question: method, path, arguments, and what of the scope changes the answer. Derived, so that
 * asking, warming, replacing and dropping cannot drift apart.
 */
export function keyOf(
  endpoint: Pick<Endpoint, 'method' | 'path' | 'varies'>,
  args: unknown,
  scope: RequestScope,
) {
  const varying: Varying = {};
  if (endpoint.varies.includes('zone'))
    varying.zone = [scope.zoneIds, scope.place && [scope.place.latitude, scope.place.longitude]];
  if (endpoint.varies.includes('module')) varying.module = scope.moduleId;
  if (endpoint.varies.includes('language')) varying.language = scope.language;
  if (endpoint.varies.includes('identity')) varying.identity = identityOf(scope);
  return [`${endpoint.method} ${endpoint.path}`, args ?? {}, varying] as const;
}

export type Key = ReturnType<typeof keyOf>;
