import { useTranslation } from '@shop/i18n';
import { buttonLook, EmptyState, type ButtonLook } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';

const ButtonLink = styled.a<ButtonLook>`
  ${buttonLook}
`;

/** Shown when the shop has no sign-in method enabled. The support link opens a new window (ROUTE-13). */
export function NoSignInMethod() {
  const { t } = useTranslation(messages);
  return (
    <EmptyState
      compact
      drawing="plug"
      title={t('noWay.title')}
      action={
        <ButtonLink href="/help-and-support" target="_blank" rel="noopener" $tone="secondary">
          {t('noWay.help')}
        </ButtonLink>
      }
    >
      {t('noWay.more')}
    </EmptyState>
  );
}
