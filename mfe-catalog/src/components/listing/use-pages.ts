import { useCallback, useState } from 'react';
import type { PageState } from './page-loader';
import type { Run } from './rows-in-sight';

/** Entries before and after the visible ones whose pages are loaded too. */
const ahead = 8;

/** The numbers of the pages, from 1, that contain these entries and those next to them. */
export function getPagesAround(runs: readonly Run[], pageSize: number, count: number): number[] {
  const pages = new Set<number>();
  const last = Math.ceil(count / pageSize);
  for (const { from, to } of runs) {
    const first = Math.floor(Math.max(0, from - ahead) / pageSize) + 1;
    const end = Math.min(last, Math.floor(Math.max(0, to - 1 + ahead) / pageSize) + 1);
    for (let page = first; page <= end; page += 1) pages.add(page);
  }
  return [...pages].sort((one, other) => one - other);
}

/** The loaded pages of a list. */
export function usePages<Entity>() {
  const [pages, setPages] = useState<ReadonlyMap<number, PageState<Entity>>>(new Map());
  const savePage = useCallback(
    (page: number, state: PageState<Entity>) => setPages((known) => new Map(known).set(page, state)),
    [],
  );
  return { pages, savePage };
}
