import { useEndpoint } from '@shop/api';
import { categoryList } from '@shop/contract';
import type { Category } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { Link, useLocation } from '@shop/router';
import { color, motion, radius, size, space } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';
import { everyCategory } from '../../questions';

const flat = (categories: Category[]): Category[] =>
  categories.flatMap((category) => [category, ...flat(category.children)]);

/** The store's categories as a row of links; the current one is marked. */
export function CategoryBar({ categoryIds, current }: { categoryIds: number[]; current: number }) {
  const { t } = useTranslation(messages);
  const { pathname } = useLocation();
  const { data } = useEndpoint(categoryList, {});
  const own = flat(data ?? []).filter(({ id }) => categoryIds.includes(id));
  if (own.length < 2) return null;
  const entries = [{ id: everyCategory, name: t('store.allItems') }, ...own];
  return (
    <nav aria-label={t('store.categories')}>
      <Track>
        {entries.map(({ id, name }) => (
          <li key={id}>
            <Tab
              to={id === everyCategory ? pathname : `${pathname}?category=${id}`}
              replace
              preventScrollReset
              aria-current={id === current ? 'true' : undefined}
            >
              <bdi>{name}</bdi>
            </Tab>
          </li>
        ))}
      </Track>
    </nav>
  );
}

const Track = styled.ul`
  display: flex;
  gap: ${space('xs')};
  overflow-x: auto;
  scrollbar-width: none;
  padding: 3px;
  margin: -3px;
`;

const Tab = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-block-size: 44px;
  max-inline-size: 240px;
  padding-inline: ${space('md')};
  border: 1px solid ${color('border')};
  border-radius: ${radius('full')};
  background: ${color('surface')};
  font-size: ${size('sm')};
  font-weight: 600;
  white-space: nowrap;
  transition: background-color ${motion.fast};
  & bdi {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  &:hover {
    background: ${color('sunken')};
  }
  &[aria-current] {
    background: ${color('brand')};
    border-color: ${color('brand')};
    color: ${color('onBrand')};
  }
`;
