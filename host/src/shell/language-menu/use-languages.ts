import { useBus } from '@shop/events';
import { languages, useTranslation, type LanguageOption } from '@shop/i18n';
import { messages } from '../../messages';

/** The languages, the current one, and the command for another one, which `LanguageRequest` handles (LANG-01). */
export function useLanguages(): {
  languages: readonly LanguageOption[];
  current: string;
  ask: (option: LanguageOption) => void;
} {
  const { language: current } = useTranslation(messages);
  const bus = useBus();
  const ask = ({ languageCode: language }: LanguageOption) =>
    bus.emit('language:change-requested', { language });
  return { languages, current, ask };
}
