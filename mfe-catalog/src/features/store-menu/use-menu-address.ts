import { toSearchText } from '@shop/domain';
import { useSearchParams } from '@shop/router';
import { useCallback } from 'react';

export interface MenuAddress {
  /** The search text in the store; '' without a search. */
  searchText: string;
  diet: 'veg' | 'non_veg' | null;
}

/** The menu's search and filter in the address; other parameters stay (D-03). */
export function useMenuAddress() {
  const [search, setSearch] = useSearchParams();
  const searchText = toSearchText(search.get('search'));
  const param = search.get('diet');
  const diet: MenuAddress['diet'] = param === 'veg' || param === 'non_veg' ? param : null;
  const put = useCallback(
    (name: 'search' | 'diet', value: string | null) =>
      setSearch(
        (now) => {
          const next = new URLSearchParams(now);
          if (value) next.set(name, value);
          else next.delete(name);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setSearch],
  );
  return { searchText, diet, put };
}
