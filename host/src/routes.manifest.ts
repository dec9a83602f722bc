import type { RouteManifest } from '@shop/federation';

/** The host's own addresses. What the remotes serve stands in their releases. */
export const routes: RouteManifest[] = [
  { path: '/', page: 'landing' },
  { path: '*', page: 'not-found' },
];
