import type { SocialMedium } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { messages } from '../messages';
import type { ProviderProblem } from './provider-problem';

/** The text for a provider's failure; its own message if it has one (ERR-20, ERR-22). */
export function useProviderTexts(): (problem: ProviderProblem, provider: SocialMedium | 'phone') => string {
  const { t } = useTranslation(messages);
  return ({ detail, reason }, provider) => {
    if (detail) return detail;
    if (provider === 'phone') return t('provider.phoneFailed');
    return t(`provider.${reason}`, { provider: t(`provider.names.${provider}`) });
  };
}
