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

/** Push messages are optional, so failures show no error. */
const silently = { onError: () => true };

/** Registers this browser for push messages, or removes it. X-09, BIZ-18. */
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

/**
 * The state of browser notifications, and a function that switches them; null until it has been read in the browser.
 */
export function useBrowserNotifications() {
  const [state, setState] = useState<BrowserNotificationState | null>(null);
  const [busy, setBusy] = useState(false);
  const push = usePush();
  useEffect(() => {
    const look = () => setState(getBrowserNotificationState());
    look();
    // The browser's settings and other tabs change it, too.
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
