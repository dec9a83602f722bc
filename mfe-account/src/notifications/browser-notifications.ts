import type { CustomerNotification } from '@shop/domain';
import { createSavedStore, deviceMemory } from '@shop/session';
import { toDetailsAddress } from '../orders/addresses';

const textStore = (name: string) =>
  createSavedStore<string | null>({
    name,
    area: 'localStorage',
    initial: null,
    fromText: (text) => text,
    toText: (text) => text,
  });

/** Id of the last notification that was shown on this device. */
export const lastShownNotification = textStore(deviceMemory.toldNotice);

/** `on`: the customer has enabled browser notifications on this device. */
const notificationsEnabled = textStore(deviceMemory.browserNotices);

/**
 * Whether this browser may show notifications. `denied`: blocked in the browser's settings, which is the only place to
 * allow them again.
 */
export type BrowserNotificationState = 'unsupported' | 'denied' | 'on' | 'off';

/** Reads the state without a prompt. */
export function getBrowserNotificationState(): BrowserNotificationState {
  if (!('Notification' in window)) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  return Notification.permission === 'granted' && notificationsEnabled.read() === 'on' ? 'on' : 'off';
}

/** Shows the browser's prompt. For handlers of a press only. X-09. */
export async function enableBrowserNotifications(): Promise<BrowserNotificationState> {
  if ((await Notification.requestPermission()) === 'granted') notificationsEnabled.write('on');
  return getBrowserNotificationState();
}

export function disableBrowserNotifications(): BrowserNotificationState {
  notificationsEnabled.write(null);
  return getBrowserNotificationState();
}

export const getNotificationAddress = ({ orderId }: Pick<CustomerNotification, 'orderId'>): string =>
  orderId === null ? '/profile?page=settings&tab=updates' : toDetailsAddress(orderId);

/** The newest notification about an order replaces the previous one; the tag is that of push messages, too. */
export const getOrderTag = (orderId: number): string => `order-${orderId}`;

/** A notification as the browser shows it. */
interface ShownNotification {
  title: string;
  text: string;
  /** One with the same tag replaces it. */
  tag: string;
  /** Address within the shop that it opens. */
  link: string;
}

/** A notification of the customer's list as the browser shows it. */
export const toShownNotification = (notification: CustomerNotification): ShownNotification => ({
  title: notification.title,
  text: notification.text,
  tag: notification.orderId === null ? `notice-${notification.id}` : getOrderTag(notification.orderId),
  link: getNotificationAddress(notification),
});

/** Shows a browser notification: by the shop's service worker, or else by the page, which calls `open` on a click. */
export async function showBrowserNotification(
  { title, text, tag, link }: ShownNotification,
  open: () => void,
): Promise<void> {
  const options = { body: text, tag, data: { link } };
  const { serviceWorker } = navigator as Partial<Navigator>; // not in every browser, nor on every origin
  const worker = await serviceWorker?.getRegistration();
  if (worker) return worker.showNotification(title, options);
  const shown = new Notification(title, options);
  shown.onclick = () => {
    window.focus();
    shown.close();
    open();
  };
}
