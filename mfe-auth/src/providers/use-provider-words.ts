import type { SocialMedium } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { messages } from '../messages';
import type { ProviderProblem } from './provider-problem';

/** What a visitor is told of a provider that has let nobody in: its own words where it has any (ERR-20, ERR-22). */
export function useProviderWords(): (problem: ProviderProblem, provider: SocialMedium | 'phone') => string {
  const { t } = useTranslation(messages);
  return ({ said, reason }, provider) => {
    if (said) return said;
    if (provider === 'phone') return t('provider.phoneFailed');
    return t(`provider.${reason}`, { provider: t(`provider.names.${provider}`) });
  };
}
