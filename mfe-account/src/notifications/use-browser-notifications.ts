import { useAction, useShopConfig } from '@shop/api';
import { savePushToken } from '@shop/contract';
import { pushToken, subscribe, unsubscribe } from '@shop/push';
import { useCallback, useEffect, useState } from 'react';
import {
  enableBrowserNotifications,
  getBrowserNotificationState,
  disableBrowserNotifications,
  type BrowserNotificationState,
} from './browser-notifications';

/** Notifications that come while the shop is closed are more than was requested: where they cannot be had, nothing is said. */
const silently = { onError: () => true };

/** Lets the backend reach this browser while the shop is closed, once its customer has agreed, or no longer. X-09, BIZ-18. */
function usePush(): (isOn: boolean) => Promise<void> {
  const key = useShopConfig()?.webPushKey ?? null;
  const { run } = useAction(savePushToken, silently);
  return useCallback(
    async (isOn) => {
      if (!isOn) return void (await unsubscribe());
      if (key === null || (await subscribe(key)) !== 'on') return;
      const token = await pushToken();
      if (token) await run({ body: { cm_firebase_token: token } });
    },
    [key, run],
  );
}

/** How this browser stands with notifications, and the switch; null on the server and until it has been looked at. */
export function useBrowserNotifications() {
  const [state, setState] = useState<BrowserNotificationState | null>(null);
  const [busy, setBusy] = useState(false);
  const push = usePush();
  useEffect(() => {
    const look = () => setState(getBrowserNotificationState());
    look();
    // Settings of the browser and other tabs change it, too.
    document.addEventListener('visibilitychange', look);
    window.addEventListener('storage', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('storage', look);
    };
  }, []);
  const change = async (isOn: boolean) => {
    setBusy(true);
    const agreed = isOn ? await enableBrowserNotifications() : disableBrowserNotifications();
    setState(agreed);
    setBusy(false);
    await push(agreed === 'on').catch(() => undefined);
  };
  return { state, busy, change };
}
