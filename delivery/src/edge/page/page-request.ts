import { getShownPage } from '@shop/federation';
import type { Overridden } from '../overrides/overrides';
import type { MatchedRoute, OwnedRoute, ReleaseSet } from '../release-set';
import { toPageTraits, type PageTraits, type Visitor } from '../visitor';

/** What a page consists of, after releases are assigned and the route is matched; nothing personal. */
export interface PageMatter {
  set: ReleaseSet;
  match: MatchedRoute | null;
  url: URL;
  visitor: PageTraits;
  overridden: Overridden | null;
  /** Scheme and host of the request; null if unknown. */
  origin: string | null;
}

/** One page request of one visitor. */
export interface PageRequest extends Omit<PageMatter, 'visitor'> {
  visitor: Visitor;
  nonce: string;
}

/** Removes the visitor's identity, and traits that this page does not depend on. */
export function toPageMatter({ nonce: _nonce, visitor, ...request }: PageRequest): PageMatter {
  const traits = toPageTraits(visitor);
  // Customers with other interests share pages that do not depend on them.
  const interests = request.match?.route.byInterest ? traits.interests : [];
  return { ...request, visitor: { ...traits, interests } };
}

const anyPath = '*';

/** Whether the address belongs to a page of the shop. */
export const isShopPage = (match: PageMatter['match']): boolean =>
  match !== null && match.route.path !== anyPath;

/** Whether the host asks a guest to sign in instead of showing this page, so that nothing of it is needed yet (D-10). */
export const needsSignIn = ({ match, visitor }: PageMatter): boolean =>
  match?.route.needsCustomer === true && !visitor.isCustomer;

/** The route with the page variant that it shows; null if none is shown. */
export function shownRoute(request: PageMatter, moduleType: string | null): OwnedRoute | null {
  if (!request.match || needsSignIn(request)) return null;
  const { route } = request.match;
  return { ...route, ...getShownPage(route, request.url.searchParams, moduleType) };
}
