import { useCallback, useState } from 'react';
import type { PageState } from './page-loader';
import type { Run } from './rows-in-sight';

/** Entries before and behind those in sight whose pages are brought, too. */
const ahead = 8;

/** Pages from 1 that hold these entries and those next to them. */
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

/** What has come of a list so far, page by page. */
export function usePages<Entity>() {
  const [pages, setPages] = useState<ReadonlyMap<number, PageState<Entity>>>(new Map());
  const savePage = useCallback(
    (page: number, state: PageState<Entity>) => setPages((known) => new Map(known).set(page, state)),
    [],
  );
  return { pages, savePage };
}
