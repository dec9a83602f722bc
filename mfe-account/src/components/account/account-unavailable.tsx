import { useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { buttonStyles, EmptyState, type ButtonStyleProps } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';

/** Shown in place of a page that the shop does not offer. HEAD-09 … HEAD-11. */
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
