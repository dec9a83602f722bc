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
import { pageToWire, pagingOf } from '../catalog/paging';
import { ratingsOfStore, reviewPageToWire } from '../reviews/reviews';
import { providerById, providersPage, providerToWire, type ProviderOrder } from './providers';
import { vehicleReviewsOf } from './vehicle-reviews';

interface AskedList extends Pick<Scope, 'zoneIds' | 'moduleId'> {
  query: { name?: string | undefined; limit?: number | undefined; offset?: number | undefined };
  view: View;
}

const orderOf = (sort?: string): ProviderOrder =>
  sort === 'rating' || sort === 'newest' ? sort : 'distance';

/** GEN-04: who rents vehicles out. CALL-09, ROUTE-07. */
export function rentalProviderRoutes(server: Server): void {
  const { database } = server.shop;

  const answer = async ({ zoneIds, moduleId, query, view }: AskedList, order: ProviderOrder) => {
    const paging = pagingOf(query);
    const listing = { zoneIds, moduleId, name: query.name ?? '', order, place: view.place };
    const { total, rows } = await providersPage(database, listing, paging);
    return pageToWire(
      'providers',
      total,
      paging,
      rows.map((row) => providerToWire(row, view)),
    );
  };

  serve(server, providersPopular, (asked) => answer(asked, 'rating'));

  serve(server, providersLatest, (asked) => answer(asked, 'newest'));

  serve(server, providerList, (asked) => answer(asked, orderOf(asked.query.sort_by)));

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
