import { useTranslation } from '@shop/i18n';
import { media, space } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';
import { AccountMenu } from './account-menu';
import { AccountOwner } from './account-owner';

/** Whose account it is, and the links to its pages: a column at the side, on phones above the page. */
export function AccountSide({ current }: { current: string }) {
  const { t } = useTranslation(messages);
  return (
    <Side aria-label={t('account.title')}>
      <AccountOwner />
      <AccountMenu current={current} />
    </Side>
  );
}

const Side = styled.nav`
  display: grid;
  grid-template-columns: minmax(0, 1fr); /* a long e-mail ends in dots */
  gap: ${space('sm')};
  ${media.desktop} {
    position: sticky;
    inset-block-start: 96px;
  }
`;
