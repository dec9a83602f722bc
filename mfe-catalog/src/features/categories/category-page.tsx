import { useParams } from '@shop/router';
import { CategoryItems } from '../../listing/category-items';
import { MissingPage } from '../../page/failure';
import { idParam } from '../../page/id-param';

/** /category/{id}. ROUTE-05. */
export function Page() {
  const id = idParam(useParams().id);
  return id === null ? <MissingPage what="category" /> : <CategoryItems key={id} id={id} />;
}
