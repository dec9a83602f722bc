import { one, type Queries, type SqlValue } from '../../database/database';
import type { View } from '../../shop/shop';
import type { Paging } from '../catalog/paging';
import { messageToWire, type MessageRow } from './message-store';
import {
  partnerColumns,
  partnerTables,
  partnerToWire,
  type OwnPeople,
  type PartnerKey,
  type PartnerRow,
} from './partners';

export interface ConversationRow extends PartnerRow {
  id: number;
  customer_id: number;
  created_at: Date;
}

interface ListedRow extends ConversationRow {
  unread: number;
  last: MessageRow | null;
}

const isUnread = 'NOT own AND NOT seen AND messages.created_at <= $2';

/** The customer whose conversations are read, and the moment. */
const listed = `FROM conversations ${partnerTables}
  JOIN LATERAL (SELECT messages.* FROM messages WHERE conversation_id = conversations.id AND messages.created_at <= $2
    ORDER BY messages.created_at DESC, messages.id DESC LIMIT 1) AS latest ON true
  WHERE customer_id = $1
    AND ($3 = '' OR search_fold($3) <> '' AND position(search_fold($3) IN search_text(coalesce(stores.name_i18n,
      jsonb_build_object('en', coalesce(couriers.f_name || ' ' || couriers.l_name, $4::text))))) > 0)
    AND ($5::text IS NULL OR partner_kind = $5)`;

export interface Wanted {
  /** Part of the partner's name; '': all. */
  name: string;
  kind: string | undefined;
  own: OwnPeople;
}

/** A customer's conversations with messages, the latest first, and the number of unread messages in all of them. */
export async function getConversations(
  queries: Queries,
  customerId: number,
  { name, kind, own }: Wanted,
  { paging, now }: { paging: Paging; now: Date },
) {
  const values: SqlValue[] = [customerId, now, name, own.names, kind ?? null];
  const total = await one<{ count: number }>(queries, `SELECT count(*) AS count ${listed}`, values);
  const rows = await queries.query<ListedRow>(
    `SELECT conversations.*, ${partnerColumns}, to_jsonb(latest) AS last,
       (SELECT count(*) FROM messages WHERE conversation_id = conversations.id AND ${isUnread}) AS unread
     ${listed} ORDER BY latest.created_at DESC, conversations.id DESC LIMIT $6 OFFSET $7`,
    [...values, paging.limit, (paging.page - 1) * paging.limit],
  );
  return { total: total?.count ?? 0, rows, unread: await countUnread(queries, customerId, now) };
}

const countUnread = async (queries: Queries, customerId: number, now: Date): Promise<number> =>
  (
    await one<{ count: number }>(
      queries,
      `SELECT count(*) AS count FROM messages JOIN conversations ON conversations.id = conversation_id
       WHERE customer_id = $1 AND ${isUnread}`,
      [customerId, now],
    )
  )?.count ?? 0;

const select = `SELECT conversations.*, ${partnerColumns} FROM conversations ${partnerTables}`;

/** A customer's own conversation; another's is not found (F-46). */
export const conversationById = (queries: Queries, customerId: number, id: number) =>
  one<ConversationRow>(queries, `${select} WHERE customer_id = $1 AND conversations.id = $2`, [
    customerId,
    id,
  ]);

export const conversationWith = (queries: Queries, customerId: number, { kind, id }: PartnerKey) =>
  one<ConversationRow>(
    queries,
    `${select} WHERE customer_id = $1 AND partner_kind = $2 AND partner_id = $3`,
    [customerId, kind, id],
  );

/** The id of the conversation, created if missing. It stays locked until the transaction ends. */
export const lockConversation = async (
  tx: Queries,
  customerId: number,
  { kind, id }: PartnerKey,
  now: Date,
) => {
  const [row] = await tx.query<{ id: number }>(
    `INSERT INTO conversations (customer_id, partner_kind, partner_id, created_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (customer_id, partner_kind, partner_id) DO UPDATE SET partner_kind = excluded.partner_kind
     RETURNING id`,
    [customerId, kind, id, now],
  );
  return row?.id ?? 0; // an insert that returns gives its row
};

/** A conversation, or a partner without one yet. */
export type Side = PartnerRow & Partial<Pick<ConversationRow, 'id' | 'created_at'>>;

export const sideToWire = (row: Side, customerId: number, own: OwnPeople, view: View) => ({
  id: row.id ?? null,
  sender_id: customerId,
  sender_type: 'customer',
  receiver_id: row.partner_id,
  receiver_type: row.partner_kind,
  receiver: partnerToWire(row, own, view),
  created_at: row.created_at ?? null,
});

export const conversationToWire = (row: ListedRow, own: OwnPeople, view: View) => ({
  ...sideToWire(row, row.customer_id, own, view),
  unread_message_count: row.unread,
  last_message_id: row.last?.id ?? null,
  last_message_time: row.last?.created_at ?? null,
  last_message: row.last && messageToWire(row.last, row, view),
});
