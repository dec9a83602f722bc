import type { Endpoint, Page } from '@shop/contract';
import { toSearchText, type Vehicle } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { Link, useSearchParams } from '@shop/router';
import { buttonStyles, EmptyState, type ButtonStyleProps } from '@shop/ui';
import { lazy, Suspense, type ReactNode } from 'react';
import styled from 'styled-components';
import { ActiveChips } from '../filter/active-chips';
import { FilterAside } from '../filter/filter-aside';
import { FilterSheet } from '../filter/filter-sheet';
import { SortSelect } from '../filter/sort-select';
import { useAddressFilter, type FilterControl } from '../filter/use-address-filter';
import { EndlessList } from '../listing/endless/endless-list';
import { ListTools } from '../listing/list-tools';
import { ListingFrame } from '../listing/listing-frame';
import { NoMatches } from '../listing/no-matches';
import { messages } from '../../messages';
import { vehiclesPath } from '../page/addresses';
import { getPlanSearch } from '../trip-plan/plan-address';
import { useTripPlan } from '../trip-plan/use-trip-plan';
import { countActive, useVehicleChips } from './active-vehicle-filters';
import { VehicleCard } from './vehicle-card';
import { vehicleFilter, toVehicleQuery, vehicleSorts, type VehicleFilter } from './vehicle-filter';
import { PanelSkeleton } from '../filter/panel/panel-skeleton';
import type { VehiclePanelProps } from './vehicle-panel';

const loadPanel = () => import(/* webpackChunkName: "vehicle-panel" */ './vehicle-panel');
const Panel = lazy(loadPanel);

/** Prefetches the panel's code on intent. */
const prefetchVehiclePanel = () => void loadPanel().catch(() => undefined);

/** The filters of vehicles, whose code is loaded when they are shown first. */
const LazyVehiclePanel = (props: VehiclePanelProps) => (
  <Suspense fallback={<PanelSkeleton />}>
    <Panel {...props} />
  </Suspense>
);

/** The filters of the address as query parameters. */
export type VehicleNarrowing = ReturnType<typeof toVehicleQuery> & {
  pickup_time?: string;
  destination_time?: string;
};

/** The filter and sort parameters in the address. */
export function useVehicleNarrowing(): VehicleNarrowing {
  const [search] = useSearchParams();
  return { ...toVehicleQuery(search), ...useTripPlan().timeParams };
}

/** Whether nothing in the address narrows the list: no filter, no rental type and no searched words. */
const isUnnarrowed = (search: URLSearchParams) => {
  const { sort_by: _order, ...filters } = toVehicleQuery(search);
  return Object.keys(filters).length === 0 && toSearchText(search.get('search')) === '';
};

interface Props<Args> {
  endpoint: Endpoint<Args, Page<Vehicle>>;
  getArgs: (page: number, narrowing: VehicleNarrowing) => Args;
  /** Whether the list may be requested already. */
  isReady?: boolean;
  /** A list of one provider, whose name is not on the cards. */
  isProviderList?: boolean;
  /** Shown for an empty list without active filters. */
  empty?: ReactNode;
}

/** A full list of vehicles with its filters, order and count, all of it in the address. ROUTE-06. */
export function VehicleListing<Args>(props: Props<Args>) {
  const { endpoint, getArgs, isReady = true, isProviderList = false, empty = <NoVehicles /> } = props;
  const [search] = useSearchParams();
  const control = useAddressFilter(vehicleFilter);
  const { rental } = useTripPlan();
  const planSearch = getPlanSearch(search);
  const narrowing = useVehicleNarrowing();
  const on = countActive(control.chosen);
  const panel = <LazyVehiclePanel control={control} isWholeZone={!isProviderList && isUnnarrowed(search)} />;
  return (
    <ListingFrame
      // Only the number of entries is used.
      endpoint={endpoint as Endpoint<Args, Page<{ id: number }>>}
      getArgs={(page) => getArgs(page, narrowing)}
      changed={control.changed}
      isReady={isReady}
      entry="store"
      canNarrow
      isNarrowed={on > 0}
      aside={
        <FilterAside isOn={on > 0} onClear={control.clear}>
          {panel}
        </FilterAside>
      }
      tools={(total, canNarrow) => <Tools {...{ control, total, canNarrow }}>{panel}</Tools>}
      list={(shown) => (
        <EndlessList
          endpoint={endpoint}
          getArgs={shown}
          kind="store"
          empty={countActive(control.filter) > 0 ? <NoMatches onClear={control.clear} /> : empty}
          render={(vehicle, isFirst) => (
            <VehicleCard
              {...{ vehicle, planSearch }}
              requested={rental}
              eager={isFirst}
              withProvider={!isProviderList}
            />
          )}
        />
      )}
    />
  );
}

interface ToolsProps {
  control: FilterControl<VehicleFilter>;
  total: number | undefined;
  canNarrow: boolean;
  /** The panel of the filters. */
  children: ReactNode;
}

function Tools({ control, total, canNarrow, children }: ToolsProps) {
  const { t } = useTranslation(messages);
  const on = countActive(control.chosen);
  return (
    <>
      <ListTools count={total === undefined ? '' : t('vehicle.count', { count: total })}>
        {canNarrow && (
          <>
            <FilterSheet {...{ on, total }} onClear={control.clear} onIntent={prefetchVehiclePanel}>
              {children}
            </FilterSheet>
            <Order control={control} />
          </>
        )}
      </ListTools>
      {canNarrow && <Chips control={control} />}
    </>
  );
}

const sorts = ['nearest', ...vehicleSorts] as const;

function Order({ control }: { control: FilterControl<VehicleFilter> }) {
  const { t } = useTranslation(messages);
  return (
    <SortSelect
      sorts={sorts}
      getLabel={(sort) => t(`vehicle.sort.${sort}`)}
      value={control.chosen.sort}
      onChoose={(sort) => control.change({ sort: sort === 'nearest' ? null : sort })}
    />
  );
}

const Chips = ({ control }: { control: FilterControl<VehicleFilter> }) => (
  <ActiveChips filters={useVehicleChips(control)} onClear={control.clear} />
);

function NoVehicles() {
  const { t } = useTranslation(messages);
  return (
    <EmptyState
      drawing="pin"
      title={t('vehicle.none')}
      action={
        <ButtonLink to={vehiclesPath(null)} $tone="secondary">
          {t('vehicle.seeAll')}
        </ButtonLink>
      }
    >
      {t('vehicle.noneHint')}
    </EmptyState>
  );
}

const ButtonLink = styled(Link)<ButtonStyleProps>`
  ${buttonStyles}
`;
