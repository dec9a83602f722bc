import { providerReviews, storeReviews } from '@shop/contract';
import type { Store } from '@shop/domain';
import { itemPath, vehiclePath } from '../../components/page/addresses';
import { Reviews } from '../../features/reviews/reviews';
import { reviewsPage } from '../../queries/queries';

/** The reviews of a store, in its dialog; a provider's are those of its vehicles. */
export function StoreReviews({ store }: { store: Store }) {
  if (store.moduleType === 'rental') {
    const getArgs = (page: number) => ({ params: { id: store.id }, query: reviewsPage(page) });
    return <Reviews endpoint={providerReviews} getArgs={getArgs} itemPath={vehiclePath} inDialog />;
  }
  const getArgs = (page: number) => ({ query: { store_id: store.id, ...reviewsPage(page) } });
  return <Reviews endpoint={storeReviews} getArgs={getArgs} itemPath={itemPath} inDialog />;
}
