import type { RouteDeclaration } from '@shop/federation';
import { textQueries } from './text-queries';

/** The same query as the home page's row, so that one response serves both (CALL-08, BIZ-02). */
export const nearbyStoresQuery = { type: 'all', limit: 12, offset: 1 };

/** The host's own addresses. Those of the remotes are in their releases. */
export const routes: RouteDeclaration[] = [
  {
    path: '/',
    page: 'landing',
    first: [{ endpoint: 'storesPopular', args: { query: nearbyStoresQuery }, needsZone: true }],
  },
  { path: '/payment-return', page: 'payment-return', unlisted: true },
  ...Object.entries(textQueries).map(([path, endpoint]) => ({
    path,
    page: 'shop-text',
    first: [{ endpoint, args: {} }],
  })),
  { path: '/help-and-support', page: 'help' },
  { path: '/store-registration', page: 'registration' },
  { path: '/deliveryman-registration', page: 'registration' },
  { path: '*', page: 'not-found' },
];
