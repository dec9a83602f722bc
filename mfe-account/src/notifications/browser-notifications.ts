import type { CustomerNotification } from '@shop/domain';
import { createSavedStore, deviceMemory } from '@shop/session';
import { detailsAddress } from '../orders/addresses';

const textStore = (name: string) =>
  createSavedStore<string | null>({
    name,
    area: 'localStorage',
    initial: null,
    fromText: (text) => text,
    toText: (text) => text,
  });

/** The last notification that was told here. */
export const lastShownNotification = textStore(deviceMemory.toldNotice);

/** `on`: the customer agreed to the browser's notifications on this device. */
const notificationsEnabled = textStore(deviceMemory.browserNotices);

/**
 * Whether this browser may show notifications to its customer. `denied`: forbidden in the browser's own settings, where
 * alone it can be undone.
 */
export type BrowserNotificationState = 'unsupported' | 'denied' | 'on' | 'off';

/** Asks nobody anything. */
export function getBrowserNotificationState(): BrowserNotificationState {
  if (!('Notification' in window)) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  return Notification.permission === 'granted' && notificationsEnabled.read() === 'on' ? 'on' : 'off';
}

/** Asks the browser, which asks its visitor; only ever after a press. X-09. */
export async function enableBrowserNotifications(): Promise<BrowserNotificationState> {
  if ((await Notification.requestPermission()) === 'granted') notificationsEnabled.write('on');
  return getBrowserNotificationState();
}

export function disableBrowserNotifications(): BrowserNotificationState {
  notificationsEnabled.write(null);
  return getBrowserNotificationState();
}

export const getNotificationAddress = ({ orderId }: Pick<CustomerNotification, 'orderId'>): string =>
  orderId === null ? '/profile?page=settings&tab=updates' : detailsAddress(orderId);

/** The newest about an order takes the place of the one before. */
const getTag = ({ id, orderId }: CustomerNotification) =>
  orderId === null ? `notice-${id}` : `order-${orderId}`;

/** Shows a notification of the browser: by the shop's worker where there is one, else by the page, which `open`s it. */
export async function showBrowserNotification(
  notification: CustomerNotification,
  open: () => void,
): Promise<void> {
  const link = getNotificationAddress(notification);
  const options = { body: notification.text, tag: getTag(notification), data: { link } };
  const { serviceWorker } = navigator as Partial<Navigator>; // not in every browser, nor on every origin
  const worker = await serviceWorker?.getRegistration();
  if (worker) return worker.showNotification(notification.title, options);
  const shown = new Notification(notification.title, options);
  shown.onclick = () => {
    window.focus();
    shown.close();
    open();
  };
}
