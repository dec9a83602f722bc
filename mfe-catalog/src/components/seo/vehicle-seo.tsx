import type { Vehicle } from '@shop/domain';
import { Seo } from '@shop/ui';
import { getDescription } from './description';
import { useJsonLd } from './use-json-ld';

/** Head of a vehicle's page. */
export function VehicleSeo({ vehicle }: { vehicle: Vehicle }) {
  return (
    <Seo
      title={vehicle.name}
      description={getDescription(vehicle.description, vehicle.name, vehicle.provider.name)}
      image={vehicle.imageUrl}
      jsonLd={useJsonLd((page, { getVehicleBreadcrumbs }) => [getVehicleBreadcrumbs(vehicle, page)])}
    />
  );
}
