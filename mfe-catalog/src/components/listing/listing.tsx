import type { Endpoint, Page } from '@shop/contract';
import type { Item, ListSort, Store } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { type ReactNode, lazy, Suspense } from 'react';
import { ActiveChips } from '../filter/active-chips';
import { getActiveFilters } from '../filter/active-filters';
import { FilterAside } from '../filter/filter-aside';
import { toNarrowing, type Narrowing } from '../filter/filter-query';
import { FilterSheet } from '../filter/filter-sheet';
import { useFilterText } from '../filter/filter-texts';
import { getSorts, type ListKind } from '../filter/list-filter';
import { SortSelect } from '../filter/sort-select';
import type { FacetSource } from '../filter/use-facets';
import { useListAbilities, type FilterControl } from '../filter/use-list-filter';
import { messages } from '../../messages';
import { useModuleType } from '../page/use-module-type';
import { ListTools } from './list-tools';
import { ListingFrame } from './listing-frame';
import { ItemList, StoreList } from './lists';
import { NoMatches } from './no-matches';
import type { PanelProps } from '../filter/panel/filter-panel';
import { PanelSkeleton } from '../filter/panel/panel-skeleton';

const loadPanel = () => import(/* webpackChunkName: "filter-panel" */ '../filter/panel/filter-panel');
const Panel = lazy(loadPanel);

/** Prefetches the panel's code on intent. */
const prefetchPanel = () => void loadPanel().catch(() => undefined);

/** The filters, whose code is loaded when they are shown first. */
const LazyPanel = (props: PanelProps) => (
  <Suspense fallback={<PanelSkeleton />}>
    <Panel {...props} />
  </Suspense>
);

interface CommonProps<Args, Entity> {
  endpoint: Endpoint<Args, Page<Entity>>;
  /** The query for one page of the list, with the visitor's filter. */
  getArgs: (page: number, narrowing: Narrowing) => Args;
  control: FilterControl;
  /** The list that the filters' counts belong to; null without counts. */
  facetSource?: FacetSource | null;
  /** The default sort order; null: the list has neither filters nor sort orders. */
  defaultSort: ListSort | null;
  /** Whether the list may be requested already. */
  isReady?: boolean;
  /** Shown for an empty list without active filters. */
  empty?: ReactNode;
}

export type ListingProps<Args> =
  | ({ kind: 'items' } & CommonProps<Args, Item>)
  | ({ kind: 'stores' } & CommonProps<Args, Store>);

/**
 * A full list of items or stores with its filters, order and count. The filter is in the address. D-03, X-02,
 * CALL-09.
 */
export function Listing<Args>(props: ListingProps<Args>) {
  const { kind, endpoint, getArgs, control, defaultSort, isReady = true, facetSource = null } = props;
  const { t } = useTranslation(messages);
  const context = useModuleType();
  const narrowing = toNarrowing(control.filter, useListAbilities());
  const on = getActiveFilters(control.chosen).length;
  const panel = <LazyPanel kind={kind as ListKind} control={control} facetSource={facetSource} />;
  return (
    <ListingFrame
      // Only the number of entries is used, whatever they are.
      endpoint={endpoint as Endpoint<Args, Page<{ id: number }>>}
      getArgs={(page) => getArgs(page, narrowing)}
      changed={control.changed}
      isReady={isReady}
      entry={kind === 'items' ? 'item' : 'store'}
      canNarrow={defaultSort !== null}
      isNarrowed={on > 0}
      aside={
        <FilterAside isOn={on > 0} onClear={control.clear}>
          {panel}
        </FilterAside>
      }
      tools={(total, canNarrow) => (
        <>
          <ListTools count={total === undefined ? '' : t(`count.${kind}`, { count: total, context })}>
            {canNarrow && defaultSort !== null && (
              <>
                <FilterSheet {...{ on, total }} onClear={control.clear} onIntent={prefetchPanel}>
                  {panel}
                </FilterSheet>
                <Order kind={kind} defaultSort={defaultSort} control={control} />
              </>
            )}
          </ListTools>
          {canNarrow && <Chips control={control} within={facetSource?.within ?? null} />}
        </>
      )}
      list={(shown) => <ShownList {...props} shown={shown} />}
    />
  );
}

function Order({
  kind,
  defaultSort,
  control,
}: {
  kind: ListKind;
  defaultSort: ListSort;
  control: FilterControl;
}) {
  const { t } = useTranslation(messages);
  const sorts = getSorts(useListAbilities(), kind, defaultSort);
  if (sorts.length < 2) return null;
  return (
    <SortSelect
      sorts={sorts}
      getLabel={(sort) => t(`filter.sort.${sort}`)}
      value={control.chosen.sort}
      onChoose={(sort) => control.change({ sort })}
    />
  );
}

function Chips({ control, within }: { control: FilterControl; within: number | null }) {
  const getFilterText = useFilterText(control.chosen, within);
  const filters = getActiveFilters(control.chosen).map((filter) => ({
    key: filter.key,
    label: getFilterText(filter),
    off: () => control.change(filter.without),
  }));
  return <ActiveChips filters={filters} onClear={control.clear} />;
}

function ShownList<Args>(props: ListingProps<Args> & { shown: (page: number) => Args }) {
  const { kind, endpoint, control, shown, empty } = props;
  const isNarrowed = getActiveFilters(control.filter).length > 0;
  const nothing = isNarrowed ? <NoMatches onClear={control.clear} /> : empty;
  return kind === 'items' ? (
    <ItemList endpoint={endpoint} getArgs={shown} empty={nothing} />
  ) : (
    <StoreList endpoint={endpoint} getArgs={shown} empty={nothing} />
  );
}
