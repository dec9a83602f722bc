import type { Queries } from '../../database/database';
import type { Contact } from './customers';

export interface Message {
  subject: string;
  body: string;
}

interface OutboxRow extends Message {
  id: number;
  channel: 'mail' | 'sms';
  recipient: string;
  created_at: Date;
}

/** Sends an e-mail or an SMS; the sandbox only stores them. */
export const post = (
  queries: Queries,
  { column, value }: Contact,
  { subject, body }: Message,
  now: Date,
): Promise<unknown> =>
  queries.query(
    'INSERT INTO outbox (channel, recipient, subject, body, created_at) VALUES ($1, $2, $3, $4, $5)',
    [column === 'email' ? 'mail' : 'sms', value, column === 'email' ? subject : '', body, now],
  );

/** Sent messages, to one contact or to all, the newest first. */
export const sentTo = (queries: Queries, recipient: string | null, limit: number): Promise<OutboxRow[]> =>
  queries.query<OutboxRow>(
    `SELECT id, channel, recipient, subject, body, created_at FROM outbox
     WHERE $1::text IS NULL OR recipient = $1 ORDER BY id DESC LIMIT $2`,
    [recipient, limit],
  );
