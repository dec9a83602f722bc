import webPush from 'web-push';
import { createView, type Shop } from '../../shop/shop';
import type { NotificationRow } from '../notifications/notification-store';
import { dropDevice, getDevices, type PushDevice } from './push-devices';
import { pushKeys, type PushKeys } from './push-keys';
import { toPushMessage, takeNews, type PushMessage } from './push-news';

/** Seconds for which a push service keeps an undelivered message; an older status is useless. */
const timeToLive = 4 * 3_600;
/** Timeout of one push service, in milliseconds. */
const timeout = 8_000;
/** The contact for operators of push services. */
const contact = 'mailto:hello@mosaic.example';
/** The service no longer knows the subscription. */
const goneStatuses = new Set([404, 410]);

/** web-push encrypts and signs; the request is our own, because it must neither follow a redirect nor wait for long. */
async function hand(device: PushDevice, message: PushMessage, keys: PushKeys): Promise<number> {
  const { method, headers, body } = webPush.generateRequestDetails(
    { endpoint: device.endpoint, keys: device },
    JSON.stringify(message),
    {
      vapidDetails: { subject: contact, ...keys },
      TTL: timeToLive,
      urgency: 'high',
      topic: message.tag,
    },
  );
  const response = await fetch(device.endpoint, {
    method,
    headers,
    body: body && new Uint8Array(body),
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  });
  await response.body?.cancel();
  return response.status;
}

/**
 * Sends a message to one browser; deletes the subscription where the service no longer knows it. Returns whether it was
 * sent.
 */
async function sendTo(
  shop: Shop,
  device: PushDevice,
  news: NotificationRow,
  keys: PushKeys,
): Promise<boolean> {
  const view = await createView(shop, { language: device.language, position: null });
  const status = await hand(device, toPushMessage(news, view), keys).catch(() => 0);
  if (goneStatuses.has(status)) await dropDevice(shop.database, device.endpoint);
  return status >= 200 && status < 300;
}

/**
 * Sends queued order notifications to customers' browsers, each in its language. Undeliverable ones are dropped,
 * because the order itself has the status. Returns how many were sent.
 */
export async function sendNews(shop: Shop): Promise<number> {
  const { database } = shop;
  const news = await takeNews(database);
  if (news.length === 0) return 0;
  const keys = await pushKeys(database);
  const deliveries = news.map(async (row) => {
    const devices = await getDevices(database, row.customer_id, shop.now());
    return Promise.all(devices.map((device) => sendTo(shop, device, row, keys)));
  });
  return (await Promise.all(deliveries)).flat().filter(Boolean).length;
}
