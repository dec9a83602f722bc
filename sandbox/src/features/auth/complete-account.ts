import { one, type Queries } from '../../database/database';
import { Refusal, type Complaint } from '../../http/refusal';
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

/** What somebody tells to finish a profile. */
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
): Promise<Complaint[]> {
  const complaints: Complaint[] = [];
  for (const contact of contacts)
    if (contact.value && (await customerBy(queries, contact)))
      complaints.push({ code: contact.column, text: text[contact.column] });
  return complaints;
}

/**
 * Forgets accounts with these contacts that nobody has ever been in and of which nothing is proved: somebody mistyped the
 * other contact, or signed up with what is not theirs.
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

/** Who invited, by the code; null where none is given or the shop asks for none. A field error for an unknown one. */
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

/** What is wanted and there is not; the shop wants what it verifies, and one contact at least. */
function missing({ rules }: Settings, phone: string, email: string): Complaint[] {
  const complaints: Complaint[] = [];
  if (!phone && (rules.login.phoneVerification || !email))
    complaints.push({ code: 'phone', text: 'phoneRequired' });
  if (!email && rules.login.emailVerification) complaints.push({ code: 'email', text: 'emailRequired' });
  return complaints;
}

/** Of the visitor's proved contacts those that may be the new account's: nobody else has proved them. */
async function ownContacts(tx: Queries, shown: Shown): Promise<{ phone: string; email: string }> {
  const own = { phone: '', email: '' };
  for (const contact of provedContacts(shown))
    if (await freeContact(tx, contact, 0)) own[contact.column] = contact.value;
  return own;
}

/** A new account of what the visitor has proved and tells. */
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
  const complaints = [...missing(settings, phone, email), ...(await taken())];
  if (complaints.length > 0) throw new Refusal(403, complaints);
  const row = await insertCustomer(tx, {
    name: info.name,
    phone: phone || null,
    email: email || null,
    phoneVerified: own.phone !== '',
    emailVerified: own.email !== '',
    referredBy: await findReferrer(tx, settings, info.ref_code),
  });
  if (!row) throw new Refusal(403, [{ code: 'phone', text: 'phoneTaken' }]); // somebody was faster
  return row;
}

/** What a form adds to a contact: nothing where it is proved, or is another's account's that the visitor said yes to. */
const toVerifiedFlag = (has: CustomerRow, { column, value }: Contact, isOwn: boolean): string => {
  if (!value || value === has[column] || has[`${column}_verified`]) return '';
  return has[column] === null || isOwn ? value : '';
};

/** The rest of an account that is there already: its name, and contacts that it lacks or that were mistyped. */
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
  const complaints = [
    ...missing(settings, getValue('phone') ?? '', getValue('email') ?? ''),
    ...(await findTakenContacts(tx, contacts)),
  ];
  if (complaints.length > 0) throw new Refusal(403, complaints);
  const updated = await one<CustomerRow>(
    tx,
    `UPDATE customers SET f_name = $2, l_name = $3, phone = coalesce(nullif($4, ''), phone),
       email = coalesce(nullif($5, ''), email) WHERE id = $1 RETURNING *`,
    [row.id, ...splitName(info.name), contacts[0]?.value ?? '', contacts[1]?.value ?? ''],
  );
  return updated ?? row;
}
