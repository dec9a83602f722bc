import type { Server } from '../../serve';
import { rentalProviderRoutes } from './providers.routes';
import { vehicleNameRoutes, vehicleRoutes } from './vehicles.routes';

/** What may be rented, and of whom. */
export function rentalRoutes(server: Server): void {
  vehicleNameRoutes(server);
  vehicleRoutes(server);
  rentalProviderRoutes(server);
}
