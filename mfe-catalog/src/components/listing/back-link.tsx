import { useTranslation } from '@shop/i18n';
import { Link, useSearchParams } from '@shop/router';
import { color, Icon, size, space } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';
import { useModuleType } from '../page/use-module-type';

/** Pages that link to lists, by their name in `from`. */
const pages = {
  home: '/home',
  categories: '/categories',
  campaigns: '/campaigns',
  latest: '/store/latest',
  popular: '/store/popular',
} as const;

const isPage = (name: string | null): name is keyof typeof pages =>
  name !== null && Object.hasOwn(pages, name);

/** A link back to the page named by `from` in the address (ROUTE-01, D-03); nothing without one. */
export function BackLink() {
  const { t } = useTranslation(messages);
  const context = useModuleType();
  const [search] = useSearchParams();
  const from = search.get('from');
  if (!isPage(from)) return null;
  return (
    <Back to={pages[from]}>
      <Turned>
        <Icon name="chevron" size={16} mirrored />
      </Turned>
      {t(`list.back.${from}`, { context })}
    </Back>
  );
}

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space('xxs')};
  min-block-size: 44px;
  color: ${color('brand')};
  font-size: ${size('sm')};
  font-weight: 600;
  &:hover {
    text-decoration: underline;
  }
`;

const Turned = styled.span`
  rotate: 180deg;
`;
