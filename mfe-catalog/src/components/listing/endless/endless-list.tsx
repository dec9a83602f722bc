import { useEndpoint } from '@shop/api';
import type { Endpoint, Page } from '@shop/contract';
import { useMemo, useRef, type ReactNode, useCallback, useState } from 'react';
import styled from 'styled-components';
import { CardGrid } from '../../cards/card-grid';
import { Failed } from '../../page/failure';
import { ListEntries } from './list-entries';
import { ListSkeleton } from '../list-skeleton';
import { More, PagesAround } from './list-foot';
import { PageLoader, type PageState } from './page-loader';
import type { Run, VisibleRows } from './visible-rows';
import { usePageInAddress } from '../page-in-address';
import { useRowWindow } from './use-row-window';

/** Entries before and after the visible ones whose pages are loaded too. */
const overscan = 8;

/** The numbers of the pages, from 1, that contain these entries and those next to them. */
function getPagesAround(runs: readonly Run[], pageSize: number, count: number): number[] {
  const pages = new Set<number>();
  const last = Math.ceil(count / pageSize);
  for (const { from, to } of runs) {
    const first = Math.floor(Math.max(0, from - overscan) / pageSize) + 1;
    const end = Math.min(last, Math.floor(Math.max(0, to - 1 + overscan) / pageSize) + 1);
    for (let page = first; page <= end; page += 1) pages.add(page);
  }
  return [...pages].sort((one, other) => one - other);
}

/** The loaded pages of a list. */
function usePages<Entity>() {
  const [pages, setPages] = useState<ReadonlyMap<number, PageState<Entity>>>(new Map());
  const savePage = useCallback(
    (page: number, state: PageState<Entity>) => setPages((known) => new Map(known).set(page, state)),
    [],
  );
  return { pages, savePage };
}

export interface EndlessListProps<Args, Entity> {
  endpoint: Endpoint<Args, Page<Entity>>;
  /** Arguments of page 1, 2, …; each page is cached separately. */
  getArgs: (page: number) => Args;
  kind: 'item' | 'store';
  render: (entity: Entity, isFirst: boolean) => ReactNode;
  /** Shown when the list is empty. */
  empty: ReactNode;
}

/** Browsers limit the height of a page; visitors use filters to get further. */
const maxEntries = 60_000;

/**
 * A full list. The server renders its first page. When the visitor scrolls, only the visible rows are rendered, in a
 * container as high as the whole list; pages are loaded when they come close, each with its own skeleton and Retry.
 * Without scripts, and with `page` in the address, links lead from page to page. The caller gives it a `key` that
 * identifies the query.
 */
export function EndlessList<Args, Entity extends { id: number }>(props: EndlessListProps<Args, Entity>) {
  const { endpoint, getArgs, kind, empty } = props;
  const singlePage = usePageInAddress();
  const first = singlePage ?? 1;
  const { data: head, error, isValidating, mutate } = useEndpoint(endpoint, getArgs(first));
  if (!head) {
    if (!error) return <ListSkeleton kind={kind} />;
    return <Failed onRetry={() => void mutate()} busy={isValidating} />;
  }
  const last = Math.max(1, Math.ceil(head.total / Math.max(1, head.limit)));
  if (head.entries.length === 0)
    return (
      <>
        {empty}
        {first > 1 && <PagesAround page={first} last={last} />}
      </>
    );
  return singlePage === null ? (
    <WholeList {...props} head={head} />
  ) : (
    <>
      <CardGrid $wide={kind === 'store'}>
        <ListEntries {...toSinglePage(head)} {...props} />
      </CardGrid>
      <PagesAround page={singlePage} last={last} />
    </>
  );
}

/** A single page in the shape of a whole list. */
const toSinglePage = <Entity,>(head: Page<Entity>) => ({
  count: head.entries.length,
  pageSize: Math.max(1, head.entries.length),
  pages: new Map<number, PageState<Entity>>([[1, { entries: head.entries, retry: null, busy: false }]]),
  runs: [{ from: 0, to: head.entries.length }],
  columns: 1,
  between: 0,
});

/** Pages hold `limit` entries; a list that fits into its first page has only those. */
function getExtent({ total, limit, entries }: Page<unknown>) {
  const pageSize = Math.max(1, limit);
  const isLong = total > pageSize && entries.length >= pageSize;
  return { pageSize, count: isLong ? Math.min(total, maxEntries) : entries.length, isLong };
}

function WholeList<Args, Entity extends { id: number }>({
  head,
  ...props
}: EndlessListProps<Args, Entity> & { head: Page<Entity> }) {
  const { endpoint, getArgs, kind } = props;
  const grid = useRef<HTMLUListElement>(null);
  const lastRequested = useRef(-Infinity);
  const { count, pageSize, isLong } = getExtent(head);
  const { visible, start } = useRowWindow(grid, isLong ? count : 0);
  const { pages: others, savePage } = usePages<Entity>();
  const pages = useMemo(
    () => new Map(others).set(1, { entries: head.entries, retry: null, busy: false }),
    [others, head],
  );
  const runs: Run[] = visible?.runs ?? [{ from: 0, to: head.entries.length }];
  return (
    <>
      <LongGrid ref={grid} $wide={kind === 'store'} $room={visible}>
        <ListEntries
          {...props}
          {...{ count, pageSize, pages, runs }}
          columns={visible?.columns ?? 1}
          between={visible?.between ?? 0}
        />
      </LongGrid>
      {visible
        ? getPagesAround(runs, pageSize, count)
            .filter((page) => page > 1)
            .map((page) => (
              <PageLoader
                key={page}
                {...{ endpoint, page, lastRequested }}
                args={getArgs(page)}
                onState={savePage}
              />
            ))
        : isLong && <More onReachEnd={start} />}
    </>
  );
}

/** No style before rows are left out: the content security policy forbids inline styles from the server. */
const LongGrid = styled(CardGrid).attrs<{ $room: Pick<VisibleRows, 'before' | 'after'> | null }>(
  ({ $room }) => ($room ? { style: { paddingBlock: `${$room.before}px ${$room.after}px` } } : {}),
)`
  align-content: start; /* rows are not stretched over reserved space */
  grid-auto-rows: minmax(var(--row, auto), auto);
  overflow-anchor: none; /* the list keeps its scroll position itself */
`;
