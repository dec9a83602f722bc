import { addToRentalWishlist, removeFromRentalWishlist, rentalWishlist } from '@shop/contract';
import { conflict, invalid, notFound } from '../../http/refusal';
import { say } from '../../http/say';
import { serve, type Server } from '../../serve';
import { providerToWire } from '../rental/providers';
import { vehicleToWire } from '../rental/vehicle-wire';
import { canBeMarked, mark, markedProviders, markedVehicles, unmark, type RentalMark } from './rental-wishes';

interface Named {
  vehicle_id?: number | undefined;
  provider_id?: number | undefined;
}

function markedIn({ vehicle_id: vehicle, provider_id: provider }: Named): RentalMark {
  if (vehicle !== undefined) return { column: 'vehicle_id', id: vehicle };
  if (provider === undefined) throw invalid('vehicle_id', 'vehicleRequired');
  return { column: 'provider_id', id: provider };
}

/** A customer's favourite vehicles and providers: those of the zone that are in business are listed. CALL-22. */
export function rentalWishlistRoutes(server: Server): void {
  const { database } = server.shop;

  serve(server, rentalWishlist, async ({ customerId, zoneIds, moduleId, view }) => {
    const here = { zoneIds, moduleId };
    const vehicles = await markedVehicles(database, customerId(), here);
    const providers = await markedProviders(database, customerId(), here);
    return {
      vehicles: vehicles.map((row) => vehicleToWire(row, view)),
      providers: providers.map((row) => providerToWire(row, view)),
    };
  });

  serve(server, addToRentalWishlist, async ({ customerId, query, language }) => {
    const marked = markedIn(query);
    if (!(await canBeMarked(database, marked))) throw notFound();
    if (!(await mark(database, customerId(), marked))) throw conflict('wishlist', 'alreadyWished');
    return { message: say(language, 'wishAdded') };
  });

  serve(server, removeFromRentalWishlist, async ({ customerId, query, language }) => {
    if (!(await unmark(database, customerId(), markedIn(query)))) throw notFound('notWished');
    return { message: say(language, 'wishRemoved') };
  });
}
