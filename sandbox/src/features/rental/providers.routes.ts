import { providerDetails, providerList, providerReviews } from '@shop/contract';
import { notFound } from '../../http/refusal';
import { serve, type Server } from '../../serve';
import { pageToWire, pagingOf } from '../catalog/paging';
import { ratingsOfStore, reviewPageToWire } from '../reviews/reviews';
import { providerById, providersPage, providerToWire } from './providers';
import { vehicleReviewsOf } from './vehicle-reviews';

/** GEN-04: who rents vehicles out. CALL-09, ROUTE-07. */
export function rentalProviderRoutes(server: Server): void {
  const { database } = server.shop;

  serve(server, providerList, async ({ zoneIds, moduleId, query, view }) => {
    const paging = pagingOf(query);
    const { name = '', sort_by: sort = '' } = query;
    const listing = { zoneIds, moduleId, name, sort, place: view.place };
    const { total, rows } = await providersPage(database, listing, paging);
    return pageToWire(
      'providers',
      total,
      paging,
      rows.map((row) => providerToWire(row, view)),
    );
  });

  serve(server, providerDetails, async ({ params, view }) => {
    const row = await providerById(database, params.id);
    if (!row?.active) throw notFound();
    return providerToWire(row, view);
  });

  serve(server, providerReviews, async ({ params, query, view }) => {
    const provider = await providerById(database, params.id);
    const ratings = provider && (await ratingsOfStore(database, provider.id));
    if (!ratings) throw notFound();
    const paging = pagingOf(query);
    const found = await vehicleReviewsOf(database, 'provider_id', params.id, paging);
    return reviewPageToWire(ratings, found, paging, view);
  });
}
