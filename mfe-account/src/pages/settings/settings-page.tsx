import { useFormat, useTranslation } from '@shop/i18n';
import { switchSearchKey, useSession, useSessionStore } from '@shop/session';
import { Chip, space, Tabs } from '@shop/ui';
import styled from 'styled-components';
import { AccountFrame } from '../../components/account/account-frame';
import { useListChoice } from '../../components/paged/use-list-choice';
import { messages } from '../../messages';
import { DeleteAccount } from './delete-account';
import { LookSettings } from './look-settings';
import { NotificationSettings } from './notification-settings';
import { SettingCard } from './setting-card';
import { SwitchSetting } from './switch-setting';
import { UpdateList, useUnread } from './update-list';

const tabs = ['preferences', 'updates'] as const;

/** How the shop looks and what it tells, what it has told, and the account's end. D-28, ROUTE-09. */
export function Page() {
  const { t } = useTranslation(messages);
  const { number } = useFormat();
  const [tab, choose] = useListChoice('tab', tabs);
  const unread = useUnread();
  return (
    <AccountFrame page="settings" title={t('account.settings')}>
      <div>
        <Tabs
          label={t('account.settings')}
          current={tab}
          onChoose={choose}
          tabs={[
            { name: 'preferences', label: t('settings.preferences') },
            {
              name: 'updates',
              label: (
                <>
                  {t('updates.title')}
                  {unread > 0 && <Chip $tone="brand">{number(unread)}</Chip>}
                </>
              ),
            },
          ]}
        >
          {tab === 'updates' ? <UpdateList /> : <Preferences />}
        </Tabs>
      </div>
    </AccountFrame>
  );
}

function Preferences() {
  return (
    <Cards>
      <LookSettings />
      <NotificationSettings />
      <KeyboardSetting />
      <DeleteAccount />
    </Cards>
  );
}

const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space('md')};
  max-inline-size: 720px;
`;

/** A key alone that does something can be switched off: who dictates or trembles presses it unmeant. X-13. */
function KeyboardSetting() {
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
