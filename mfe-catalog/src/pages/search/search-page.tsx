import { toSearchText } from '@shop/domain';
import { useSearchParams } from '@shop/router';
import { SearchResults } from './search-results';

/** /home?search=Q: the search results. ROUTE-01, D-03. */
export function Page() {
  const [search] = useSearchParams();
  const searchText = toSearchText(search.get('search'));
  return <SearchResults key={searchText} searchText={searchText} />;
}
