import { useEndpoint } from '@shop/api';
import { storeDetails } from '@shop/contract';
import { useTranslation } from '@shop/i18n';
import { Navigate, useParams, useSearchParams } from '@shop/router';
import { Seo, VisuallyHidden } from '@shop/ui';
import { messages } from '../../messages';
import { Failed, isMissing, MissingPage } from '../../components/page/failure';
import { parseId, providerPath } from '../../components/page/addresses';
import { PageFrame } from '../../components/page/page-frame';
import { StoreSeo } from '../../components/seo/store-seo';
import { StoreMenu } from '../../features/store-menu/store-menu';
import { StoreBanners } from './store-banners';
import { HeadSkeleton, StoreHead } from './store-head';
import { StoreMessages } from './store-messages';
import { ShownModuleType } from '../../components/page/use-module-type';
import { useSubjectModule } from '../../components/page/use-subject-module';

/** /store/{id}; the id may be in the query, for compatibility with existing links. ROUTE-03. */
export function Page() {
  const { t } = useTranslation(messages);
  const [search] = useSearchParams();
  const id = parseId(useParams().id) ?? parseId(search.get('id'));
  const args = id === null ? null : { params: { id } };
  const { data: store, error, isValidating, mutate } = useEndpoint(storeDetails, args);
  useSubjectModule(store);
  if (id === null || isMissing(error)) return <MissingPage kind="store" />;
  if (store?.moduleType === 'rental') return <Navigate to={providerPath(id)} replace />;
  return (
    <ShownModuleType value={store?.moduleType ?? null}>
      <PageFrame>
        {store ? <StoreSeo store={store} /> : <Seo />}
        {store ? (
          <>
            <StoreHead key={id} store={store} />
            <StoreMessages store={store} />
          </>
        ) : error ? (
          <>
            <VisuallyHidden as="h1" tabIndex={-1}>
              {t('store.one')}
            </VisuallyHidden>
            <Failed onRetry={() => void mutate()} busy={isValidating} compact />
          </>
        ) : (
          <HeadSkeleton />
        )}
        <StoreBanners storeId={id} />
        {/* Loaded in parallel with the store, so that a failed head does not block the menu. */}
        <StoreMenu
          key={`menu ${id}`}
          storeId={id}
          store={store}
          isSettled={isKnown(store, error, isValidating)}
        />
      </PageFrame>
    </ShownModuleType>
  );
}

/** Whether the menu's sections are known: data from a card has none; the store's own response has, or fails. */
const isKnown = (store: { sections: unknown } | undefined, error: unknown, isValidating: boolean) =>
  store ? store.sections !== null || !isValidating : Boolean(error);
