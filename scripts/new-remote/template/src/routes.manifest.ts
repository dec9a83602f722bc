import type { RouteDeclaration } from '@shop/federation';

/** The addresses of this app, with their initial queries. */
export const routes: RouteDeclaration[] = [{ path: '/__name__', page: 'home-page' }];
