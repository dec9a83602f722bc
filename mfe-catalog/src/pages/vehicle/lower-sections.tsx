import { useCache, useEndpoint } from '@shop/api';
import { providerVehicles, vehicleReviews, type EndpointArgs } from '@shop/contract';
import type { Vehicle } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { useSearchParams } from '@shop/router';
import { CardSkeletons } from '../../components/cards/card-skeletons';
import { messages } from '../../messages';
import { LowerArea } from '../../components/page/buy-layout';
import { DeferredUntilInView, InViewBoundary } from '../../components/page/deferred';
import { providerPath } from '../../components/page/addresses';
import { reviewsPage, rowQuery } from '../../queries/queries';
import { ReviewsSkeleton } from '../../features/reviews/reviews-skeleton';
import { HomeRow } from '../../components/rows/home-row';
import { getPlanSearch } from '../../components/trip-plan/plan-address';
import { useTripPlan } from '../../components/trip-plan/use-trip-plan';
import { VehicleCard } from '../../components/vehicles/vehicle-card';

const loadReviews = () =>
  import(/* webpackChunkName: "reviews" */ '../../features/reviews/reviews').then(
    ({ Reviews }) => Reviews<EndpointArgs<typeof vehicleReviews>>,
  );

/** The vehicle's reviews and the provider's other vehicles; each loads when it comes into view. */
export function VehicleLowerSections({ vehicle }: { vehicle: Vehicle }) {
  const { warm } = useCache();
  const getArgs = (page: number) => ({ params: { id: vehicle.id }, query: reviewsPage(page) });
  return (
    <LowerArea>
      <DeferredUntilInView
        id="reviews"
        load={() => {
          warm(vehicleReviews, getArgs(1));
          return loadReviews();
        }}
        componentProps={{ endpoint: vehicleReviews, getArgs }}
        shape={<ReviewsSkeleton />}
      />
      <InViewBoundary>
        {(isInView) => <ProviderVehicles vehicle={vehicle} isWaiting={!isInView} />}
      </InViewBoundary>
    </LowerArea>
  );
}

function ProviderVehicles({ vehicle, isWaiting }: { vehicle: Vehicle; isWaiting: boolean }) {
  const { t } = useTranslation(messages);
  const [search] = useSearchParams();
  const { rental, timeParams } = useTripPlan();
  const { provider } = vehicle;
  const args = { query: { provider_id: provider.id, ...rowQuery, ...timeParams } };
  const { data, error, isValidating, mutate } = useEndpoint(providerVehicles, isWaiting ? null : args);
  const planSearch = getPlanSearch(search);
  return (
    <HomeRow
      title={t('vehicle.moreOfProvider')}
      response={{
        data: data?.entries.filter(({ id }) => id !== vehicle.id),
        error,
        busy: isValidating,
        retry: () => void mutate(),
      }}
      to={`${providerPath(provider.id)}${planSearch}`}
      itemWidth={280}
      height={290}
      isWaiting={isWaiting}
      skeletons={<CardSkeletons kind="store" count={4} />}
      empty={null}
      render={(other) => (
        <VehicleCard vehicle={other} requested={rental} planSearch={planSearch} withProvider={false} />
      )}
    />
  );
}
