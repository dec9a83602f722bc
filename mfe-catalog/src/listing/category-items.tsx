import { useEndpoint } from '@shop/api';
import { categoryItems, categoryList } from '@shop/contract';
import type { Category } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { useSession } from '@shop/session';
import { color, radius, size, Skeleton, space, Title } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../messages';
import { isMissing, Missing } from '../page/failure';
import { Count, PageFrame, PageHead } from '../page/page-frame';
import { PageTitle } from '../page/page-title';
import { listPage } from '../questions';
import { ListSkeleton } from './list-skeleton';
import { ItemList } from './lists';

const find = (categories: Category[], id: number): Category | undefined => {
  for (const category of categories) {
    const found = category.id === id ? category : find(category.children, id);
    if (found) return found;
  }
};

/** All items of a category, with its children as ways to less. Opens without a place, too (D-04). */
export function CategoryItems({ id, name }: { id: number; name?: string | undefined }) {
  const { t } = useTranslation(messages);
  const isReady = useSession(
    ({ restored, zoneIds, module }) => restored || (zoneIds.length > 0 && module !== null),
  );
  const categories = useEndpoint(categoryList, isReady ? {} : null);
  const argsOf = (page: number) => ({ params: { id }, query: listPage(page) });
  const { data, error } = useEndpoint(categoryItems, isReady ? argsOf(1) : null);
  const category = find(categories.data ?? [], id);
  const isNameOpen = !category && !name && !categories.error && !categories.data;
  if (isMissing(error)) return <Missing what="category" />;
  const title = category?.name ?? name ?? t('categories.one');
  return (
    <PageFrame>
      <PageTitle>{title}</PageTitle>
      <PageHead>
        <Title tabIndex={-1}>
          {isNameOpen ? <Skeleton as="span" $width="8em" $height="1em" /> : <bdi>{title}</bdi>}
        </Title>
        {data && <Count role="status">{t('count.items', { count: data.total })}</Count>}
      </PageHead>
      {category && category.children.length > 0 && (
        <Children>
          {category.children.map((child) => (
            <li key={child.id}>
              <Child to={`/category/${child.id}`}>
                <bdi>{child.name}</bdi>
              </Child>
            </li>
          ))}
        </Children>
      )}
      {isReady ? <ItemList endpoint={categoryItems} argsOf={argsOf} /> : <ListSkeleton kind="item" />}
    </PageFrame>
  );
}

const Children = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space('xs')};
  margin-block-end: ${space('md')};
`;

const Child = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-block-size: 44px;
  padding-inline: ${space('md')};
  border: 1px solid ${color('border')};
  border-radius: ${radius('full')};
  background: ${color('surface')};
  font-size: ${size('sm')};
  overflow-wrap: anywhere;
  &:hover {
    border-color: ${color('brand')};
  }
`;
