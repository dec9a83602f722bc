import type { Notice } from '@shop/domain';
import { detailsAddress } from '../order/order-addresses';
import { noticesAgreed } from './device';

/**
 * Whether this browser may show notifications to its customer. `denied`: forbidden in the browser's own settings, where
 * alone it can be undone.
 */
export type BrowserNotices = 'unsupported' | 'denied' | 'on' | 'off';

/** Asks nobody anything. */
export function browserNotices(): BrowserNotices {
  if (!('Notification' in window)) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  return Notification.permission === 'granted' && noticesAgreed.read() === 'on' ? 'on' : 'off';
}

/** Asks the browser, which asks its visitor; only ever after a press. X-09. */
export async function agreeToNotices(): Promise<BrowserNotices> {
  if ((await Notification.requestPermission()) === 'granted') noticesAgreed.write('on');
  return browserNotices();
}

export function refuseNotices(): BrowserNotices {
  noticesAgreed.write(null);
  return browserNotices();
}

export const noticeAddress = ({ orderId }: Pick<Notice, 'orderId'>): string =>
  orderId === null ? '/profile?page=settings&tab=updates' : detailsAddress(orderId);

/** The newest about an order takes the place of the one before. */
const tagOf = ({ id, orderId }: Notice) => (orderId === null ? `notice-${id}` : `order-${orderId}`);

/** Shows a notification of the browser: by the shop's worker where there is one, else by the page, which `open`s it. */
export async function showBrowserNotice(notice: Notice, open: () => void): Promise<void> {
  const link = noticeAddress(notice);
  const options = { body: notice.text, tag: tagOf(notice), data: { link } };
  const { serviceWorker } = navigator as Partial<Navigator>; // not in every browser, nor on every origin
  const worker = await serviceWorker?.getRegistration();
  if (worker) return worker.showNotification(notice.title, options);
  const shown = new Notification(notice.title, options);
  shown.onclick = () => {
    window.focus();
    shown.close();
    open();
  };
}
