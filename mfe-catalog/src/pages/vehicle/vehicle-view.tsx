import { useEndpoint } from '@shop/api';
import { providerDetails } from '@shop/contract';
import { getRentalTypes, servesPickup, type Vehicle } from '@shop/domain';
import { Slot } from '@shop/federation';
import { useTranslation } from '@shop/i18n';
import { useSession } from '@shop/session';
import { Skeleton } from '@shop/ui';
import { useState } from 'react';
import { Gallery } from '../../components/gallery/gallery';
import { messages } from '../../messages';
import {
  BarArea,
  BuyBox,
  BuyColumn,
  ChoicesArea,
  FactsArea,
  GalleryArea,
  Layout,
} from '../../components/page/buy-layout';
import { StatusMessage } from '../../components/page/status-message';
import { useSubjectModule } from '../../components/page/use-subject-module';
import { PlanBar } from '../../components/trip-plan/plan-bar';
import { useTripPlan } from '../../components/trip-plan/use-trip-plan';
import { vehicleRatio } from '../../components/vehicles/vehicle-card';
import { PriceBox } from './price-box';
import { VehicleLowerSections } from './lower-sections';
import { VehicleFacts } from './vehicle-facts';
import { VehicleHead } from './vehicle-head';

/** The content of a vehicle's page: the vehicle, the plan, the price, and the cart button. GEN-04, X-04. */
export function VehicleView({ vehicle }: { vehicle: Vehicle }) {
  const { draft, plan: requestedPlan, timeParams } = useTripPlan();
  const [isOpen, setOpen] = useState(false);
  const [asked, setAsked] = useState(0);
  const askForPlan = () => {
    setOpen(true);
    setAsked(asked + 1);
  };
  const { data: provider } = useEndpoint(providerDetails, { params: { id: vehicle.provider.id } });
  useSubjectModule(provider);
  // A provider without drivers sends none, whatever the address contains.
  const plan =
    requestedPlan && provider?.driverPerDay === null
      ? { ...requestedPlan, driver: 'self' as const }
      : requestedPlan;
  const types = getRentalTypes(vehicle);
  const isOffered = plan !== null && types.includes(plan.rentalType);
  return (
    <Layout>
      <GalleryArea>
        <Gallery item={vehicle} ratio={vehicleRatio} withThumbnails />
      </GalleryArea>
      <BuyColumn>
        <BuyBox>
          <VehicleHead vehicle={vehicle} />
          <ChoicesArea>
            <div>
              <Messages vehicle={vehicle} isTimed={timeParams.pickup_time !== undefined} />
              <PlanBar
                types={types}
                hasDriver={provider ? provider.driverPerDay !== null : draft.driver === 'provider'}
                isOpen={isOpen}
                onOpen={setOpen}
                asked={asked}
                isNarrow
              />
              {isOffered && <PriceBox vehicle={vehicle} plan={plan} provider={provider} />}
            </div>
          </ChoicesArea>
          <BarArea data-action-bar="">
            <Slot
              name="rent-vehicle"
              vehicle={vehicle}
              plan={isOffered ? plan : null}
              onPlanWanted={askForPlan}
              fallback={<Skeleton $height="48px" />}
            />
          </BarArea>
        </BuyBox>
      </BuyColumn>
      <FactsArea>
        <VehicleFacts vehicle={vehicle} />
      </FactsArea>
      <VehicleLowerSections vehicle={vehicle} />
    </Layout>
  );
}

/** Why the vehicle cannot be rented: the visitor's location, or the requested time. STATE-26. */
function Messages({ vehicle, isTimed }: { vehicle: Vehicle; isTimed: boolean }) {
  const { t } = useTranslation(messages);
  const zoneIds = useSession((session) => session.zoneIds);
  const isFar = zoneIds.length > 0 && !servesPickup(vehicle.provider.pickupZoneIds, zoneIds);
  return (
    <>
      {isFar && (
        <StatusMessage icon="pin" title={t('vehicle.far')}>
          {t('store.chooseNearer', { context: 'rental' })}
        </StatusMessage>
      )}
      {isTimed && vehicle.available === 0 && (
        <StatusMessage icon="clock" title={t('vehicle.notFree')}>
          {t('vehicle.otherTime')}
        </StatusMessage>
      )}
    </>
  );
}
