import { useSearchParams } from '@shop/router';
import type { ListTab } from './list-tabs';

/** The open tab, stored in the address (D-03). Changing it drops the page number. */
export function useTab(): [tab: ListTab, choose: (tab: ListTab) => void] {
  const [search, setSearch] = useSearchParams();
  const choose = (tab: ListTab) => {
    const changed = new URLSearchParams(search);
    changed.delete('page');
    if (tab === 'items') changed.delete('tab');
    else changed.set('tab', tab);
    setSearch(changed, { replace: true, preventScrollReset: true });
  };
  return [search.get('tab') === 'stores' ? 'stores' : 'items', choose];
}
