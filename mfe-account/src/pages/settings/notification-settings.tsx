import { useAction, useCache, useEndpoint } from '@shop/api';
import { changeNotificationSettings, notificationSettings } from '@shop/contract';
import { useTranslation } from '@shop/i18n';
import { messages } from '../../messages';
import { useBrowserNotifications } from '../../notifications/use-browser-notifications';
import { useKeepsNotificationState } from '../../notifications/use-keeps-notification-state';
import { SettingCard } from './setting-card';
import { SwitchSetting } from './switch-setting';

/** Whether the customer gets notifications about orders, and whether this browser shows them. X-09, BIZ-18, D-28. */
export function NotificationSettings() {
  const { t } = useTranslation(messages);
  const hasOrderSetting = useKeepsNotificationState();
  return (
    <SettingCard title={t('settings.notices')}>
      {hasOrderSetting ? <OrderAndBrowserSettings /> : <BrowserSetting isNotified />}
    </SettingCard>
  );
}

function OrderAndBrowserSettings() {
  const { t } = useTranslation(messages);
  const { data } = useEndpoint(notificationSettings, {});
  const cache = useCache();
  const change = useAction(changeNotificationSettings);
  const setNotifications = async (isOn: boolean) => {
    await cache.replace(notificationSettings, {}, { orderStatus: isOn });
    await change.run({ body: { order_status: isOn } });
    await cache.refresh(notificationSettings);
  };
  return (
    <>
      <SwitchSetting
        label={t('settings.orderStatus')}
        hint={t('settings.orderStatusHint')}
        isOn={data?.orderStatus ?? false}
        disabled={!data}
        onChange={(isOn) => void setNotifications(isOn)}
      />
      <BrowserSetting isNotified={data?.orderStatus ?? false} />
    </>
  );
}

function BrowserSetting({ isNotified }: { isNotified: boolean }) {
  const { t } = useTranslation(messages);
  const { state, busy, change } = useBrowserNotifications();
  const isPossible = state === 'on' || state === 'off';
  return (
    <SwitchSetting
      label={t('settings.browser')}
      hint={t(state === null || isPossible ? 'settings.browserHint' : `settings.browser_${state}`)}
      isOn={state === 'on' && isNotified}
      disabled={!isPossible || !isNotified || busy}
      onChange={(isOn) => void change(isOn)}
    />
  );
}
