import { useTranslation } from '@shop/i18n';
import { IconButton, Menu } from '@shop/ui';
import { messages } from '../../messages';
import { useLanguages } from './use-languages';

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
