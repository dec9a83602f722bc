import { useParams } from '@shop/router';
import { CategoryItems } from '../../components/listing/category-items';
import { MissingPage } from '../../components/page/failure';
import { idParam } from '../../components/page/id-param';

/** /category/{id}. ROUTE-05. */
export function Page() {
  const id = idParam(useParams().id);
  return id === null ? <MissingPage what="category" /> : <CategoryItems key={id} id={id} />;
}
