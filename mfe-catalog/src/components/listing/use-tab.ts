import { useSearchParams } from '@shop/router';
import type { ListTab } from './list-tabs';

/** Which of the tabs is open; it stands in the address (D-03). A page of the other one means nothing to it. */
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
