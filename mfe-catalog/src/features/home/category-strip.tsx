import { useEndpoint } from '@shop/api';
import { categoryList } from '@shop/contract';
import { useTranslation } from '@shop/i18n';
import { Row } from '@shop/ui';
import { CategoryTile, TileSkeletons } from '../../cards/category-tile';
import { messages } from '../../messages';
import { Failed } from '../../page/failure';
import { ViewAll } from './front-rows';

/** Categories of the module; nothing when it has none. */
export function CategoryStrip({ isReady }: { isReady: boolean }) {
  const { t } = useTranslation(messages);
  const { data, error, isValidating, mutate } = useEndpoint(categoryList, isReady ? {} : null);
  if (!data && error) return <Failed compact onRetry={() => void mutate()} busy={isValidating} />;
  if (data?.length === 0) return null;
  const title = t('categories.title');
  return (
    <Row
      title={title}
      itemWidth={112}
      labels={{ previous: t('row.previous'), next: t('row.next') }}
      more={<ViewAll to="/categories" title={title} />}
    >
      {data ? (
        data.map((category) => (
          <li key={category.id}>
            <CategoryTile category={category} />
          </li>
        ))
      ) : (
        <TileSkeletons count={10} />
      )}
    </Row>
  );
}
