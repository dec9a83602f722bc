import type { Page } from '@shop/contract';
import { pageSize, usePage, type PagedSource } from './use-page';

interface Identified {
  id: unknown;
}

/** Whether a page has an entry that the first one has not: backends without pages send the first one again. */
function bringsNew(page: Page<Identified>, first: Page<Identified>): boolean {
  const known = new Set(first.entries.map(({ id }) => id));
  return page.entries.some(({ id }) => !known.has(id));
}

/**
 * The number of the last page of which `shown` pages are shown. Of an uncounted list it is only known at its end: a page
 * with more entries than requested, or fewer, is the last one; so is the one before a page that brings nothing new.
 */
export function useLastPage<Entry extends Identified>(source: PagedSource<Entry>, shown: number): number {
  const { data: first } = usePage(source, 1);
  const mayContinue = first?.isUncounted === true && first.entries.length === pageSize;
  const { data: end } = usePage(source, mayContinue ? shown : 1);
  if (!first) return 1;
  if (!first.isUncounted) return Math.max(1, Math.ceil(first.total / pageSize));
  if (!mayContinue) return 1;
  if (!end) return shown;
  if (shown > 1 && !bringsNew(end, first)) return shown - 1;
  return end.entries.length === pageSize ? shown + 1 : shown;
}
