import { useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { color, Icon, size, space } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';

/** Contains the row's name for screen readers. */
export function ViewAll({ to, title }: { to: string; title: string }) {
  const { t } = useTranslation(messages);
  return (
    <More to={to} aria-label={`${t('front.viewAll')}: ${title}`}>
      {t('front.viewAll')}
      <Icon name="chevron" size={16} mirrored />
    </More>
  );
}

const More = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space('xxs')};
  min-block-size: 44px;
  color: ${color('brand')};
  font-size: ${size('sm')};
  font-weight: 600;
  white-space: nowrap;
  &:hover {
    text-decoration: underline;
  }
`;
