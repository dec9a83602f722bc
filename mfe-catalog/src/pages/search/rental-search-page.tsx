import { toSearchText } from '@shop/domain';
import { useEndpoint } from '@shop/api';
import { providerList, vehicleSearch } from '@shop/contract';
import { isolate, useTranslation } from '@shop/i18n';
import { Link, useSearchParams } from '@shop/router';
import { useSession } from '@shop/session';
import { buttonStyles, EmptyState, type ButtonStyleProps } from '@shop/ui';
import styled from 'styled-components';
import { StoreCard } from '../../components/cards/store-card';
import { EndlessList } from '../../components/listing/endless/endless-list';
import { ListPage } from '../../components/listing/list-page';
import { ListTabs, useTab } from '../../components/listing/list-tabs';
import { usePageInAddress } from '../../components/listing/page-in-address';
import { messages } from '../../messages';
import { vehiclesPath } from '../../components/page/addresses';
import { useShopReady } from '../../components/page/use-shop-ready';
import { listPage } from '../../queries/queries';
import { useRememberedSearch } from '../../recent-searches/recent-searches';
import { VehicleListing } from '../../components/vehicles/vehicle-listing';
import { toVehicleQuery } from '../../components/vehicles/vehicle-filter';
import { useTripPlan } from '../../components/trip-plan/use-trip-plan';

/**
 * /home?search=Q in a rental module: vehicles by name, and providers if the backend can search them. D-03, GEN-04.
 */
export function Page() {
  const [search] = useSearchParams();
  const searchText = toSearchText(search.get('search'));
  return <Results key={searchText} searchText={searchText} />;
}

function Results({ searchText }: { searchText: string }) {
  const { t, direction } = useTranslation(messages);
  useRememberedSearch(searchText);
  const isReady = useShopReady();
  const [tab, choose] = useTab();
  const [search] = useSearchParams();
  const { timeParams } = useTripPlan();
  const vehiclesAt = (page: number, narrowing: object) => ({
    query: { name: searchText, ...listPage(page), ...narrowing },
  });
  const providersAt = (page: number) => ({ query: { name: searchText, ...listPage(page) } });
  // The same queries as the lists', so they are sent once.
  const first = usePageInAddress() ?? 1;
  const narrowing = { ...toVehicleQuery(search), ...timeParams };
  const vehicles = useEndpoint(vehicleSearch, isReady ? vehiclesAt(first, narrowing) : null);
  const listsProviders = useSession(({ capabilities }) => capabilities?.includes('sorting') ?? true);
  const providers = useEndpoint(providerList, isReady ? providersAt(first) : null);
  const vehicleList = (
    <VehicleListing endpoint={vehicleSearch} getArgs={vehiclesAt} isReady={isReady} empty={<Nothing />} />
  );
  return (
    <ListPage title={t('search.title', { words: isolate(searchText, direction) })}>
      {listsProviders ? (
        <ListTabs
          current={tab}
          counts={{ items: vehicles.data?.total, stores: providers.data?.total }}
          onChoose={choose}
          label={t('search.tabs')}
        >
          {tab === 'items' ? (
            vehicleList
          ) : (
            <EndlessList
              endpoint={providerList}
              getArgs={providersAt}
              kind="store"
              empty={<Nothing />}
              render={(provider, isFirst) => <StoreCard store={provider} eager={isFirst} />}
            />
          )}
        </ListTabs>
      ) : (
        vehicleList
      )}
    </ListPage>
  );
}

/** Links to all vehicles. */
function Nothing() {
  const { t } = useTranslation(messages);
  return (
    <EmptyState
      drawing="search"
      title={t('search.nothing')}
      action={
        <ButtonLink to={vehiclesPath(null)} $tone="secondary">
          {t('vehicle.seeAll')}
        </ButtonLink>
      }
    >
      {t('search.hint')}
    </EmptyState>
  );
}

const ButtonLink = styled(Link)<ButtonStyleProps>`
  ${buttonStyles}
`;
