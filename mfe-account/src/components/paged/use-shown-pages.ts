import { useSearchParams } from '@shop/router';
import { useCallback } from 'react';

/** More than anybody scrolls through. */
const mostPages = 100;

/** How many pages of a list are shown stands in the address, so that the way back finds them. */
export function useShownPages(): [number, () => void] {
  const [search, setSearch] = useSearchParams();
  const shown = Math.min(mostPages, Math.max(1, Number.parseInt(search.get('shown') ?? '1', 10) || 1));
  const more = useCallback(
    () =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before);
          after.set('shown', String(shown + 1));
          return after;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setSearch, shown],
  );
  return [shown, more];
}
