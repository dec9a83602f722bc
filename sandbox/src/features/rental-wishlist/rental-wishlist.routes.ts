import { addToRentalWishlist, removeFromRentalWishlist, rentalWishlist } from '@shop/contract';
import { conflict, invalid, notFound } from '../../http/refusal';
import { translate } from '../../http/translate';
import { serve, type Server } from '../../serve';
import { providerToWire } from '../rental/providers';
import { vehicleToWire } from '../rental/vehicle-wire';
import {
  canBeWished,
  addWish,
  getWishedProviders,
  getWishedVehicles,
  unmark,
  type RentalWish,
} from './rental-wishlist-store';

interface Named {
  vehicle_id?: number | undefined;
  provider_id?: number | undefined;
}

function toWish({ vehicle_id: vehicle, provider_id: provider }: Named): RentalWish {
  if (vehicle !== undefined) return { column: 'vehicle_id', id: vehicle };
  if (provider === undefined) throw invalid('vehicle_id', 'vehicleRequired');
  return { column: 'provider_id', id: provider };
}

/** A customer's rental wishlist: lists active vehicles and providers of the zone. CALL-22. */
export function rentalWishlistRoutes(server: Server): void {
  const { database } = server.shop;

  serve(server, rentalWishlist, async ({ customerId, zoneIds, moduleId, view }) => {
    const here = { zoneIds, moduleId };
    const vehicles = await getWishedVehicles(database, customerId(), here);
    const providers = await getWishedProviders(database, customerId(), here);
    return {
      vehicles: vehicles.map((row) => vehicleToWire(row, view)),
      providers: providers.map((row) => providerToWire(row, view)),
    };
  });

  serve(server, addToRentalWishlist, async ({ customerId, query, language }) => {
    const wish = toWish(query);
    if (!(await canBeWished(database, wish))) throw notFound();
    if (!(await addWish(database, customerId(), wish))) throw conflict('wishlist', 'alreadyWished');
    return { message: translate(language, 'wishAdded') };
  });

  serve(server, removeFromRentalWishlist, async ({ customerId, query, language }) => {
    if (!(await unmark(database, customerId(), toWish(query)))) throw notFound('notWished');
    return { message: translate(language, 'wishRemoved') };
  });
}
