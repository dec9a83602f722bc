import { useEndpoint } from '@shop/api';
import type { Endpoint, Page } from '@shop/contract';
import { media, motion, space } from '@shop/ui';
import { Fragment, useEffect, useRef, type ReactNode, type RefObject, useState } from 'react';
import styled from 'styled-components';
import { ListSkeleton } from './list-skeleton';
import { usePageInAddress } from './page-in-address';

/** A list query: `key` identifies it, `argsOf` returns the arguments of its pages. */
interface ListQuery<Args> {
  key: string;
  getArgs: (page: number) => Args;
}

/** The query whose response is shown: the old one until the new one has its response, so that nothing flickers. */
function useSettled<Args>(query: ListQuery<Args>, hasResponse: boolean): ListQuery<Args> {
  const [shown, setShown] = useState(query);
  const isNew = shown.key !== query.key;
  if (isNew && hasResponse) setShown(query);
  return isNew && !hasResponse ? shown : query;
}

interface Props<Args> {
  endpoint: Endpoint<Args, Page<{ id: number }>>;
  /** The query for one page of the list, with the filter of the address. */
  getArgs: (page: number) => Args;
  /** Set with each change of the filter. */
  changed: RefObject<boolean>;
  /** Whether the list may be requested already. */
  isReady: boolean;
  entry: 'item' | 'store';
  /** Whether this list has filters at all. */
  canNarrow: boolean;
  /** Whether any filter is active. */
  isNarrowed: boolean;
  aside: ReactNode;
  /** Rendered above the list; `canNarrow` is false for an empty list without active filters. */
  tools: (total: number | undefined, canNarrow: boolean) => ReactNode;
  /** Renders the list of a query whose response has arrived. */
  list: (getArgs: (page: number) => Args) => ReactNode;
}

/**
 * A full list beside its filters, below its count and order. The old list stays, dimmed, until the new one arrives.
 * D-03, X-02.
 */
export function ListingFrame<Args>(props: Props<Args>) {
  const { isReady, entry, isNarrowed, aside, tools, list } = props;
  const { query, total, isPending } = useListQuery(props);
  const topRef = useListTop(props.changed, query.key);
  const canNarrow = props.canNarrow && (isNarrowed || total !== 0);
  return (
    <Columns ref={topRef} $isPlain={!canNarrow}>
      {canNarrow && aside}
      <div>
        {tools(total, canNarrow)}
        {isReady ? (
          <Dimmed aria-busy={isPending || undefined} $isPending={isPending}>
            <Fragment key={query.key}>{list(query.getArgs)}</Fragment>
          </Dimmed>
        ) : (
          <ListSkeleton kind={entry} />
        )}
      </div>
    </Columns>
  );
}

/** The query that is shown, and its number of results. */
function useListQuery<Args>({ endpoint, getArgs, isReady }: Props<Args>) {
  const first = usePageInAddress() ?? 1;
  const nextQuery = { key: JSON.stringify([endpoint.path, getArgs(first)]), getArgs };
  const { data, error } = useEndpoint(endpoint, isReady ? getArgs(first) : null);
  const query = useSettled(nextQuery, data !== undefined || error !== undefined);
  const isPending = query.key !== nextQuery.key;
  const { data: shown } = useEndpoint(endpoint, isReady ? query.getArgs(first) : null);
  return { query, isPending, total: shown?.total };
}

/** After a filter change further down, the page scrolls to the top of the new list. */
function useListTop(changed: RefObject<boolean>, key: string) {
  const topRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!changed.current || !topRef.current) return;
    changed.current = false;
    const { top } = topRef.current.getBoundingClientRect();
    if (top < 0) window.scrollTo(0, window.scrollY + top - headerOffset);
  }, [changed, key]);
  return topRef;
}

const headerOffset = 80;

const Columns = styled.div<{ $isPlain: boolean }>`
  scroll-margin-block-start: ${headerOffset}px;
  & > div {
    min-inline-size: 0;
  }
  ${media.desktop} {
    display: grid;
    grid-template-columns: ${({ $isPlain }) => ($isPlain ? 'minmax(0, 1fr)' : '248px minmax(0, 1fr)')};
    gap: ${space('xl')};
  }
`;

/** Delayed, so that a fast response does not flicker. */
const Dimmed = styled.div<{ $isPending: boolean }>`
  opacity: ${({ $isPending }) => ($isPending ? 0.5 : 1)};
  transition: opacity ${motion.fast} ${({ $isPending }) => ($isPending ? '120ms' : '0ms')};
`;
