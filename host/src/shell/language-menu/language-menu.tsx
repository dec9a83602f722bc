import { useTranslation, languages, type LanguageOption } from '@shop/i18n';
import { IconButton, Menu } from '@shop/ui';
import { messages } from '../../messages';
import { useBus } from '@shop/events';

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

/** English, Urdu and Arabic, each by its own name (LANG-01). */
export function LanguageMenu() {
  const { t, direction } = useTranslation(messages);
  const { languages, current, ask } = useLanguages();
  return (
    <Menu
      direction={direction}
      trigger={<IconButton icon="globe" label={t('language.menu')} />}
      entries={languages.map((option) => ({
        key: option.languageCode,
        label: option.languageName,
        lang: option.languageCode,
        checked: option.languageCode === current,
        onSelect: () => ask(option),
      }))}
    />
  );
}
