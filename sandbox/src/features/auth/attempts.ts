import { one, type Queries } from '../../database/database';
import { Refusal } from '../../http/refusal';
import type { TextKey } from '../../http/translate';

const slowedFrom = 5;
/** Number of failures in a row after which the lock lasts longer. */
export const lockedFrom = 10;
const seconds = 1_000;
const lockTime = 15 * 60 * seconds;
/** Failures that are older count no more. */
const keptFor = 24 * 3_600 * seconds;

interface Attempts {
  failures: number;
  locked_until: Date | null;
}

/** Waiting time after that many failures in a row: none, then increasing, then the full lock (F-47). */
function pauseAfter(failures: number): number {
  if (failures < slowedFrom) return 0;
  return failures < lockedFrom ? 2 ** (failures - slowedFrom) * seconds : lockTime;
}

function locked(until: Date, now: Date, text: TextKey): Refusal {
  const wait = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / seconds));
  return new Refusal(429, [{ code: 'too_many_attempts', text, values: { wait } }], wait);
}

/**
 * Refuses while tries are locked (429, with Retry-After). `text` names the reason, and the `{wait}`.
 */
export async function refuseLocked(
  queries: Queries,
  identifier: string,
  now: Date,
  text: TextKey,
  least = 0,
): Promise<void> {
  const known = await one<Attempts>(
    queries,
    'SELECT failures, locked_until FROM login_attempts WHERE identifier = $1',
    [identifier],
  );
  if (!known?.locked_until || known.failures < least) return;
  if (known.locked_until > now) throw locked(known.locked_until, now, text);
}

/**
 * Counts a failure; failures older than the lock are forgotten. Returns how many there are, and until when it is
 * locked.
 */
export async function countFailure(queries: Queries, identifier: string, now: Date): Promise<Attempts> {
  const after = await one<{ failures: number }>(
    queries,
    `INSERT INTO login_attempts (identifier, failures, last_at) VALUES ($1, 1, $2)
     ON CONFLICT (identifier) DO UPDATE SET last_at = $2,
       failures = CASE WHEN login_attempts.last_at < $3 THEN 1 ELSE login_attempts.failures + 1 END
     RETURNING failures`,
    [identifier, now, new Date(now.getTime() - lockTime)],
  );
  const failures = after?.failures ?? 1;
  const pause = pauseAfter(failures);
  if (pause === 0) return { failures, locked_until: null };
  const until = new Date(now.getTime() + pause);
  await queries.query('UPDATE login_attempts SET locked_until = $2 WHERE identifier = $1', [
    identifier,
    until,
  ]);
  return { failures, locked_until: until };
}

/** Counts a try before it is made, so that concurrent tries count, too; refuses while locked. */
export async function beginAttempt(
  queries: Queries,
  identifier: string,
  now: Date,
  text: TextKey = 'locked',
): Promise<void> {
  await refuseLocked(queries, identifier, now, text);
  const { failures, locked_until: until } = await countFailure(queries, identifier, now);
  // Of many concurrent tries, only as many run as one person would have.
  if (until && failures > lockedFrom) throw locked(until, now, text);
}

/** The right password or code resets the failures. */
export const forgetAttempts = (queries: Queries, identifier: string): Promise<unknown> =>
  queries.query('DELETE FROM login_attempts WHERE identifier = $1', [identifier]);

/** Forgets failures that neither count nor lock any more. */
export const dropOldAttempts = (queries: Queries, now: Date): Promise<unknown> =>
  queries.query('DELETE FROM login_attempts WHERE last_at < $1 AND coalesce(locked_until, last_at) < $2', [
    new Date(now.getTime() - keptFor),
    now,
  ]);
