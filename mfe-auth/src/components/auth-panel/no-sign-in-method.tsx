import { useTranslation } from '@shop/i18n';
import { buttonLook, EmptyState, type ButtonLook } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';

const ButtonLink = styled.a<ButtonLook>`
  ${buttonLook}
`;

/** The shop lets nobody sign in just now; whoever can help is reached in a window of its own (ROUTE-13). */
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
