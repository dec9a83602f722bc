import { useEndpoint } from '@shop/api';
import { providerDetails, providerVehicles } from '@shop/contract';
import { rentalTypes, servesPickup, type Provider } from '@shop/domain';
import { DeferredSlot } from '@shop/federation';
import { useTranslation } from '@shop/i18n';
import { useSearchParams } from '@shop/router';
import { useSession } from '@shop/session';
import { EmptyState, Heading, Seo, Skeleton, space, VisuallyHidden } from '@shop/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { messages } from '../../messages';
import { Failed, isMissing, MissingPage } from '../../components/page/failure';
import { parseId } from '../../components/page/addresses';
import { StatusMessage } from '../../components/page/status-message';
import { PageFrame } from '../../components/page/page-frame';
import { useSubjectModule } from '../../components/page/use-subject-module';
import { listPage } from '../../queries/queries';
import { StoreSeo } from '../../components/seo/store-seo';
import { PlanBar } from '../../components/trip-plan/plan-bar';
import { VehicleListing } from '../../components/vehicles/vehicle-listing';
import { HeadSkeleton, StoreHead } from './store-head';
import { StoreMessages } from './store-messages';

/** /rental/provider-details?id=: a provider and its vehicles, for the time in the address. ROUTE-07. */
export function Page() {
  const { t } = useTranslation(messages);
  const [search] = useSearchParams();
  const id = parseId(search.get('id'));
  const args = id === null ? null : { params: { id } };
  const { data: provider, error, isValidating, mutate } = useEndpoint(providerDetails, args);
  useSubjectModule(provider);
  if (id === null || isMissing(error)) return <MissingPage kind="provider" />;
  return (
    <PageFrame>
      {provider ? <StoreSeo store={provider} /> : <Seo />}
      {provider ? (
        <Head key={id} provider={provider} />
      ) : error ? (
        <>
          <VisuallyHidden as="h1" tabIndex={-1}>
            {t('provider.one')}
          </VisuallyHidden>
          <Failed onRetry={() => void mutate()} busy={isValidating} compact />
        </>
      ) : (
        <HeadSkeleton />
      )}
      <Vehicles key={`vehicles ${id}`} id={id} hasDriver={provider?.driverPerDay !== null} />
    </PageFrame>
  );
}

function Head({ provider }: { provider: Provider }) {
  const { t } = useTranslation(messages);
  const zoneIds = useSession((session) => session.zoneIds);
  const isFar = zoneIds.length > 0 && !servesPickup(provider.pickupZoneIds, zoneIds);
  return (
    <>
      <StoreHead store={provider} />
      <Address>
        <DeferredSlot
          name="store-map"
          storeName={provider.name}
          address={provider.address}
          position={provider.position}
          fallback={<Skeleton $height="78px" />}
        />
      </Address>
      <StoreMessages store={provider} />
      {isFar && (
        <StatusMessage icon="pin" title={t('vehicle.far')}>
          {t('store.chooseNearer', { context: 'rental' })}
        </StatusMessage>
      )}
    </>
  );
}

/** Loaded in parallel with the provider, so that a failed head does not block them. */
function Vehicles({ id, hasDriver }: { id: number; hasDriver: boolean }) {
  const { t } = useTranslation(messages);
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-label={t('provider.vehicles')}>
      <Title>{t('provider.vehicles')}</Title>
      <PlanBar types={rentalTypes} hasDriver={hasDriver} isOpen={isOpen} onOpen={setOpen} />
      <VehicleListing
        endpoint={providerVehicles}
        getArgs={(page, narrowing) => ({ query: { provider_id: id, ...listPage(page), ...narrowing } })}
        isProviderList
        empty={<EmptyState title={t('provider.noVehicles')} />}
      />
    </section>
  );
}

const Address = styled.div`
  margin-block-end: ${space('md')};
`;

const Title = styled(Heading)`
  margin-block-end: ${space('sm')};
`;
