import type { ModuleType } from '@shop/domain';
import { getPageName as pageAt } from '@shop/federation';
import { matchRoutes } from '@shop/router';
import { renderOnServer, type PreloadedModel } from '@shop/testing';
import { routes as pages } from './routes';
import { routes } from './routes.manifest';

/** Renders a page of this app at its address, as the edge does. */
export async function renderPage(
  address: string,
  responses: PreloadedModel[],
  language: 'en' | 'ur' | 'ar' = 'en',
  type: ModuleType = 'food',
) {
  const [path = '', search] = address.split('?');
  const match = matchRoutes(routes, path)?.[0];
  const routeModule = match && pages[pageAt(match.route, new URLSearchParams(search), type)];
  if (!match || !routeModule) throw new Error(`nobody serves ${address}`);
  const { Page } = await routeModule();
  return renderOnServer(<Page />, responses, {
    session: { module: { id: 1, type, name: 'Food' } },
    language,
    address,
    path: match.route.path,
  });
}
