import { useEndpoint } from '@shop/api';
import { categoryList } from '@shop/contract';
import { useTranslation } from '@shop/i18n';
import { EmptyState, Title } from '@shop/ui';
import { messages } from '../../messages';
import { Failed } from '../../components/page/failure';
import { PageFrame, PageHead } from '../../components/page/page-frame';
import { useShopReady } from '../../components/page/use-shop-ready';
import { categoryEntry } from '../../components/seo/entries';
import { ListSeo } from '../../components/seo/list-seo';
import { CategoryCard, CategoryCardSkeleton, CategoryCards } from './category-card';

const shapes = 9;

/** /categories: all categories of the module with their children. ROUTE-05, CALL-06. */
export function Page() {
  const { t } = useTranslation(messages);
  const isReady = useShopReady();
  const { data, error, isValidating, mutate } = useEndpoint(categoryList, isReady ? {} : null);
  return (
    <PageFrame>
      <ListSeo title={t('categories.title')} entries={data?.map(categoryEntry)} />
      <PageHead>
        <Title tabIndex={-1}>{t('categories.title')}</Title>
      </PageHead>
      {!data && error ? (
        <Failed onRetry={() => void mutate()} busy={isValidating} />
      ) : data?.length === 0 ? (
        <EmptyState title={t('categories.none')} />
      ) : (
        <CategoryCards>
          {data
            ? data.map((category, index) => (
                <li key={category.id}>
                  <CategoryCard category={category} eager={index < 3} />
                </li>
              ))
            : Array.from({ length: shapes }, (_, index) => (
                <li key={index} aria-hidden="true">
                  <CategoryCardSkeleton />
                </li>
              ))}
        </CategoryCards>
      )}
    </PageFrame>
  );
}
