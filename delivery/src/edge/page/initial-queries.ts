import type { Endpoint, RequestArgs } from '@shop/contract';
import { findEndpoint } from '@shop/contract/registry';
import { argsOfFirstCall, isFirstCallAt, needsPlace, type FirstCall } from '@shop/federation';
import type { Answer } from '../fetch-answer';
import type { PageTraits } from '../visitor';
import type { PageMatter } from './page-request';

/** A query that a page makes first, with the name of its endpoint in the contract. */
export interface InitialQuery {
  name: string;
  endpoint: Endpoint;
  args: RequestArgs;
}

/** An initial query and what the backend has answered. */
export interface AnsweredQuery extends InitialQuery {
  answer: Answer;
}

const toPosition = ({ place }: PageTraits) => place && { latitude: place[0], longitude: place[1] };

const hasParams = (endpoint: Endpoint, args: RequestArgs) =>
  [...endpoint.path.matchAll(/:(\w+)/g)].every(([, name = '']) => args.params?.[name] !== undefined);

/** Those of `calls` that read and can be made at this address, with their arguments. */
export function initialQueries(
  calls: readonly FirstCall[],
  { match, url: { searchParams }, visitor }: PageMatter,
  moduleType: string | null,
): InitialQuery[] {
  return calls.flatMap((call): InitialQuery[] => {
    const endpoint = findEndpoint(call.endpoint);
    if (!match || !isFirstCallAt(call, searchParams, moduleType)) return [];
    // The page itself knows whether a backend has announced what an endpoint requires.
    if (endpoint?.method !== 'GET' || endpoint.requires !== null) return [];
    if (call.needsZone && visitor.zoneIds.length === 0) return [];
    if (needsPlace(call) && !visitor.place) return [];
    const args = argsOfFirstCall(call, match.params, searchParams, toPosition(visitor));
    return hasParams(endpoint, args) ? [{ name: call.endpoint, endpoint, args }] : [];
  });
}
