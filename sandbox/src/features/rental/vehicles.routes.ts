import {
  providerVehicles,
  vehicleBrands,
  vehicleCategories,
  vehicleDetails,
  vehicleReviews,
  vehicleSearch,
  vehicleSuggestions,
  vehiclesTopRated,
} from '@shop/contract';
import { notFound } from '../../http/refusal';
import { serve, type Server } from '../../serve';
import type { View } from '../../shop/shop';
import { pageToWire, pagingOf } from '../catalog/paging';
import { reviewPageToWire } from '../reviews/reviews';
import { providerById, providersPage } from './providers';
import { filtersOf, type VehicleQuery } from './vehicle-filters';
import { vehicleBrandsOf, vehicleCategoriesOf } from './vehicle-kinds';
import { VehicleList } from './vehicle-list';
import { ratingsOfVehicle, vehicleReviewsOf } from './vehicle-reviews';
import { offeredVehicle } from './vehicle-row';
import { vehicleToWire } from './vehicle-wire';
import { wantedTimeOf } from './wanted-time';

const mostSuggested = 6;

/** Vehicles to rent. ROUTE-06. */
export function vehicleRoutes(server: Server): void {
  const { database } = server.shop;

  const answer = async (list: VehicleList, { query, view }: { query: VehicleQuery; view: View }) => {
    const paging = pagingOf(query);
    const total = await list.count(database);
    const rows = await list.page(database, paging);
    return pageToWire(
      'vehicles',
      total,
      paging,
      rows.map((row) => vehicleToWire(row, view)),
    );
  };
  const narrowed = (list: VehicleList, { query, view }: { query: VehicleQuery; view: View }) =>
    list.narrow(filtersOf(query, view.decimals), view.place);

  serve(server, vehiclesTopRated, (asked) =>
    answer(new VehicleList(null).pickedUpIn(asked).topRated(), asked),
  );

  serve(server, vehicleSearch, (asked) => {
    const list = new VehicleList(wantedTimeOf(asked.query)).pickedUpIn(asked);
    return answer(narrowed(list, asked), asked);
  });

  serve(server, providerVehicles, async (asked) => {
    const provider = await providerById(database, asked.query.provider_id);
    if (!provider?.active) throw notFound();
    const list = new VehicleList(wantedTimeOf(asked.query)).ofProvider(provider.id);
    return answer(narrowed(list, asked), asked);
  });

  serve(server, vehicleDetails, async ({ params, query, view }) => {
    const row = await offeredVehicle(database, params.id, wantedTimeOf(query));
    if (!row) throw notFound();
    return vehicleToWire(row, view);
  });

  serve(server, vehicleReviews, async ({ params, query, view }) => {
    const ratings = await ratingsOfVehicle(database, params.id);
    if (!ratings) throw notFound();
    const paging = pagingOf(query);
    const found = await vehicleReviewsOf(database, 'vehicle_id', params.id, paging);
    return reviewPageToWire(ratings, found, paging, view);
  });
}

/** Kinds and makers of vehicles, and what a few letters may mean. */
export function vehicleNameRoutes(server: Server): void {
  const { database } = server.shop;

  serve(server, vehicleCategories, async (asked) =>
    (await vehicleCategoriesOf(database, asked)).map(({ id, name_i18n, image, count }) => ({
      id,
      name: asked.view.text(name_i18n),
      image_full_url: asked.view.picture(image),
      vehicles_count: count,
    })),
  );

  serve(server, vehicleBrands, async ({ moduleId, view }) =>
    (await vehicleBrandsOf(database, moduleId)).map(({ id, name_i18n, image }) => ({
      id,
      name: view.text(name_i18n),
      image_full_url: view.picture(image),
    })),
  );

  serve(server, vehicleSuggestions, async (asked) => {
    const { zoneIds, moduleId, view, query } = asked;
    const paging = { limit: mostSuggested, page: 1 };
    const vehicles = await new VehicleList(null).pickedUpIn(asked).named(query.name).page(database, paging);
    const wanted = { zoneIds, moduleId, name: query.name, order: 'distance', place: view.place } as const;
    const { rows: providers } = await providersPage(database, wanted, paging);
    return {
      vehicles: vehicles.map(({ id, name_i18n }) => ({ id, name: view.text(name_i18n) })),
      providers: providers.map(({ id, name_i18n }) => ({ id, name: view.text(name_i18n) })),
    };
  });
}
