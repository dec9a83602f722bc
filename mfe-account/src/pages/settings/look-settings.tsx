import { useBus } from '@shop/events';
import { languages, useTranslation } from '@shop/i18n';
import { chooseTheme, useSession, useSessionStore } from '@shop/session';
import { Button, Menu } from '@shop/ui';
import { RadioCardGroup } from '@shop/ui/form';
import { messages } from '../../messages';
import { SettingCard, SettingRow } from './setting-card';

/** Language and theme, as in the header. LANG-01, STATE-58, D-28. */
export function LookSettings() {
  const { t } = useTranslation(messages);
  return (
    <SettingCard title={t('settings.look')}>
      <LanguageSetting />
      <ThemeSetting />
    </SettingCard>
  );
}

/** The host asks before it changes the language, and reloads the page. */
function LanguageSetting() {
  const { t, language, direction } = useTranslation(messages);
  const bus = useBus();
  const current = languages.find(({ languageCode }) => languageCode === language)?.languageName ?? language;
  return (
    <SettingRow
      label={t('settings.language')}
      hint={t('settings.languageHint')}
      control={
        <Menu
          direction={direction}
          trigger={
            <Button tone="secondary" small icon="globe" aria-label={`${t('settings.language')}: ${current}`}>
              {current}
            </Button>
          }
          entries={languages.map(({ languageCode, languageName }) => ({
            key: languageCode,
            label: languageName,
            lang: languageCode,
            checked: languageCode === language,
            onSelect: () => bus.emit('language:change-requested', { language: languageCode }),
          }))}
        />
      }
    />
  );
}

function ThemeSetting() {
  const { t } = useTranslation(messages);
  const session = useSessionStore();
  const theme = useSession((state) => state.theme);
  return (
    <RadioCardGroup
      label={t('settings.theme')}
      name="theme"
      cardWidth={140}
      options={[
        { value: 'light', label: t('settings.light'), icon: 'sun' },
        { value: 'dark', label: t('settings.dark'), icon: 'moon' },
      ]}
      value={theme}
      onChange={(value) => chooseTheme(session, value === 'dark' ? 'dark' : 'light')}
    />
  );
}
