import { one, type Queries } from '../../database/database';
import { invalid } from '../../http/refusal';
import { customerBy, customerById, type Contact, type CustomerRow } from './customers';
import { startAgain, type Shown } from './proofs';

/** The contacts that a visitor has verified and may have. */
export const provedContacts = (shown: Shown): Contact[] =>
  (['phone', 'email'] as const).flatMap((column) => {
    const value = shown.withheld?.includes(column) ? undefined : shown[column];
    return value ? [{ column, value }] : [];
  });

/** Locks the contacts in a fixed order, so that concurrent changes run one after the other. */
export async function lockContacts(tx: Queries, contacts: readonly (string | undefined)[]): Promise<void> {
  for (const value of [...new Set(contacts)].sort())
    if (value) await tx.query('SELECT pg_advisory_xact_lock(hashtext($1))', [`contact ${value}`]);
}

const byIdentity = async (queries: Queries, { medium, unique_id: id }: Shown): Promise<CustomerRow | null> =>
  medium && id
    ? one<CustomerRow>(
        queries,
        `SELECT customers.* FROM customers JOIN social_identities ON customer_id = customers.id
         WHERE medium = $1 AND unique_id = $2`,
        [medium, id],
      )
    : null;

export interface Found {
  /** Certainly the visitor's account. */
  account: CustomerRow | null;
  /** Somebody with the same contact, who may be the visitor: 'Is It You?' */
  maybe: CustomerRow | null;
}

/** Whether none of the account's contacts is verified: anybody who knew them may have created it. */
export const isUnproved = ({ phone_verified: phone, email_verified: email }: CustomerRow) => !phone && !email;

/** Whether the account may be of whoever has this contact: not if its owner has verified only the other one. */
export const mayBelongTo = (row: CustomerRow, { column }: Pick<Contact, 'column'>): boolean =>
  row[`${column}_verified`] || isUnproved(row);

/**
 * The account by what was proved: confirmed by a password or a yes, linked to the identity, or with a phone that both
 * have verified (signing in by phone). Another account with a verified contact may be the visitor's, unless its owner
 * has verified another contact: then a yes would give access to a stranger's account.
 */
export async function whoseAccount(queries: Queries, shown: Shown): Promise<Found> {
  const { customer_id: id } = shown;
  const own = id === undefined ? await byIdentity(queries, shown) : await customerById(queries, id);
  if (own) return { account: own, maybe: null };
  if (id !== undefined) throw startAgain(); // it is gone
  for (const contact of provedContacts(shown)) {
    const row = await customerBy(queries, contact);
    if (!row || shown.denied?.includes(row.id) || !mayBelongTo(row, contact)) continue;
    const isOwn = shown.login_type === 'otp' && contact.column === 'phone' && row.phone_verified;
    return isOwn ? { account: row, maybe: null } : { account: null, maybe: row };
  }
  return { account: null, maybe: null };
}

/** Adds what the visitor has proved to the account. Everything else stays. */
export function joined(row: CustomerRow, shown: Shown): CustomerRow {
  const proved = (name: Contact['column']) =>
    provedContacts(shown).find(({ column }) => column === name)?.value;
  const [phone, email] = [proved('phone'), proved('email')];
  const next = { ...row, phone: row.phone ?? (phone || null), email: row.email ?? (email || null) };
  return {
    ...next,
    phone_verified: row.phone_verified || (Boolean(phone) && next.phone === phone),
    email_verified: row.email_verified || (Boolean(email) && next.email === email),
  };
}

/** Removes a contact from an account that has not verified it; returns whether it is available now. */
export async function freeContact(tx: Queries, { column, value }: Contact, forId: number): Promise<boolean> {
  await tx.query(
    `UPDATE customers SET ${column} = NULL WHERE ${column} = $1 AND id <> $2 AND NOT ${column}_verified`,
    [value, forId],
  );
  const holder = await customerBy(tx, { column, value });
  return holder === null || holder.id === forId;
}

/** Stores what the visitor has proved: identity and contacts. Refuses a phone that another account has verified. */
export async function saveJoined(tx: Queries, row: CustomerRow, shown: Shown): Promise<CustomerRow> {
  if (shown.medium && shown.unique_id)
    await tx.query(
      `INSERT INTO social_identities (medium, unique_id, customer_id) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`,
      [shown.medium, shown.unique_id, row.id],
    );
  const own: { phone: string | null; email: string | null } = { phone: null, email: null };
  for (const contact of provedContacts(shown)) {
    const { column, value } = contact;
    if (row[column] !== null || (await freeContact(tx, contact, row.id))) own[column] = value;
    else if (column === 'phone') throw invalid('phone', 'phoneTaken');
  }
  const saved = await one<CustomerRow>(
    tx,
    `UPDATE customers SET phone = coalesce(phone, $2), email = coalesce(email, $3),
       phone_verified = phone_verified OR coalesce(coalesce(phone, $2) = $2, false),
       email_verified = email_verified OR coalesce(coalesce(email, $3) = $3, false)
     WHERE id = $1 RETURNING *`,
    [row.id, own.phone, own.email],
  );
  return saved ?? row;
}
