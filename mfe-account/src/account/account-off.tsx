import { useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { buttonLook, EmptyState, type ButtonLook } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../messages';

/** In the place of a page of the account that the shop does not offer (any more). HEAD-09 … HEAD-11. */
export function AccountOff({ title }: { title: string }) {
  const { t } = useTranslation(messages);
  return (
    <EmptyState drawing="plug" title={title} action={<Way to="/home">{t('orders.toShop')}</Way>}>
      {t('account.offHint')}
    </EmptyState>
  );
}

const Way = styled(Link)<ButtonLook>`
  ${buttonLook}
`;
