import { useSearchParams } from '@shop/router';
import { CategoryItems } from '../../components/listing/category-items';
import { MissingPage } from '../../components/page/failure';
import { idParam } from '../../components/page/id-param';
import { FullList } from './full-list';
import { isFullList } from '../../queries/list-types';

/** /home?data_type=T: a full list. ROUTE-01, D-03. */
export function Page() {
  const [search] = useSearchParams();
  const type = search.get('data_type')?.trim() ?? '';
  const id = idParam(search.get('id'));
  const name = search.get('name')?.trim() || null;
  if (isFullList(type)) return <FullList key={`${type}-${id}`} {...{ type, id, name }} />;
  return id === null ? <MissingPage what="category" /> : <CategoryItems key={id} id={id} name={name} />;
}
