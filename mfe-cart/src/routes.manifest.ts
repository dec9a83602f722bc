import type { RouteDeclaration } from '@shop/federation';

/**
 * The paths of this app, and their initial queries. A checkout has none, because all its data is the visitor's own; the
 * kinds of parcels are the shop's.
 */
export const routes: RouteDeclaration[] = [
  { path: '/checkout', page: 'checkout-page', unlisted: true, resumes: true, frame: 'checkout' },
  { path: '/order-confirmed', page: 'order-confirmed-page', unlisted: true },
  { path: '/lists', page: 'lists-page', customerSlots: ['account-navigation'], unlisted: true },
  { path: '/together', page: 'together-page', unlisted: true },
  {
    path: '/rental/checkout',
    page: 'rental-checkout-page',
    unlisted: true,
    resumes: true,
    frame: 'checkout',
  },
  { path: '/rental/trip-confirmed', page: 'trip-confirmed-page', unlisted: true },
  {
    path: '/parcel/new',
    page: 'send-parcel-page',
    needsPlace: true,
    resumes: true,
    identity: ['category'],
    first: [{ endpoint: 'parcelCategories', needsZone: true, modules: ['parcel'] }],
  },
];
