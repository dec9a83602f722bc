import { viewOf, type Shop } from '../../shop/shop';
import type { NotificationRow } from '../notifications/notification-store';
import { dropDevice, devicesOf, type PushDevice } from './push-devices';
import { proofFor, pushKeys, type PushKeys } from './push-keys';
import { messageOf, takeNews, type PushMessage } from './push-news';
import { sealMessage } from './seal-message';

/** Seconds for which a push service keeps what it cannot hand over; an older status is of no use. */
const keptFor = 4 * 3_600;
/** Milliseconds that one push service is waited for. */
const patience = 8_000;
/** Of whom a push service may complain. */
const contact = 'mailto:hello@mosaic.example';
/** The service does not know the subscription any more. */
const gone = new Set([404, 410]);

async function hand(device: PushDevice, message: PushMessage, keys: PushKeys, now: Date): Promise<number> {
  const answer = await fetch(device.endpoint, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
    headers: {
      authorization: proofFor(new URL(device.endpoint).origin, keys, contact, now),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(keptFor),
      urgency: 'high',
      topic: message.tag,
    },
    body: new Uint8Array(sealMessage(JSON.stringify(message), device)),
  });
  await answer.body?.cancel();
  return answer.status;
}

/** Tells one browser; it is forgotten where its service does not know it any more. Answers whether it was told. */
async function tell(shop: Shop, device: PushDevice, news: NotificationRow, keys: PushKeys): Promise<boolean> {
  const view = await viewOf(shop, { language: device.language, place: null });
  const status = await hand(device, messageOf(news, view), keys, shop.now()).catch(() => 0);
  if (gone.has(status)) await dropDevice(shop.database, device.endpoint);
  return status >= 200 && status < 300;
}

/**
 * Tells the browsers of customers what has become of their orders, each in the language that it was left in. What cannot be
 * handed over is not told, for the order itself says it. Answers how many were told.
 */
export async function sendNews(shop: Shop): Promise<number> {
  const { database } = shop;
  const news = await takeNews(database);
  if (news.length === 0) return 0;
  const keys = await pushKeys(database);
  const told = news.map(async (row) => {
    const devices = await devicesOf(database, row.customer_id);
    return Promise.all(devices.map((device) => tell(shop, device, row, keys)));
  });
  return (await Promise.all(told)).flat().filter(Boolean).length;
}
