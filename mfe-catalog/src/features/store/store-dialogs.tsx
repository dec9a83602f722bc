import { providerReviews, storeReviews, type ArgsOf } from '@shop/contract';
import type { Store } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { Dialog, Skeleton } from '@shop/ui';
import { messages } from '../../messages';
import { Later } from '../../page/later';
import { itemPath, vehiclePath } from '../../page/addresses';
import { reviewsPage } from '../../questions';
import { ReviewsSkeleton } from '../../reviews/reviews-skeleton';

export type StoreDialog = 'info' | 'reviews';

interface Props {
  store: Store;
  open: StoreDialog | null;
  onOpen: (dialog: StoreDialog | null) => void;
}

const loadInfo = () =>
  import(/* webpackChunkName: "store-info" */ '../../store-info/store-info').then(
    ({ StoreInfo }) => StoreInfo,
  );
const loadReviews = () =>
  import(/* webpackChunkName: "reviews" */ '../../reviews/reviews').then(
    ({ Reviews }) => Reviews<ArgsOf<typeof storeReviews>>,
  );
const loadProviderReviews = () =>
  import(/* webpackChunkName: "reviews" */ '../../reviews/reviews').then(
    ({ Reviews }) => Reviews<ArgsOf<typeof providerReviews>>,
  );

/** Hours, ways and contact of a store; what customers said of it. Nothing of them is loaded before it is opened. */
export function StoreDialogs({ store, open, onOpen }: Props) {
  const { t } = useTranslation(messages);
  const context = store.moduleType;
  const close = () => onOpen(null);
  return (
    <>
      <Dialog
        open={open === 'info'}
        onClose={close}
        title={t('store.info.title', { context })}
        closeLabel={t('close')}
        width={560}
      >
        <Later
          load={loadInfo}
          given={{ store, onReviews: () => onOpen('reviews') }}
          shape={<Skeleton $height="420px" />}
        />
      </Dialog>
      <Dialog
        open={open === 'reviews'}
        onClose={close}
        title={t('store.info.reviews', { context })}
        closeLabel={t('close')}
        width={820}
      >
        <ReviewsOf store={store} />
      </Dialog>
    </>
  );
}

/** Of a provider they are those of its vehicles. */
function ReviewsOf({ store }: { store: Store }) {
  const shape = <ReviewsSkeleton />;
  if (store.moduleType === 'rental') {
    const argsOf = (page: number) => ({ params: { id: store.id }, query: reviewsPage(page) });
    const given = { endpoint: providerReviews, argsOf, itemPath: vehiclePath, inDialog: true };
    return <Later load={loadProviderReviews} given={given} shape={shape} />;
  }
  const argsOf = (page: number) => ({ query: { store_id: store.id, ...reviewsPage(page) } });
  const given = { endpoint: storeReviews, argsOf, itemPath, inDialog: true };
  return <Later load={loadReviews} given={given} shape={shape} />;
}
