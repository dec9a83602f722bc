import { storeReviews, type ArgsOf } from '@shop/contract';
import type { Store } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { Dialog, Skeleton } from '@shop/ui';
import { messages } from '../../messages';
import { Later } from '../../page/later';
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

/** Hours, ways and contact of a store; what customers said of it. Nothing of them is loaded before it is opened. */
export function StoreDialogs({ store, open, onOpen }: Props) {
  const { t } = useTranslation(messages);
  const close = () => onOpen(null);
  return (
    <>
      <Dialog
        open={open === 'info'}
        onClose={close}
        title={t('store.info.title')}
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
        title={t('store.info.reviews')}
        closeLabel={t('close')}
        width={820}
      >
        <Later
          load={loadReviews}
          given={{
            endpoint: storeReviews,
            argsOf: (page: number) => ({ query: { store_id: store.id, ...reviewsPage(page) } }),
            withItem: true,
            inDialog: true,
          }}
          shape={<ReviewsSkeleton />}
        />
      </Dialog>
    </>
  );
}
