import { one, json, type Queries } from '../../database/database';
import {
  toStoredValues,
  picturePath,
  type StoredPicture,
  type PictureStore,
} from '../../pictures/stored-pictures';
import type { Picture } from '../../pictures/read-form';
import type { View } from '../../shop/shop';
import type { Paging } from '../catalog/paging';
import type { PartnerRow } from './partners';

export interface MessageRow {
  id: number;
  conversation_id: number;
  own: boolean;
  message: string;
  /** Paths of this server. */
  pictures: string[];
  seen: boolean;
  created_at: Date | string;
}

export const messagePictures: PictureStore = { folder: 'messages', table: 'message_pictures' };

/** Messages up to a moment, the latest first. */
export async function getMessages(
  queries: Queries,
  conversationId: number,
  { limit, page }: Paging,
  now: Date,
): Promise<{ total: number; rows: MessageRow[] }> {
  const where = 'conversation_id = $1 AND created_at <= $2';
  const counted = await one<{ count: number }>(
    queries,
    `SELECT count(*) AS count FROM messages WHERE ${where}`,
    [conversationId, now],
  );
  const rows = await queries.query<MessageRow>(
    `SELECT * FROM messages WHERE ${where} ORDER BY created_at DESC, id DESC LIMIT $3 OFFSET $4`,
    [conversationId, now, limit, (page - 1) * limit],
  );
  return { total: counted?.count ?? 0, rows };
}

/** Marks the messages of a conversation as read. */
export const markSeen = (queries: Queries, conversationId: number, now: Date) =>
  queries.query(
    'UPDATE messages SET seen = true WHERE conversation_id = $1 AND NOT own AND NOT seen AND created_at <= $2',
    [conversationId, now],
  );

export interface Written {
  own: boolean;
  text: string;
  at: Date;
  /** Idempotency key; null: always a new message. */
  key: string | null;
}

/** Saves a message; null where its key has one already. */
export const addMessage = (tx: Queries, conversationId: number, { own, text, at, key }: Written) =>
  one<{ id: number }>(
    tx,
    `INSERT INTO messages (conversation_id, own, message, sending_key, created_at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (conversation_id, sending_key) WHERE sending_key IS NOT NULL DO NOTHING RETURNING id`,
    [conversationId, own, text, key, at],
  );

export async function addPictures(
  tx: Queries,
  messageId: number,
  pictures: readonly Picture[],
): Promise<void> {
  const paths: string[] = [];
  for (const picture of pictures) {
    const [stored] = await tx.query<StoredPicture>(
      `INSERT INTO message_pictures (secret, media_type, bytes, message_id)
       VALUES ($1, $2, decode($3, 'base64'), $4) RETURNING secret, media_type`,
      [...toStoredValues(picture), messageId],
    );
    if (stored) paths.push(picturePath(messagePictures, stored));
  }
  if (paths.length > 0)
    await tx.query('UPDATE messages SET pictures = $2::jsonb WHERE id = $1', [messageId, json(paths)]);
}

/** Removes a reply that is not visible yet: the newer message gets its own. */
export const deletePending = (tx: Queries, conversationId: number, now: Date) =>
  tx.query('DELETE FROM messages WHERE conversation_id = $1 AND NOT own AND created_at > $2', [
    conversationId,
    now,
  ]);

const instant = (at: Date | string) => new Date(at).toISOString();

export const messageToWire = (
  row: MessageRow,
  { partner_kind: kind }: Pick<PartnerRow, 'partner_kind'>,
  { picture }: View,
) => ({
  id: row.id,
  conversation_id: row.conversation_id,
  sender_type: row.own ? 'customer' : kind,
  message: row.message,
  file_full_url: row.pictures.map(picture),
  is_seen: row.seen ? 1 : 0,
  created_at: instant(row.created_at),
});
