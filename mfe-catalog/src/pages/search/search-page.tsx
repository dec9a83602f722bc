import { useSearchParams } from '@shop/router';
import { SearchResults } from './search-results';

/** /home?search=Q: the search results. ROUTE-01, D-03. */
export function Page() {
  const [search] = useSearchParams();
  const searchText = search.get('search')?.trim() ?? '';
  return <SearchResults key={searchText} words={searchText} />;
}
