import type { Store } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { Dialog, Skeleton } from '@shop/ui';
import { messages } from '../../messages';
import { Deferred } from '../../components/page/deferred';
import { ReviewsSkeleton } from '../../features/reviews/reviews-skeleton';

export type StoreDialog = 'info' | 'reviews';

interface Props {
  store: Store;
  open: StoreDialog | null;
  onOpen: (dialog: StoreDialog | null) => void;
}

const loadInfo = () =>
  import(/* webpackChunkName: "store-info" */ '../../features/store-info/store-info').then(
    ({ StoreInfo }) => StoreInfo,
  );
const loadReviews = () =>
  import(/* webpackChunkName: "store-reviews" */ './store-reviews').then(({ StoreReviews }) => StoreReviews);

/** Dialogs with a store's details and reviews. Their code loads when they are opened. */
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
        <Deferred
          load={loadInfo}
          componentProps={{ store, onReviews: () => onOpen('reviews') }}
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
        <Deferred load={loadReviews} componentProps={{ store }} shape={<ReviewsSkeleton />} />
      </Dialog>
    </>
  );
}
