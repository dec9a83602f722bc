import { one, type Database, type Queries } from '../../database/database';
import { conflict, notFound } from '../../http/refusal';
import type { Picture } from '../../pictures/read-form';
import type { View } from '../../shop/shop';
import { createReply } from './replies';
import { conversationWith, lockConversation } from './conversations';
import { addMessage, addPictures, deletePending } from './message-store';
import { partnerBy, runningOrderWith, acceptsMessages, type PartnerKey } from './partners';

/** Milliseconds until the automatic reply. */
export const replyDelay = 5_000;

export interface Sent {
  customerId: number;
  partner: PartnerKey;
  text: string;
  pictures: Picture[];
  key: string | null;
  shopName: string;
}

/** Refuses a message: 404 for a partner that is not allowed, else with the reason. */
async function check(queries: Queries, customerId: number, partner: PartnerKey): Promise<void> {
  if (await acceptsMessages(queries, customerId, partner)) return;
  const isKnown =
    (await partnerBy(queries, partner)) && (await conversationWith(queries, customerId, partner));
  if (!isKnown) throw notFound();
  throw conflict('receiver_id', partner.kind === 'vendor' ? 'storeSilent' : 'courierDone');
}

async function createPendingReply(
  tx: Queries,
  conversationId: number,
  sent: Sent,
  view: View,
): Promise<void> {
  await deletePending(tx, conversationId, view.now);
  const { customerId, partner, pictures, shopName } = sent;
  const known = await one(tx, 'SELECT 1 FROM messages WHERE conversation_id = $1 AND NOT own LIMIT 1', [
    conversationId,
  ]);
  const order = await runningOrderWith(tx, customerId, partner);
  const situation = {
    customerId,
    partner,
    order,
    shopName,
    isFirst: !known,
    hasPictures: pictures.length > 0,
  };
  const text = await createReply(tx, situation, view);
  const at = new Date(view.now.getTime() + replyDelay);
  await addMessage(tx, conversationId, { own: false, text, at, key: null });
}

/**
 * Saves a customer's message and the automatic reply that becomes visible a moment later. Returns the conversation's
 * id. D-28.
 */
export async function saveMessage(database: Database, sent: Sent, view: View): Promise<number> {
  const { customerId, partner, text, key } = sent;
  await check(database, customerId, partner);
  return database.transaction(async (tx) => {
    const id = await lockConversation(tx, customerId, partner, view.now);
    const message = await addMessage(tx, id, { own: true, text, at: view.now, key });
    if (!message) return id; // the message exists already
    await addPictures(tx, message.id, sent.pictures);
    await createPendingReply(tx, id, sent, view);
    return id;
  });
}
