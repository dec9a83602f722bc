import { useEndpoint } from '@shop/api';
import { categoryItems, categoryList } from '@shop/contract';
import { useTranslation } from '@shop/i18n';
import { Skeleton, space, Title } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../messages';
import { isMissing, MissingPage } from '../page/failure';
import { Count, PageFrame, PageHead } from '../page/page-frame';
import { PageTitle } from '../page/page-title';
import { listPage } from '../questions';
import { CategoryFamily, pathTo } from './category-family';
import { ItemList } from './lists';

/** All items of a category, with ways to its children or to those beside it. Opens without a place, too (D-04). */
export function CategoryItems({ id, name }: { id: number; name?: string | undefined }) {
  const { t } = useTranslation(messages);
  const categories = useEndpoint(categoryList, {});
  const argsOf = (page: number) => ({ params: { id }, query: listPage(page) });
  const { data, error } = useEndpoint(categoryItems, argsOf(1));
  const category = pathTo(categories.data ?? [], id).at(-1);
  const isNameOpen = !category && !name && !categories.error && !categories.data;
  const isUnknown = categories.data && !category && data?.total === 0;
  if (isUnknown || isMissing(error)) return <MissingPage what="category" />;
  const title = category?.name ?? name ?? t('categories.one');
  return (
    <PageFrame>
      <PageTitle>{title}</PageTitle>
      <PageHead>
        <Title tabIndex={-1}>
          {isNameOpen ? <Skeleton as="span" $width="8em" $height="1em" /> : <bdi>{title}</bdi>}
        </Title>
        <Count role="status">{data && t('count.items', { count: data.total })}</Count>
      </PageHead>
      <Ways>
        <CategoryFamily categories={categories.data ?? (categories.error ? [] : undefined)} id={id} />
      </Ways>
      <ItemList endpoint={categoryItems} argsOf={argsOf} />
    </PageFrame>
  );
}

const Ways = styled.div`
  margin-block-end: ${space('md')};
`;
