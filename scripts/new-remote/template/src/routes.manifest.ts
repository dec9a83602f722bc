import type { RouteManifest } from '@shop/federation';

/** The addresses that this app serves, and what each needs first. */
export const routes: RouteManifest[] = [{ path: '/__name__', page: 'front-page' }];
