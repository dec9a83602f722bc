import type { ReactNode } from 'react';
import styled from 'styled-components';
import { CardSkeleton } from '../../cards/card-skeletons';
import { Failed } from '../../page/failure';
import type { PageState } from './page-loader';
import type { Run } from './visible-rows';

/** Pictures visible at once on a phone. */
const eagerCount = 4;

interface Props<Entity> {
  kind: 'item' | 'store';
  render: (entity: Entity, isFirst: boolean) => ReactNode;
  /** The number of entries. */
  count: number;
  pageSize: number;
  pages: ReadonlyMap<number, PageState<Entity>>;
  runs: readonly Run[];
  columns: number;
  /** Pixels between the runs. */
  between: number;
}

/**
 * The entries of some runs as list items with their positions in the whole list; entries that are not loaded are
 * skeletons.
 */
export function ListEntries<Entity>(props: Props<Entity>) {
  const { runs, between } = props;
  return (
    <>
      {runs.flatMap((run, runIndex) => [
        runIndex > 0 && between > 0 ? <Spacer key="room" aria-hidden="true" $height={between} /> : null,
        ...renderEntries(run, props),
      ])}
    </>
  );
}

function renderEntries<Entity>(run: Run, props: Props<Entity>): ReactNode[] {
  const { kind, render, count, pageSize, pages, columns } = props;
  const drawn: ReactNode[] = [];
  const announced = new Set<number>();
  for (let index = run.from; index < run.to; index += 1) {
    const page = Math.floor(index / pageSize) + 1;
    const state = pages.get(page);
    const entity = state?.entries?.[index % pageSize];
    if (entity) {
      drawn.push(
        <li key={index} data-index={index} aria-setsize={count} aria-posinset={index + 1}>
          {render(entity, index < eagerCount)}
        </li>,
      );
    } else if (state?.retry && !announced.has(page) && isPageRow(index, { columns, pageSize, count })) {
      announced.add(page);
      drawn.push(
        <FullWidthItem key={`retry-${page}`} data-index={index}>
          <Failed onRetry={state.retry} busy={state.busy} compact />
        </FullWidthItem>,
      );
      index += columns - 1;
    } else
      drawn.push(
        <li key={`shape-${index}`} data-index={index} aria-hidden="true">
          <CardSkeleton kind={kind} />
        </li>,
      );
  }
  return drawn;
}

/** Whether a row begins at this index whose entries belong to one page. */
function isPageRow(index: number, grid: { columns: number; pageSize: number; count: number }): boolean {
  const last = Math.min(index + grid.columns, grid.count) - 1;
  return index % grid.columns === 0 && Math.floor(index / grid.pageSize) === Math.floor(last / grid.pageSize);
}

const FullWidthItem = styled.li`
  grid-column: 1 / -1;
`;

const Spacer = styled.li.attrs<{ $height: number }>(({ $height }) => ({
  style: { blockSize: `${$height}px` },
}))`
  grid-column: 1 / -1;
`;
