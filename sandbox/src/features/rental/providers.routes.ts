import {
  providerDetails,
  providerList,
  providerReviews,
  providersLatest,
  providersPopular,
} from '@shop/contract';
import { notFound } from '../../http/refusal';
import { serve, type Server } from '../../serve';
import type { Scope } from '../../http/scope';
import type { View } from '../../shop/shop';
import { pageToWire, toPaging } from '../catalog/paging';
import { getStoreRatings, reviewPageToWire } from '../reviews/reviews';
import { providerById, providersPage, providerToWire, type ProviderOrder } from './providers';
import { getVehicleReviews } from './vehicle-reviews';

interface ProviderListRequest extends Pick<Scope, 'zoneIds' | 'moduleId'> {
  query: { name?: string | undefined; limit?: number | undefined; offset?: number | undefined };
  view: View;
}

const toOrder = (sort?: string): ProviderOrder =>
  sort === 'rating' || sort === 'newest' ? sort : 'distance';

/** GEN-04: providers of vehicles. CALL-09, ROUTE-07. */
export function rentalProviderRoutes(server: Server): void {
  const { database } = server.shop;

  const respond = async ({ zoneIds, moduleId, query, view }: ProviderListRequest, order: ProviderOrder) => {
    const paging = toPaging(query);
    const listing = { zoneIds, moduleId, name: query.name ?? '', order, position: view.position };
    const { total, rows } = await providersPage(database, listing, paging);
    return pageToWire(
      'providers',
      total,
      paging,
      rows.map((row) => providerToWire(row, view)),
    );
  };

  serve(server, providersPopular, (request) => respond(request, 'rating'));

  serve(server, providersLatest, (request) => respond(request, 'newest'));

  serve(server, providerList, (request) => respond(request, toOrder(request.query.sort_by)));

  serve(server, providerDetails, async ({ params, view }) => {
    const row = await providerById(database, params.id);
    if (!row?.active) throw notFound();
    return providerToWire(row, view);
  });

  serve(server, providerReviews, async ({ params, query, view }) => {
    const provider = await providerById(database, params.id);
    const ratings = provider && (await getStoreRatings(database, provider.id));
    if (!ratings) throw notFound();
    const paging = toPaging(query);
    const found = await getVehicleReviews(database, 'provider_id', params.id, paging);
    return reviewPageToWire(ratings, found, paging, view);
  });
}
