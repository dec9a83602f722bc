import { useLocation, useSearchParams } from '@shop/router';
import { parseId } from '../page/addresses';

/** `?page=N`: a single page, for visitors without scripts; null: the whole list. */
export function usePageInAddress(): number | null {
  const [search] = useSearchParams();
  return parseId(search.get('page'));
}

/** The list's address at another page; page 1 is the list itself. */
export function usePageAddress(): (page: number) => string {
  const { pathname, search } = useLocation();
  return (page) => {
    const changed = new URLSearchParams(search);
    if (page > 1) changed.set('page', String(page));
    else changed.delete('page');
    const text = changed.toString();
    return text ? `${pathname}?${text}` : pathname;
  };
}
