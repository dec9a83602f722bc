import type { Endpoint, RequestArgs } from '@shop/contract';
import { findEndpoint } from '@shop/contract/registry';
import { getInitialQueryArgs, isInitialQueryAt, needsLocation, type QueryManifest } from '@shop/federation';
import type { ApiResponse } from '../fetch-response';
import type { PageTraits } from '../visitor';
import type { PageMatter } from './page-request';

/** An initial query of a page, with the name of its endpoint in the contract. */
export interface InitialQuery {
  name: string;
  endpoint: Endpoint;
  args: RequestArgs;
}

/** An initial query and the backend's response. */
export interface AnsweredQuery extends InitialQuery {
  response: ApiResponse;
}

const toPosition = ({ place }: PageTraits) => place && { latitude: place[0], longitude: place[1] };

const hasParams = (endpoint: Endpoint, args: RequestArgs) =>
  [...endpoint.path.matchAll(/:(\w+)/g)].every(([, name = '']) => args.params?.[name] !== undefined);

/** Those of `calls` that are GET requests and possible at this address, with their arguments. */
export function resolveInitialQueries(
  declared: readonly QueryManifest[],
  { match, url: { searchParams }, visitor }: PageMatter,
  moduleType: string | null,
): InitialQuery[] {
  return declared.flatMap((call): InitialQuery[] => {
    const endpoint = findEndpoint(call.endpoint);
    if (!match || !isInitialQueryAt(call, searchParams, moduleType)) return [];
    // Only the page knows whether a backend has announced what an endpoint requires.
    if (endpoint?.method !== 'GET' || endpoint.requires !== null) return [];
    if (call.needsZone && visitor.zoneIds.length === 0) return [];
    if (needsLocation(call) && !visitor.place) return [];
    const args = getInitialQueryArgs(call, match.params, searchParams, toPosition(visitor));
    return hasParams(endpoint, args) ? [{ name: call.endpoint, endpoint, args }] : [];
  });
}
