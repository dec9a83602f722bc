import { createView, type Shop } from '../../shop/shop';
import type { NotificationRow } from '../notifications/notification-store';
import { dropDevice, getDevices, type PushDevice } from './push-devices';
import { proofFor, pushKeys, type PushKeys } from './push-keys';
import { toPushMessage, takeNews, type PushMessage } from './push-news';
import { sealMessage } from './seal-message';

/** Seconds for which a push service keeps an undelivered message; an older status is useless. */
const timeToLive = 4 * 3_600;
/** Timeout of one push service, in milliseconds. */
const timeout = 8_000;
/** The contact for operators of push services. */
const contact = 'mailto:hello@mosaic.example';
/** The service no longer knows the subscription. */
const goneStatuses = new Set([404, 410]);

async function hand(device: PushDevice, message: PushMessage, keys: PushKeys, now: Date): Promise<number> {
  const response = await fetch(device.endpoint, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
    headers: {
      authorization: proofFor(new URL(device.endpoint).origin, keys, contact, now),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(timeToLive),
      urgency: 'high',
      topic: message.tag,
    },
    body: new Uint8Array(sealMessage(JSON.stringify(message), device)),
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
  const status = await hand(device, toPushMessage(news, view), keys, shop.now()).catch(() => 0);
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
    const devices = await getDevices(database, row.customer_id);
    return Promise.all(devices.map((device) => sendTo(shop, device, row, keys)));
  });
  return (await Promise.all(deliveries)).flat().filter(Boolean).length;
}
