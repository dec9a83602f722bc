import type { Server } from '../../serve';
import { rentalProviderRoutes } from './providers.routes';
import { vehicleNameRoutes, vehicleRoutes } from './vehicles.routes';

/** Vehicles and providers. */
export function rentalRoutes(server: Server): void {
  vehicleNameRoutes(server);
  vehicleRoutes(server);
  rentalProviderRoutes(server);
}
