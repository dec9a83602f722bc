import { useSearchParams } from '@shop/router';
import { useSession } from '@shop/session';
import { FullList } from './features/full-list/full-list';
import { isFullList } from './features/full-list/list-types';
import { Front } from './features/home/front';
import { ParcelFront } from './features/parcel/parcel-front';
import { SearchResults } from './features/search/search-results';
import { CategoryItems } from './listing/category-items';
import { MissingPage } from './page/failure';
import { idParam } from './page/id-param';

/**
 * /home: the shop front of the module; `search=Q` shows what is found; `data_type=T` one full list. ROUTE-01, D-02,
 * D-03; a parcel module has none of that and explains itself (D-11).
 */
export function Page() {
  const [search] = useSearchParams();
  const isParcel = useSession((session) => session.module?.type === 'parcel');
  const words = search.get('search')?.trim();
  const type = search.get('data_type');
  if (isParcel) return <ParcelFront />;
  if (words) return <SearchResults key={words} words={words} />;
  if (!type) return <Front />;
  const id = idParam(search.get('id'));
  const name = search.get('name')?.trim() || null;
  if (type === 'category')
    return id === null ? <MissingPage what="category" /> : <CategoryItems key={id} id={id} name={name} />;
  if (isFullList(type)) return <FullList key={`${type}-${id}`} {...{ type, id, name }} />;
  return <Front />;
}
