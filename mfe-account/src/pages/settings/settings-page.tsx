import { useFormat, useTranslation } from '@shop/i18n';
import { Chip, space, Tabs } from '@shop/ui';
import styled from 'styled-components';
import { AccountFrame } from '../../components/account/account-frame';
import { messages } from '../../messages';
import { useListChoice } from '../../components/paged/use-list-choice';
import { DeleteAccount } from './delete-account';
import { KeyboardSetting } from './keyboard-setting';
import { LookSettings } from './look-settings';
import { NotificationSettings } from './notification-settings';
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
