import { getPageName } from '@shop/federation';
import type { Overridden } from '../overrides/overrides';
import type { MatchedRoute, OwnedRoute, ReleaseSet } from '../release-set';
import { toPageTraits, type PageTraits, type Visitor } from '../visitor';

/** What a page is about and made of, once the releases are assigned and the route is matched. Nobody's own. */
export interface PageMatter {
  set: ReleaseSet;
  match: MatchedRoute | null;
  url: URL;
  visitor: PageTraits;
  overridden: Overridden | null;
  /** Scheme and host under which the shop was asked; null where that is not known. */
  origin: string | null;
}

/** One page as one visitor asks for it. */
export interface PageRequest extends Omit<PageMatter, 'visitor'> {
  visitor: Visitor;
  nonce: string;
}

/** Without who asks, and without what this page does not show of them. */
export function toPageMatter({ nonce: _nonce, visitor, ...request }: PageRequest): PageMatter {
  const traits = toPageTraits(visitor);
  // Customers with other interests share what does not depend on them.
  const interests = request.match?.route.byInterest ? traits.interests : [];
  return { ...request, visitor: { ...traits, interests } };
}

const anyPath = '*';

/** Whether a page of the shop has this address. */
export const isShopPage = (match: PageMatter['match']): boolean =>
  match !== null && match.route.path !== anyPath;

/** The host asks a guest to sign in where this page would stand, so nothing of the page is needed yet (D-10). */
export const needsSignIn = ({ match, visitor }: PageMatter): boolean =>
  match?.route.needsCustomer === true && !visitor.isCustomer;

/** The route with the page that it shows here; null where none is shown. */
export function shownRoute(request: PageMatter, moduleType: string | null): OwnedRoute | null {
  if (!request.match || needsSignIn(request)) return null;
  const { route } = request.match;
  return { ...route, page: getPageName(route, request.url.searchParams, moduleType) };
}
