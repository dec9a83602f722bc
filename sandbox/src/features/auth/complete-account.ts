import { one, type Queries } from '../../database/database';
import { Refusal, type ErrorEntry } from '../../http/refusal';
import type { Settings } from '../../shop/settings';
import {
  customerBy,
  emailContact,
  insertCustomer,
  splitName,
  phoneContact,
  type Contact,
  type CustomerRow,
} from './customers';
import type { Shown } from './proofs';
import { freeContact, joined, provedContacts } from './whose-account';

/** The fields that complete a profile. */
export interface Info {
  name: string;
  phone: string;
  email: string;
  ref_code: string;
}

const text = { phone: 'phoneTaken', email: 'emailTaken' } as const;

/** Field errors for contacts that have an account already. */
export async function findTakenContacts(
  queries: Queries,
  contacts: readonly Contact[],
): Promise<ErrorEntry[]> {
  const errorEntries: ErrorEntry[] = [];
  for (const contact of contacts)
    if (contact.value && (await customerBy(queries, contact)))
      errorEntries.push({ code: contact.column, text: text[contact.column] });
  return errorEntries;
}

/**
 * Deletes accounts with these contacts that were never signed in to and have nothing verified: somebody mistyped the
 * other contact, or used a contact that is not theirs.
 */
export async function dropUnfinished(tx: Queries, contacts: readonly Contact[]): Promise<void> {
  for (const { column, value } of contacts)
    await tx.query(
      `DELETE FROM customers WHERE ${column} = $1 AND NOT phone_verified AND NOT email_verified
         AND NOT EXISTS (SELECT 1 FROM tokens WHERE customer_id = customers.id)
         AND NOT EXISTS (SELECT 1 FROM orders WHERE owner_kind = 'customer' AND owner_id = customers.id::text)`,
      [value],
    );
}

/**
 * The inviting customer, by referral code; null without a code or where the shop uses none. A field error for an
 * unknown code.
 */
export async function findReferrer(
  queries: Queries,
  { rules }: Settings,
  code: string,
): Promise<number | null> {
  if (!code || !rules.wallet || !rules.referral) return null;
  const found = await one<{ id: number }>(
    queries,
    'SELECT id FROM customers WHERE upper(ref_code) = upper($1)',
    [code],
  );
  if (!found) throw new Refusal(403, [{ code: 'ref_code', text: 'refCodeUnknown' }]);
  return found.id;
}

/** The contacts that are required and missing: those that the shop verifies, and at least one. */
function missing({ rules }: Settings, phone: string, email: string): ErrorEntry[] {
  const errorEntries: ErrorEntry[] = [];
  if (!phone && (rules.login.phoneVerification || !email))
    errorEntries.push({ code: 'phone', text: 'phoneRequired' });
  if (!email && rules.login.emailVerification) errorEntries.push({ code: 'email', text: 'emailRequired' });
  return errorEntries;
}

/** The visitor's verified contacts that nobody else has verified, for a new account. */
async function ownContacts(tx: Queries, shown: Shown): Promise<{ phone: string; email: string }> {
  const own = { phone: '', email: '' };
  for (const contact of provedContacts(shown))
    if (await freeContact(tx, contact, 0)) own[contact.column] = contact.value;
  return own;
}

/** Creates an account from what the visitor has proved and entered. */
export async function createAccount(
  tx: Queries,
  settings: Settings,
  shown: Shown,
  info: Info,
): Promise<CustomerRow> {
  const own = await ownContacts(tx, shown);
  const contacts = {
    phone: own.phone ? '' : phoneContact(info.phone).value,
    email: own.email ? '' : emailContact(info.email).value,
  };
  const phone = own.phone || contacts.phone;
  const email = own.email || contacts.email;
  const taken = async () =>
    findTakenContacts(tx, [phoneContact(contacts.phone), emailContact(contacts.email)]);
  const errorEntries = [...missing(settings, phone, email), ...(await taken())];
  if (errorEntries.length > 0) throw new Refusal(403, errorEntries);
  const row = await insertCustomer(tx, {
    name: info.name,
    phone: phone || null,
    email: email || null,
    phoneVerified: own.phone !== '',
    emailVerified: own.email !== '',
    referredBy: await findReferrer(tx, settings, info.ref_code),
  });
  if (!row) throw new Refusal(403, [{ code: 'phone', text: 'phoneTaken' }]); // a concurrent request was faster
  return row;
}

/** The contact that a form may add: none where one is verified, or belongs to an account that the visitor has confirmed. */
const toVerifiedFlag = (has: CustomerRow, { column, value }: Contact, isOwn: boolean): string => {
  if (!value || value === has[column] || has[`${column}_verified`]) return '';
  return has[column] === null || isOwn ? value : '';
};

/** Completes an existing account: its name, and contacts that are missing or were mistyped. */
export async function completeAccount(
  tx: Queries,
  settings: Settings,
  row: CustomerRow,
  shown: Shown,
  info: Info,
): Promise<CustomerRow> {
  const has = joined(row, shown);
  const isOwn = shown.asked !== row.id;
  const contacts = [phoneContact(info.phone), emailContact(info.email)].map((contact) => ({
    ...contact,
    value: toVerifiedFlag(has, contact, isOwn),
  }));
  const getValue = (column: Contact['column']) =>
    contacts.find((contact) => contact.column === column)?.value || has[column];
  const errorEntries = [
    ...missing(settings, getValue('phone') ?? '', getValue('email') ?? ''),
    ...(await findTakenContacts(tx, contacts)),
  ];
  if (errorEntries.length > 0) throw new Refusal(403, errorEntries);
  const updated = await one<CustomerRow>(
    tx,
    `UPDATE customers SET f_name = $2, l_name = $3, phone = coalesce(nullif($4, ''), phone),
       email = coalesce(nullif($5, ''), email) WHERE id = $1 RETURNING *`,
    [row.id, ...splitName(info.name), contacts[0]?.value ?? '', contacts[1]?.value ?? ''],
  );
  return updated ?? row;
}
