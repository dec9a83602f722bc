import { useEndpoint } from '@shop/api';
import { vehicleCategories, vehicleSearch } from '@shop/contract';
import { rentalTypes } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { useSearchParams } from '@shop/router';
import { useState } from 'react';
import { ListPage } from '../../components/listing/list-page';
import { usePageInAddress } from '../../components/listing/page-in-address';
import { messages } from '../../messages';
import { parseId } from '../../components/page/addresses';
import { useShopReady } from '../../components/page/use-shop-ready';
import { useRentalModule } from '../../components/page/use-subject-module';
import { listPage } from '../../queries/queries';
import { PlanBar } from '../../components/trip-plan/plan-bar';
import { vehicleEntry } from '../../components/seo/entries';
import {
  useVehicleNarrowing,
  VehicleListing,
  type VehicleNarrowing,
} from '../../components/vehicles/vehicle-listing';

const getArgs = (page: number, narrowing: VehicleNarrowing) => ({
  query: { ...listPage(page), ...narrowing },
});

/** /rental/vehicle-search: vehicles of a category, or all of them, for the time in the address. ROUTE-06. */
export function Page() {
  const { t } = useTranslation(messages);
  const [search] = useSearchParams();
  const isRental = useRentalModule();
  const isReady = useShopReady() && isRental;
  const [isOpen, setOpen] = useState(false);
  const one = parseId(search.get('categoryId'));
  const categories = useEndpoint(vehicleCategories, isReady ? {} : null);
  const name = categories.data?.find(({ id }) => id === one)?.name;
  // The same query as the list's, so it is sent once.
  const first = getArgs(usePageInAddress() ?? 1, useVehicleNarrowing());
  const { data } = useEndpoint(vehicleSearch, isReady ? first : null);
  return (
    <ListPage title={name ?? t('vehicle.title')} entries={data?.entries.map(vehicleEntry)}>
      <PlanBar types={rentalTypes} hasDriver isOpen={isOpen} onOpen={setOpen} />
      <VehicleListing endpoint={vehicleSearch} getArgs={getArgs} isReady={isReady} />
    </ListPage>
  );
}
