import type { ModuleType } from '@shop/domain';
import { pageOf as pageAt } from '@shop/federation';
import { matchRoutes } from '@shop/router';
import { renderOnServer, type Given } from '@shop/testing';
import { routes as pages } from './routes';
import { routes } from './routes.manifest';

/** A page of this app at its address, as the edge renders it. */
export async function renderPage(
  address: string,
  answers: Given[],
  language: 'en' | 'ur' | 'ar' = 'en',
  type: ModuleType = 'food',
) {
  const [path = '', search] = address.split('?');
  const match = matchRoutes(routes, path)?.[0];
  const door = match && pages[pageAt(match.route, new URLSearchParams(search), type)];
  if (!match || !door) throw new Error(`nobody serves ${address}`);
  const { Page } = await door();
  return renderOnServer(<Page />, answers, {
    session: { module: { id: 1, type, name: 'Food' } },
    language,
    address,
    path: match.route.path,
  });
}
