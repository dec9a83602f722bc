import { useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { buttonStyles, EmptyState, type ButtonStyleProps } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';

/** In the place of a page of the account that the shop does not offer (any more). HEAD-09 … HEAD-11. */
export function AccountUnavailable({ title }: { title: string }) {
  const { t } = useTranslation(messages);
  return (
    <EmptyState
      drawing="plug"
      title={title}
      action={<ButtonLink to="/home">{t('orders.toShop')}</ButtonLink>}
    >
      {t('account.offHint')}
    </EmptyState>
  );
}

const ButtonLink = styled(Link)<ButtonStyleProps>`
  ${buttonStyles}
`;
