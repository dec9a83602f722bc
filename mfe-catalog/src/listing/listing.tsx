import { useEndpoint } from '@shop/api';
import type { Endpoint, Page } from '@shop/contract';
import type { Item, ListSort, Store } from '@shop/domain';
import { media, motion, space } from '@shop/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { activeFilters } from '../filter/active-filters';
import { FilterAside } from '../filter/filter-aside';
import { queryOf, type Narrowing } from '../filter/filter-query';
import type { ListKind } from '../filter/list-filter';
import type { FacetsOf } from '../filter/use-facets';
import type { FilterControl } from '../filter/use-list-filter';
import { NothingFits } from './nothing-fits';
import { ListSkeleton } from './list-skeleton';
import { ItemList, StoreList } from './lists';
import { ListTools } from './list-tools';
import { usePageInAddress } from './page-in-address';
import { useSettled } from './use-settled';

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

/**
 * A full list with its filters, order and count. What is chosen stands in the address; the old list stays, dimmed, until
 * the new one is there. D-03, X-02, CALL-09.
 */
export function Listing<Args>(props: ListingProps<Args>) {
  const { kind, control, usual, isReady = true, facetsOf = null } = props;
  const { question, total, isPending } = useQuestion(props);
  const place = useListTop(control, question.key);
  const entry = kind === 'items' ? 'item' : 'store';
  const panel = { kind: kind as ListKind, control, facetsOf };
  // There is nothing to narrow where no filter is to blame for that.
  const isBare = total === 0 && activeFilters(control.chosen).length === 0;
  const order = isBare ? null : usual;
  return (
    <Columns ref={place} $isPlain={order === null}>
      {order !== null && <FilterAside {...panel} />}
      <div>
        <ListTools {...panel} usual={order} total={total} />
        {isReady ? (
          <Dimmed aria-busy={isPending || undefined} $isPending={isPending}>
            <ShownList key={question.key} {...props} shown={question.argsOf} />
          </Dimmed>
        ) : (
          <ListSkeleton kind={entry} />
        )}
      </div>
    </Columns>
  );
}

/** The question that is shown, and how many it finds. */
function useQuestion<Args>({ endpoint, argsOf, control, isReady = true }: ListingProps<Args>) {
  const narrowing = queryOf(control.filter);
  const first = usePageInAddress() ?? 1;
  const ask = (page: number) => argsOf(page, narrowing);
  const asked = { key: JSON.stringify([endpoint.path, ask(first)]), argsOf: ask };
  // Only how many there are is read here, whatever they are.
  const list = endpoint as Endpoint<Args, Page<unknown>>;
  const { data, error } = useEndpoint(list, isReady ? ask(first) : null);
  const question = useSettled(asked, data !== undefined || error !== undefined);
  const isPending = question.key !== asked.key;
  const { data: shown } = useEndpoint(list, isReady ? question.argsOf(first) : null);
  return { question, isPending, total: shown?.total };
}

/** Who has changed the filter further down begins the new list at its top. */
function useListTop({ changed }: FilterControl, key: string) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!changed.current || !place.current) return;
    changed.current = false;
    const { top } = place.current.getBoundingClientRect();
    if (top < 0) window.scrollTo(0, window.scrollY + top - belowHeader);
  }, [changed, key]);
  return place;
}

const belowHeader = 80;

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

const Columns = styled.div<{ $isPlain: boolean }>`
  scroll-margin-block-start: ${belowHeader}px;
  & > div {
    min-inline-size: 0;
  }
  ${media.desktop} {
    display: grid;
    grid-template-columns: ${({ $isPlain }) => ($isPlain ? 'minmax(0, 1fr)' : '248px minmax(0, 1fr)')};
    gap: ${space('xl')};
  }
`;

/** A quick answer does not blink. */
const Dimmed = styled.div<{ $isPending: boolean }>`
  opacity: ${({ $isPending }) => ($isPending ? 0.5 : 1)};
  transition: opacity ${motion.fast} ${({ $isPending }) => ($isPending ? '120ms' : '0ms')};
`;
