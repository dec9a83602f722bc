import { addToRentalWishlist, removeFromRentalWishlist, rentalWishlist } from '@shop/contract';
import { conflict, invalid, notFound } from '../../http/refusal';
import { translate } from '../../http/translate';
import { serve, type Server } from '../../serve';
import { providerToWire } from '../rental/providers';
import { vehicleToWire } from '../rental/vehicle-wire';
import {
  isOffered,
  addEntry,
  getWishlistProviders,
  getWishlistVehicles,
  removeEntry,
  type RentalWishlistEntry,
} from './rental-wishlist-store';

interface Named {
  vehicle_id?: number | undefined;
  provider_id?: number | undefined;
}

function toEntry({ vehicle_id: vehicle, provider_id: provider }: Named): RentalWishlistEntry {
  if (vehicle !== undefined) return { column: 'vehicle_id', id: vehicle };
  if (provider === undefined) throw invalid('vehicle_id', 'vehicleRequired');
  return { column: 'provider_id', id: provider };
}

/** A customer's rental wishlist: lists active vehicles and providers of the zone. CALL-22. */
export function rentalWishlistRoutes(server: Server): void {
  const { database } = server.shop;

  serve(server, rentalWishlist, async ({ customerId, zoneIds, moduleId, view }) => {
    const here = { zoneIds, moduleId };
    const vehicles = await getWishlistVehicles(database, customerId(), here);
    const providers = await getWishlistProviders(database, customerId(), here);
    return {
      vehicles: vehicles.map((row) => vehicleToWire(row, view)),
      providers: providers.map((row) => providerToWire(row, view)),
    };
  });

  serve(server, addToRentalWishlist, async ({ customerId, query, language }) => {
    const entry = toEntry(query);
    if (!(await isOffered(database, entry))) throw notFound();
    if (!(await addEntry(database, customerId(), entry))) throw conflict('wishlist', 'onWishlist');
    return { message: translate(language, 'wishAdded') };
  });

  serve(server, removeFromRentalWishlist, async ({ customerId, query, language }) => {
    if (!(await removeEntry(database, customerId(), toEntry(query)))) throw notFound('notOnWishlist');
    return { message: translate(language, 'wishRemoved') };
  });
}
