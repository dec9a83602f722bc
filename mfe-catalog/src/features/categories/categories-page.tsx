import { useEndpoint } from '@shop/api';
import { categoryList } from '@shop/contract';
import { useTranslation } from '@shop/i18n';
import { EmptyState, Title } from '@shop/ui';
import { CategoryTile, TileGrid, TileSkeletons } from '../../cards/category-tile';
import { messages } from '../../messages';
import { Failed } from '../../page/failure';
import { PageFrame, PageHead } from '../../page/page-frame';
import { PageTitle } from '../../page/page-title';
import { useShopReady } from '../../page/use-shop-ready';

/** /categories: all of the module's. ROUTE-05, CALL-06. */
export function Page() {
  const { t } = useTranslation(messages);
  const isReady = useShopReady();
  const { data, error, isValidating, mutate } = useEndpoint(categoryList, isReady ? {} : null);
  return (
    <PageFrame>
      <PageTitle>{t('categories.title')}</PageTitle>
      <PageHead>
        <Title tabIndex={-1}>{t('categories.title')}</Title>
      </PageHead>
      {!data && error ? (
        <Failed onRetry={() => void mutate()} busy={isValidating} />
      ) : data?.length === 0 ? (
        <EmptyState title={t('categories.none')} />
      ) : (
        <TileGrid>
          {data ? (
            data.map((category) => (
              <li key={category.id}>
                <CategoryTile category={category} />
              </li>
            ))
          ) : (
            <TileSkeletons count={12} />
          )}
        </TileGrid>
      )}
    </PageFrame>
  );
}
