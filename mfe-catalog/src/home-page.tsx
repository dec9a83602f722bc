import { useSearchParams } from '@shop/router';
import { FullList, isFullList } from './features/full-list/full-list';
import { Front } from './features/home/front';
import { SearchResults } from './features/search/search-results';
import { CategoryItems } from './listing/category-items';
import { MissingPage } from './page/failure';
import { idParam } from './page/id-param';

/**
 * /home: the shop front of the module; `search=Q` shows what is found; `data_type=T` one full list. ROUTE-01, D-02,
 * D-03.
 */
export function Page() {
  const [search] = useSearchParams();
  const words = search.get('search')?.trim();
  const type = search.get('data_type');
  if (words) return <SearchResults words={words} />;
  if (type === 'category') {
    const id = idParam(search.get('id'));
    if (id === null) return <MissingPage what="category" />;
    return <CategoryItems key={id} id={id} name={search.get('name') ?? undefined} />;
  }
  if (type && isFullList(type)) return <FullList key={type} type={type} />;
  return <Front />;
}
