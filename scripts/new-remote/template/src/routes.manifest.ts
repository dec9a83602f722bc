import type { RouteDeclaration } from '@shop/federation';

/** The addresses that this app serves, and what each needs first. */
export const routes: RouteDeclaration[] = [{ path: '/__name__', page: 'home-page' }];
