import { useEffect, useState } from 'react';
import {
  enableBrowserNotifications,
  getBrowserNotificationState,
  disableBrowserNotifications,
  type BrowserNotificationState,
} from './browser-notifications';
import { usePush } from './use-push';

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
