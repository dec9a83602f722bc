import type { RouteDeclaration } from '@shop/federation';

/** The addresses that this remote serves, and what each needs. */
export const routes: RouteDeclaration[] = [
  { path: '/auth', page: 'auth-page', unlisted: true },
  { path: '/forgot-password', page: 'forgot-password-page', unlisted: true },
  {
    path: '/interest',
    page: 'interest-page',
    unlisted: true,
    needsPlace: true,
    needsCustomer: true,
    first: [{ endpoint: 'categoryList', needsZone: true }],
  },
];
