import type { SocialMedium } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { messages } from '../messages';
import type { ProviderProblem } from './provider-problem';

/** What a visitor is told of a provider that has let nobody in: its own words where it has any (ERR-20, ERR-22). */
export function useProviderTexts(): (problem: ProviderProblem, provider: SocialMedium | 'phone') => string {
  const { t } = useTranslation(messages);
  return ({ detail, reason }, provider) => {
    if (detail) return detail;
    if (provider === 'phone') return t('provider.phoneFailed');
    return t(`provider.${reason}`, { provider: t(`provider.names.${provider}`) });
  };
}
