import { useEndpoint } from '@shop/api';
import { categoryList } from '@shop/contract';
import type { Category, Item } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { color, Icon, media, size, space } from '@shop/ui';
import styled from 'styled-components';
import { pathTo } from '../../components/listing/category-family';
import { messages } from '../../messages';

/** The path to the innermost of an item's categories; empty while unknown. */
function categoryPath(categories: readonly Category[], { categoryIds }: Pick<Item, 'categoryIds'>) {
  const paths = categoryIds.map((id) => pathTo(categories, id));
  return paths.reduce<Category[]>((longest, path) => (path.length > longest.length ? path : longest), []);
}

/** A breadcrumb of the item's categories (ITEM-06), on a reserved line. */
export function Breadcrumb({ item }: { item: Item }) {
  const { t } = useTranslation(messages);
  const { data } = useEndpoint(categoryList, {});
  const path = categoryPath(data ?? [], item);
  return (
    <nav aria-label={t('itemPage.breadcrumb')}>
      <Line>
        <li>
          <Step to="/home">{t('itemPage.home')}</Step>
        </li>
        {path.map(({ id, name }) => (
          <li key={id}>
            <Icon name="chevron" size={16} mirrored />
            <Step to={`/category/${id}`}>
              <bdi>{name}</bdi>
            </Step>
          </li>
        ))}
        <li>
          <Icon name="chevron" size={16} mirrored />
          <Here aria-current="page">
            <bdi>{item.name}</bdi>
          </Here>
        </li>
      </Line>
    </nav>
  );
}

const Line = styled.ol`
  display: flex;
  align-items: center;
  block-size: 44px;
  overflow: hidden;
  color: ${color('textFaint')};
  font-size: ${size('sm')};
  & > li {
    display: flex;
    align-items: center;
    flex: none;
    max-inline-size: 60%;
  }
  /* The heading shows the name already; phones have no space for both. */
  & > li:last-child {
    display: none;
    flex: 0 1 auto;
    min-inline-size: 0;
    ${media.tablet} {
      display: flex;
    }
  }
  & bdi {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Step = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-inline-size: 0;
  min-block-size: 32px;
  padding-inline: ${space('xxs')};
  color: ${color('textSoft')};
  &:hover {
    color: ${color('brand')};
    text-decoration: underline;
  }
  li:first-child > & {
    padding-inline-start: 0;
  }
`;

const Here = styled.span`
  display: flex;
  min-inline-size: 0;
  padding-inline: ${space('xxs')};
`;
