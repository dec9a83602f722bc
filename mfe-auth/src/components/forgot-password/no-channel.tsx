import { useTranslation } from '@shop/i18n';
import { buttonLook, EmptyState, type ButtonLook } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';

/** Shown when the shop sends codes neither by SMS nor by mail; links to its support. FORGOT-02. */
export function NoChannel() {
  const { t } = useTranslation(messages);
  return (
    <EmptyState
      drawing="plug"
      title={t('forgot.fallback.title')}
      action={
        <Help href="/help-and-support" target="_blank" rel="noopener">
          {t('forgot.fallback.help')}
        </Help>
      }
    >
      {t('forgot.fallback.text')}
    </EmptyState>
  );
}

const Help = styled.a<ButtonLook>`
  ${buttonLook}
`;
