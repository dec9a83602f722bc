import { useTranslation } from '@shop/i18n';
import { switchSearchKey, useSession, useSessionStore } from '@shop/session';
import { messages } from '../../messages';
import { SettingCard } from './setting-card';
import { SwitchSetting } from './switch-setting';

/** A key alone that does something can be switched off: who dictates or trembles presses it unmeant. X-13. */
export function KeyboardSetting() {
  const { t } = useTranslation(messages);
  const session = useSessionStore();
  const isOn = useSession(({ searchKey }) => searchKey);
  return (
    <SettingCard title={t('settings.keyboard')}>
      <SwitchSetting
        label={t('settings.searchKey')}
        hint={t('settings.searchKeyHint')}
        isOn={isOn}
        onChange={(next) => switchSearchKey(session, next)}
      />
    </SettingCard>
  );
}
