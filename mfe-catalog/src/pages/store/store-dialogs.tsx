import { providerReviews, storeReviews, type EndpointArgs } from '@shop/contract';
import type { Store } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { Dialog, Skeleton } from '@shop/ui';
import { messages } from '../../messages';
import { Deferred } from '../../components/page/deferred';
import { itemPath, vehiclePath } from '../../components/page/addresses';
import { reviewsPage } from '../../queries/queries';
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
  import(/* webpackChunkName: "reviews" */ '../../features/reviews/reviews').then(
    ({ Reviews }) => Reviews<EndpointArgs<typeof storeReviews>>,
  );
const loadProviderReviews = () =>
  import(/* webpackChunkName: "reviews" */ '../../features/reviews/reviews').then(
    ({ Reviews }) => Reviews<EndpointArgs<typeof providerReviews>>,
  );

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
        <ReviewsList store={store} />
      </Dialog>
    </>
  );
}

/** A provider's reviews are those of its vehicles. */
function ReviewsList({ store }: { store: Store }) {
  const shape = <ReviewsSkeleton />;
  if (store.moduleType === 'rental') {
    const getArgs = (page: number) => ({ params: { id: store.id }, query: reviewsPage(page) });
    const listProps = { endpoint: providerReviews, getArgs, itemPath: vehiclePath, inDialog: true };
    return <Deferred load={loadProviderReviews} componentProps={listProps} shape={shape} />;
  }
  const getArgs = (page: number) => ({ query: { store_id: store.id, ...reviewsPage(page) } });
  const listProps = { endpoint: storeReviews, getArgs, itemPath, inDialog: true };
  return <Deferred load={loadReviews} componentProps={listProps} shape={shape} />;
}
