import { normalisePhone } from '@shop/domain';
import { one, type Database, type Queries } from '../../database/database';
import type { Owner } from '../../http/identity';
import { notFound } from '../../http/refusal';
import type { View } from '../../shop/shop';
import { countFailure, refuseLocked } from '../auth/attempts';
import { toHash } from '../auth/tokens';
import { paidTables, type PaidThing } from '../payments/payment-store';

interface Access {
  isOwn: boolean;
  isPhoneRight: boolean;
}

async function readAccess(
  queries: Queries,
  owner: Owner,
  { kind, id }: PaidThing,
  phone: string,
): Promise<Access> {
  const access = await one<Access>(
    queries,
    `SELECT owner_kind = $2 AND owner_id = $3 AS "isOwn",
       (owner_kind = 'guest' OR placed_as_guest IS NOT NULL) AND contact_phone = $4 AS "isPhoneRight"
     FROM ${paidTables[kind]} WHERE id = $1`,
    [id, owner.kind, owner.id, phone],
  );
  return access ?? { isOwn: false, isPhoneRight: false };
}

/**
 * Compares a phone in a transaction, so that concurrent guesses of one network run one after the other. Wrong ones count
 * for the number and for the phone, each within the network: others cannot lock out whoever knows both (F-47).
 */
function comparePhone(
  database: Database,
  owner: Owner,
  thing: PaidThing,
  phone: string,
  { now, network }: Pick<View, 'now' | 'network'>,
): Promise<boolean> {
  const from = toHash(network);
  const guesses = [`${thing.kind} ${thing.id} from ${from}`, `phone ${toHash(phone)} from ${from}`];
  return database.transaction(async (tx) => {
    await tx.query('SELECT pg_advisory_xact_lock(hashtext($1))', [`phones from ${from}`]);
    for (const guess of guesses) await refuseLocked(tx, guess, now, 'tooManyTries');
    const { isPhoneRight } = await readAccess(tx, owner, thing, phone);
    if (!isPhoneRight) for (const guess of guesses) await countFailure(tx, guess, now);
    return isPhoneRight;
  });
}

/**
 * Refuses whoever may not see an order or trip: it is open to its owner, and to those who know its number and the phone
 * of the guest who placed it, also when claimed since (D-23, X-07). For others it does not exist (404, F-46); those who
 * guess are slowed and locked (429, F-47).
 */
export async function checkAccess(
  database: Database,
  owner: Owner,
  thing: PaidThing,
  sentPhone: string | undefined,
  view: Pick<View, 'now' | 'network'>,
): Promise<void> {
  const phone = normalisePhone(sentPhone ?? '');
  if ((await readAccess(database, owner, thing, phone)).isOwn) return;
  if (phone === '' || !(await comparePhone(database, owner, thing, phone, view))) throw notFound();
}
