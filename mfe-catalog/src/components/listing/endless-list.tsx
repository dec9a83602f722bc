import { useEndpoint } from '@shop/api';
import type { Endpoint, Page } from '@shop/contract';
import { useMemo, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { CardGrid } from '../cards/card-grid';
import { Failed } from '../page/failure';
import { ListEntries } from './list-entries';
import { ListSkeleton } from './list-skeleton';
import { More, PagesAround } from './list-foot';
import { PageLoader, type PageState } from './page-loader';
import type { Run, Sight } from './rows-in-sight';
import { usePageInAddress } from './page-in-address';
import { getPagesAround, usePages } from './use-pages';
import { useRowWindow } from './use-row-window';

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
const farthest = 60_000;

/**
 * A full list. The server renders its first page. When the visitor scrolls, only the visible rows are rendered, in a
 * container as high as the whole list; pages are loaded when they come close, each with its own skeleton and Retry.
 * Without scripts, and with `page` in the address, links lead from page to page. The caller gives it a `key` that
 * identifies the query.
 */
export function EndlessList<Args, Entity extends { id: number }>(props: EndlessListProps<Args, Entity>) {
  const { endpoint, getArgs, kind, empty } = props;
  const alone = usePageInAddress();
  const first = alone ?? 1;
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
  return alone === null ? (
    <WholeList {...props} head={head} />
  ) : (
    <>
      <CardGrid $wide={kind === 'store'}>
        <ListEntries {...wholePage(head)} {...props} />
      </CardGrid>
      <PagesAround page={alone} last={last} />
    </>
  );
}

/** A single page in the shape of a whole list. */
const wholePage = <Entity,>(head: Page<Entity>) => ({
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
  return { pageSize, count: isLong ? Math.min(total, farthest) : entries.length, isLong };
}

function WholeList<Args, Entity extends { id: number }>({
  head,
  ...props
}: EndlessListProps<Args, Entity> & { head: Page<Entity> }) {
  const { endpoint, getArgs, kind } = props;
  const grid = useRef<HTMLUListElement>(null);
  const lastRequested = useRef(-Infinity);
  const { count, pageSize, isLong } = getExtent(head);
  const { sight, start } = useRowWindow(grid, isLong ? count : 0);
  const { pages: others, savePage } = usePages<Entity>();
  const pages = useMemo(
    () => new Map(others).set(1, { entries: head.entries, retry: null, busy: false }),
    [others, head],
  );
  const runs: Run[] = sight?.runs ?? [{ from: 0, to: head.entries.length }];
  return (
    <>
      <LongGrid ref={grid} $wide={kind === 'store'} $room={sight}>
        <ListEntries
          {...props}
          {...{ count, pageSize, pages, runs }}
          columns={sight?.columns ?? 1}
          between={sight?.between ?? 0}
        />
      </LongGrid>
      {sight
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
const LongGrid = styled(CardGrid).attrs<{ $room: Pick<Sight, 'before' | 'after'> | null }>(({ $room }) =>
  $room ? { style: { paddingBlock: `${$room.before}px ${$room.after}px` } } : {},
)`
  align-content: start; /* rows are not stretched over reserved space */
  grid-auto-rows: minmax(var(--row, auto), auto);
  overflow-anchor: none; /* the list keeps its scroll position itself */
`;
