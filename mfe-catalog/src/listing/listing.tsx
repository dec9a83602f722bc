import type { Endpoint, Page } from '@shop/contract';
import type { Item, ListSort, Store } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import type { ReactNode } from 'react';
import { ActiveChips } from '../filter/active-chips';
import { activeFilters } from '../filter/active-filters';
import { FilterAside } from '../filter/filter-aside';
import { narrowingOf, type Narrowing } from '../filter/filter-query';
import { FilterSheet } from '../filter/filter-sheet';
import { useFilterWords } from '../filter/filter-words';
import { LazyPanel, prefetchPanel } from '../filter/lazy-panel';
import { sortsFor, type ListKind } from '../filter/list-filter';
import { SortSelect } from '../filter/sort-select';
import type { FacetsOf } from '../filter/use-facets';
import { useListAbilities } from '../filter/use-list-abilities';
import type { FilterControl } from '../filter/use-list-filter';
import { messages } from '../messages';
import { useModuleType } from '../page/use-module-type';
import { ListTools } from './list-tools';
import { ListingFrame } from './listing-frame';
import { ItemList, StoreList } from './lists';
import { NothingFits } from './nothing-fits';

interface CommonProps<Args, Entity> {
  endpoint: Endpoint<Args, Page<Entity>>;
  /** The question for one page of the list, narrowed as the visitor wishes. */
  argsOf: (page: number, narrowing: Narrowing) => Args;
  control: FilterControl;
  /** Of which list the filters' numbers are; null: it has none. */
  facetsOf?: FacetsOf | null;
  /** The order of the list where none is chosen; null: this list can be neither narrowed nor ordered. */
  usual: ListSort | null;
  /** Whether it may be asked for already. */
  isReady?: boolean;
  /** Shown when there is nothing, and no filter is to blame. */
  empty?: ReactNode;
}

export type ListingProps<Args> =
  ({ kind: 'items' } & CommonProps<Args, Item>) | ({ kind: 'stores' } & CommonProps<Args, Store>);

/** A full list of items or stores with its filters, order and count. What is chosen stands in the address. D-03, X-02, CALL-09. */
export function Listing<Args>(props: ListingProps<Args>) {
  const { kind, endpoint, argsOf, control, usual, isReady = true, facetsOf = null } = props;
  const { t } = useTranslation(messages);
  const context = useModuleType();
  const narrowing = narrowingOf(control.filter, useListAbilities());
  const on = activeFilters(control.chosen).length;
  const panel = <LazyPanel kind={kind as ListKind} control={control} facetsOf={facetsOf} />;
  return (
    <ListingFrame
      // Only how many there are is read of it, whatever they are.
      endpoint={endpoint as Endpoint<Args, Page<{ id: number }>>}
      argsOf={(page) => argsOf(page, narrowing)}
      changed={control.changed}
      isReady={isReady}
      entry={kind === 'items' ? 'item' : 'store'}
      canNarrow={usual !== null}
      isNarrowed={on > 0}
      aside={
        <FilterAside isOn={on > 0} onClear={control.clear}>
          {panel}
        </FilterAside>
      }
      tools={(total, canNarrow) => (
        <>
          <ListTools count={total === undefined ? '' : t(`count.${kind}`, { count: total, context })}>
            {canNarrow && usual !== null && (
              <>
                <FilterSheet {...{ on, total }} onClear={control.clear} onIntent={prefetchPanel}>
                  {panel}
                </FilterSheet>
                <Order kind={kind} usual={usual} control={control} />
              </>
            )}
          </ListTools>
          {canNarrow && <Chips control={control} />}
        </>
      )}
      list={(shown) => <ShownList {...props} shown={shown} />}
    />
  );
}

function Order({ kind, usual, control }: { kind: ListKind; usual: ListSort; control: FilterControl }) {
  const { t } = useTranslation(messages);
  const sorts = sortsFor(useListAbilities(), kind, usual);
  if (sorts.length < 2) return null;
  return (
    <SortSelect
      sorts={sorts}
      wordsOf={(sort) => t(`filter.sort.${sort}`)}
      value={control.chosen.sort}
      onChoose={(sort) => control.change({ sort })}
    />
  );
}

function Chips({ control }: { control: FilterControl }) {
  const words = useFilterWords(control.chosen);
  const filters = activeFilters(control.chosen).map((filter) => ({
    key: filter.key,
    words: words(filter),
    off: () => control.change(filter.without),
  }));
  return <ActiveChips filters={filters} onClear={control.clear} />;
}

function ShownList<Args>(props: ListingProps<Args> & { shown: (page: number) => Args }) {
  const { kind, endpoint, control, shown, empty } = props;
  const isNarrowed = activeFilters(control.filter).length > 0;
  const nothing = isNarrowed ? <NothingFits onClear={control.clear} /> : empty;
  return kind === 'items' ? (
    <ItemList endpoint={endpoint} argsOf={shown} empty={nothing} />
  ) : (
    <StoreList endpoint={endpoint} argsOf={shown} empty={nothing} />
  );
}
