import type { VehicleCategory } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { TileLink } from '../cards/category-tile';
import { messages } from '../../messages';
import { vehiclesPath } from '../page/addresses';

export { TileSkeletons as VehicleTileSkeletons } from '../cards/category-tile';

/** A category of vehicles with its count. */
export function VehicleTile({
  category: { id, name, imageUrl, vehicleCount },
}: {
  category: VehicleCategory;
}) {
  const { t } = useTranslation(messages);
  return (
    <TileLink
      to={vehiclesPath(id)}
      imageUrl={imageUrl}
      name={name}
      note={t('vehicle.count', { count: vehicleCount })}
    />
  );
}
