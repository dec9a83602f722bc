import { useParams } from '@shop/router';
import { CategoryItems } from '../../components/listing/category-items';
import { MissingPage } from '../../components/page/failure';
import { parseId } from '../../components/page/addresses';

/** /category/{id}. ROUTE-05. */
export function Page() {
  const id = parseId(useParams().id);
  return id === null ? <MissingPage kind="category" /> : <CategoryItems key={id} id={id} />;
}
