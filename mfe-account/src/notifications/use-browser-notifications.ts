import { useAction, useShopConfig } from '@shop/api';
import { savePushToken } from '@shop/contract';
import { pushToken, subscribe, unsubscribe } from '@shop/push';
import { useIsCustomer } from '@shop/session';
import { useCallback, useEffect, useState } from 'react';
import {
  enableBrowserNotifications,
  getBrowserNotificationState,
  disableBrowserNotifications,
  type BrowserNotificationState,
} from './browser-notifications';

/** Push messages are optional, so failures show no error. */
const silently = { onError: () => true };

/**
 * Registers this browser for a customer's push messages, or removes it. A subscription that the backend does not know is
 * removed again: as long as there is one, push delivers the news. X-09, BIZ-18.
 */
function usePush(): (isOn: boolean) => Promise<void> {
  const key = useShopConfig()?.webPushKey ?? null;
  const isCustomer = useIsCustomer();
  const { run } = useAction(savePushToken, silently);
  return useCallback(
    async (isOn) => {
      if (!isOn) return void (await unsubscribe());
      if (key === null || !isCustomer || (await subscribe(key)) !== 'on') return;
      const token = await pushToken();
      if (!token) return;
      const response = await run({ body: { cm_firebase_token: token } });
      if (response === undefined) await unsubscribe();
    },
    [key, isCustomer, run],
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
