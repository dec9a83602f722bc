import { useCache, useEndpoint } from '@shop/api';
import { providerVehicles, vehicleReviews, type ArgsOf } from '@shop/contract';
import type { Vehicle } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { useSearchParams } from '@shop/router';
import { CardSkeletons } from '../../cards/card-skeletons';
import { messages } from '../../messages';
import { BelowArea } from '../../page/buy-layout';
import { LaterWhenNear } from '../../page/later';
import { NearWindow } from '../../page/near-window';
import { providerPath } from '../../page/addresses';
import { reviewsPage, rowQuery } from '../../questions';
import { ReviewsSkeleton } from '../../reviews/reviews-skeleton';
import { FrontRow } from '../../rows/front-row';
import { planOnward } from '../../trip-plan/plan-address';
import { useTripPlan } from '../../trip-plan/use-trip-plan';
import { VehicleCard } from '../../vehicles/vehicle-card';

const loadReviews = () =>
  import(/* webpackChunkName: "reviews" */ '../../reviews/reviews').then(
    ({ Reviews }) => Reviews<ArgsOf<typeof vehicleReviews>>,
  );

/** What customers said of the vehicle, and what else its provider rents out: each asks for itself when it comes near. */
export function VehicleBelow({ vehicle }: { vehicle: Vehicle }) {
  const { warm } = useCache();
  const argsOf = (page: number) => ({ params: { id: vehicle.id }, query: reviewsPage(page) });
  return (
    <BelowArea>
      <LaterWhenNear
        id="reviews"
        load={() => {
          warm(vehicleReviews, argsOf(1));
          return loadReviews();
        }}
        given={{ endpoint: vehicleReviews, argsOf }}
        shape={<ReviewsSkeleton />}
      />
      <NearWindow>{(isNear) => <OthersOfProvider vehicle={vehicle} isWaiting={!isNear} />}</NearWindow>
    </BelowArea>
  );
}

function OthersOfProvider({ vehicle, isWaiting }: { vehicle: Vehicle; isWaiting: boolean }) {
  const { t } = useTranslation(messages);
  const [search] = useSearchParams();
  const { asked, wanted } = useTripPlan();
  const { provider } = vehicle;
  const question = { query: { provider_id: provider.id, ...rowQuery, ...wanted } };
  const { data, error, isValidating, mutate } = useEndpoint(providerVehicles, isWaiting ? null : question);
  const onward = planOnward(search);
  return (
    <FrontRow
      title={t('vehicle.moreOfProvider')}
      answer={{
        data: data?.entries.filter(({ id }) => id !== vehicle.id),
        error,
        busy: isValidating,
        retry: () => void mutate(),
      }}
      to={`${providerPath(provider.id)}${onward}`}
      itemWidth={280}
      height={290}
      isWaiting={isWaiting}
      skeletons={<CardSkeletons kind="store" count={4} />}
      empty={null}
      render={(other) => <VehicleCard vehicle={other} asked={asked} onward={onward} withProvider={false} />}
    />
  );
}
