import type { Category } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { color, Icon, size, space } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';

/** From all categories down to this one. `path` ends with the page's own. */
export function Crumbs({ path }: { path: readonly Category[] }) {
  const { t } = useTranslation(messages);
  return (
    <nav aria-label={t('list.path')}>
      <List>
        <li>
          <CrumbLink to="/categories">{t('categories.title')}</CrumbLink>
        </li>
        {path.map((category, index) => (
          <li key={category.id}>
            <Icon name="chevron" size={16} mirrored />
            {index === path.length - 1 ? (
              <Here aria-current="page">
                <bdi>{category.name}</bdi>
              </Here>
            ) : (
              <CrumbLink to={`/category/${category.id}`}>
                <bdi>{category.name}</bdi>
              </CrumbLink>
            )}
          </li>
        ))}
      </List>
    </nav>
  );
}

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  min-block-size: 44px;
  column-gap: ${space('xxs')};
  font-size: ${size('sm')};
  & > li {
    display: inline-flex;
    align-items: center;
    gap: ${space('xxs')};
    min-inline-size: 0;
    color: ${color('textFaint')};
  }
`;

const CrumbLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-block-size: 44px;
  color: ${color('textSoft')};
  &:hover {
    color: ${color('brand')};
    text-decoration: underline;
  }
`;

const Here = styled.span`
  overflow-wrap: anywhere;
`;
