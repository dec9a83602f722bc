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
import { pageToWire, toPaging } from '../catalog/paging';
import { reviewPageToWire } from '../reviews/reviews';
import { providerById, providersPage } from './providers';
import { toFilters, type VehicleQuery } from './vehicle-filters';
import { getVehicleBrands, getVehicleCategories } from './vehicle-kinds';
import { VehicleList } from './vehicle-list';
import { getVehicleRatings, getVehicleReviews } from './vehicle-reviews';
import { offeredVehicle } from './vehicle-row';
import { vehicleToWire } from './vehicle-wire';
import { toWantedTime } from './wanted-time';

const maxSuggested = 6;

/** Vehicles to rent. ROUTE-06. */
export function vehicleRoutes(server: Server): void {
  const { database } = server.shop;

  const respond = async (list: VehicleList, { query, view }: { query: VehicleQuery; view: View }) => {
    const paging = toPaging(query);
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
    list.narrow(toFilters(query, view.decimals), view);

  serve(server, vehiclesTopRated, (request) =>
    respond(new VehicleList(null).pickedUpIn(request).topRated(), request),
  );

  serve(server, vehicleSearch, (request) => {
    const list = new VehicleList(toWantedTime(request.query)).pickedUpIn(request);
    return respond(narrowed(list, request), request);
  });

  serve(server, providerVehicles, async (request) => {
    const provider = await providerById(database, request.query.provider_id);
    if (!provider?.active) throw notFound();
    const list = new VehicleList(toWantedTime(request.query)).byProvider(provider.id);
    return respond(narrowed(list, request), request);
  });

  serve(server, vehicleDetails, async ({ params, query, view }) => {
    const row = await offeredVehicle(database, params.id, toWantedTime(query));
    if (!row) throw notFound();
    return vehicleToWire(row, view);
  });

  serve(server, vehicleReviews, async ({ params, query, view }) => {
    const ratings = await getVehicleRatings(database, params.id);
    if (!ratings) throw notFound();
    const paging = toPaging(query);
    const found = await getVehicleReviews(database, 'vehicle_id', params.id, paging);
    return reviewPageToWire(ratings, found, paging, view);
  });
}

/** Kinds and makers of vehicles, and suggestions. */
export function vehicleNameRoutes(server: Server): void {
  const { database } = server.shop;

  serve(server, vehicleCategories, async (request) =>
    (await getVehicleCategories(database, request)).map(({ id, name_i18n, image, count }) => ({
      id,
      name: request.view.text(name_i18n),
      image_full_url: request.view.picture(image),
      vehicles_count: count,
    })),
  );

  serve(server, vehicleBrands, async ({ moduleId, view }) =>
    (await getVehicleBrands(database, moduleId)).map(({ id, name_i18n, image }) => ({
      id,
      name: view.text(name_i18n),
      image_full_url: view.picture(image),
    })),
  );

  serve(server, vehicleSuggestions, async (request) => {
    const { zoneIds, moduleId, view, query } = request;
    const paging = { limit: maxSuggested, page: 1 };
    const vehicles = await new VehicleList(null).pickedUpIn(request).named(query.name).page(database, paging);
    const wanted = {
      zoneIds,
      moduleId,
      name: query.name,
      order: 'distance',
      position: view.position,
    } as const;
    const { rows: providers } = await providersPage(database, wanted, paging);
    return {
      vehicles: vehicles.map(({ id, name_i18n }) => ({ id, name: view.text(name_i18n) })),
      providers: providers.map(({ id, name_i18n }) => ({ id, name: view.text(name_i18n) })),
    };
  });
}
