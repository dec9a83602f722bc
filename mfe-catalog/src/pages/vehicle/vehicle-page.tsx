import { useEndpoint } from '@shop/api';
import { vehicleDetails } from '@shop/contract';
import { toVehicleAnalyticsItem } from '@shop/domain';
import { useTrackView } from '@shop/events';
import { useSearchParams } from '@shop/router';
import { Seo } from '@shop/ui';
import { Failed, isMissing, MissingPage } from '../../components/page/failure';
import { parseId } from '../../components/page/addresses';
import { PageFrame } from '../../components/page/page-frame';
import { VehicleSeo } from '../../components/seo/vehicle-seo';
import { useTripPlan } from '../../components/trip-plan/use-trip-plan';
import { VehicleSkeleton } from './vehicle-skeleton';
import { VehicleView } from './vehicle-view';

/** /rental/vehicle-details?id=: a vehicle, and its price for the time in the address. GEN-04. */
export function Page() {
  const [search] = useSearchParams();
  const id = parseId(search.get('id'));
  const { timeParams } = useTripPlan();
  const timeQuery = timeParams.pickup_time ? { query: timeParams } : {};
  const { data, error, isValidating, mutate } = useEndpoint(
    vehicleDetails,
    id === null ? null : { params: { id }, ...timeQuery },
    { keepPreviousData: true },
  );
  useTrackView(data?.id ?? null, () =>
    data ? { name: 'view_item', item: toVehicleAnalyticsItem(data) } : null,
  );
  if (id === null || isMissing(error)) return <MissingPage kind="vehicle" />;
  if (data?.id === id)
    return (
      <PageFrame>
        <VehicleSeo vehicle={data} />
        <VehicleView key={id} vehicle={data} />
      </PageFrame>
    );
  return (
    <PageFrame>
      <Seo />
      {error ? <Failed onRetry={() => void mutate()} busy={isValidating} /> : <VehicleSkeleton />}
    </PageFrame>
  );
}
