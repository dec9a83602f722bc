import { pageOf } from '@shop/federation';
import type { Overridden } from '../overrides/overrides';
import type { MatchedRoute, OwnedRoute, ReleaseSet } from '../release-set';
import type { Visitor } from '../visitor';

/** One page as one visitor asks for it: the releases are assigned, the route is matched. */
export interface PageRequest {
  set: ReleaseSet;
  match: MatchedRoute | null;
  url: URL;
  visitor: Visitor;
  overridden: Overridden | null;
  nonce: string;
  /** Scheme and host under which the shop was asked; null where that is not known. */
  origin: string | null;
}

const anyPath = '*';

/** Whether a page of the shop has this address. */
export const isShopPage = (match: PageRequest['match']): boolean =>
  match !== null && match.route.path !== anyPath;

/** The host asks a guest to sign in where this page would stand, so nothing of the page is needed yet (D-10). */
export const needsSignIn = ({ match, visitor }: PageRequest): boolean =>
  match?.route.needsCustomer === true && !visitor.isCustomer;

/** The route with the page that it shows here; null where none is shown. */
export function shownRoute(request: PageRequest, moduleType: string | null): OwnedRoute | null {
  if (!request.match || needsSignIn(request)) return null;
  const { route } = request.match;
  return { ...route, page: pageOf(route, request.url.searchParams, moduleType) };
}
