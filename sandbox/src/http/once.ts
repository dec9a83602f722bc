import { createHash } from 'node:crypto';
import { json, type Database, type Queries } from '../database/database';
import type { Owner } from './identity';
import { conflict, invalid } from './refusal';
import { tidyText } from './tidy';

const longestKey = 200;
/** Days for which a request may be repeated: longer than a browser keeps an order that it has not seen placed. */
const daysKept = 30;

/** The key of an `Idempotency-Key` header; null without one. */
export function keyIn(header: string | null): string | null {
  const key = tidyText(header ?? '').trim();
  if (key.length > longestKey) throw invalid('Idempotency-Key', 'tooLong');
  return key || null;
}

/** A hash of the request without the caller: a guest who signs in between two attempts sends the same request. */
const toHash = (body: object) =>
  createHash('sha256')
    .update(JSON.stringify({ ...body, guest_id: null }))
    .digest('hex');

/** Locks the key for this transaction; returns the earlier response for it. Concurrent requests with it wait here. */
async function claimKey<Answer>(
  tx: Queries,
  owner: Owner,
  key: string,
  hash: string,
): Promise<Answer | null> {
  const claimed = await tx.query(
    `INSERT INTO idempotency_keys (owner_kind, owner_id, key, request_hash) VALUES ($1, $2, $3, $4)
     ON CONFLICT DO NOTHING RETURNING key`,
    [owner.kind, owner.id, key, hash],
  );
  if (claimed.length > 0) return null;
  const [known] = await tx.query<{ request_hash: string; answer: Answer | null }>(
    'SELECT request_hash, answer FROM idempotency_keys WHERE owner_kind = $1 AND owner_id = $2 AND key = $3',
    [owner.kind, owner.id, key],
  );
  if (!known?.answer || known.request_hash !== hash) throw conflict('key_reused', 'keyReused');
  return known.answer;
}

/** Runs an action in one transaction. Repeated requests with one key run it once and return the same response (D-21). */
export function onceUnderKey<Answer>(
  database: Database,
  { owner, key, body }: { owner: Owner; key: string | null; body: object },
  work: (tx: Queries) => Promise<Answer>,
): Promise<Answer> {
  return database.transaction(async (tx) => {
    const known = key === null ? null : await claimKey<Answer>(tx, owner, key, toHash(body));
    if (known) return known;
    const response = await work(tx);
    if (key !== null)
      await tx.query(
        'UPDATE idempotency_keys SET answer = $4::jsonb WHERE owner_kind = $1 AND owner_id = $2 AND key = $3',
        [owner.kind, owner.id, key, json(response)],
      );
    return response;
  });
}

/** Forgets keys of requests that nobody repeats any more. */
export const dropOldKeys = (queries: Queries, now: Date): Promise<unknown> =>
  queries.query('DELETE FROM idempotency_keys WHERE created_at < $1', [
    new Date(now.getTime() - daysKept * 86_400_000),
  ]);
