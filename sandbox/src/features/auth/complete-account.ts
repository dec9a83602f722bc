import { one, type Queries } from '../../database/database';
import { Refusal, type Complaint } from '../../http/refusal';
import type { Settings } from '../../shop/settings';
import {
  customerBy,
  emailContact,
  insertCustomer,
  partsOf,
  phoneContact,
  type Contact,
  type CustomerRow,
} from './customers';
import type { Shown } from './proofs';
import { freeContact, provedContacts } from './whose-account';

/** What somebody tells to finish a profile. */
export interface Info {
  name: string;
  phone: string;
  email: string;
  ref_code: string;
}

const text = { phone: 'phoneTaken', email: 'emailTaken' } as const;

/** Field errors for contacts that have an account already. */
export async function takenContacts(queries: Queries, contacts: readonly Contact[]): Promise<Complaint[]> {
  const complaints: Complaint[] = [];
  for (const contact of contacts)
    if (contact.value && (await customerBy(queries, contact)))
      complaints.push({ code: contact.column, text: text[contact.column] });
  return complaints;
}

/** Who invited, by the code; null where none is given or the shop asks for none. A field error for an unknown one. */
export async function referrerOf(
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
  const told = {
    phone: own.phone ? '' : phoneContact(info.phone).value,
    email: own.email ? '' : emailContact(info.email).value,
  };
  const phone = own.phone || told.phone;
  const email = own.email || told.email;
  const taken = async () => takenContacts(tx, [phoneContact(told.phone), emailContact(told.email)]);
  const complaints = [...missing(settings, phone, email), ...(await taken())];
  if (complaints.length > 0) throw new Refusal(403, complaints);
  const row = await insertCustomer(tx, {
    name: info.name,
    phone: phone || null,
    email: email || null,
    phoneVerified: own.phone !== '',
    emailVerified: own.email !== '',
    referredBy: await referrerOf(tx, settings, info.ref_code),
  });
  if (!row) throw new Refusal(403, [{ code: 'phone', text: 'phoneTaken' }]); // somebody was faster
  return row;
}

/** The rest of an account that is there already: its name, and the contact that it lacks. */
export async function completeAccount(
  tx: Queries,
  settings: Settings,
  row: CustomerRow,
  shown: Shown,
  info: Info,
): Promise<CustomerRow> {
  const told = {
    phone: row.phone || shown.phone ? '' : phoneContact(info.phone).value,
    email: row.email || shown.email ? '' : emailContact(info.email).value,
  };
  const phone = row.phone ?? (shown.phone || told.phone);
  const email = row.email ?? (shown.email || told.email);
  const complaints = [
    ...missing(settings, phone, email),
    ...(await takenContacts(tx, [phoneContact(told.phone), emailContact(told.email)])),
  ];
  if (complaints.length > 0) throw new Refusal(403, complaints);
  const [first, rest] = partsOf(info.name);
  const next = {
    ...row,
    f_name: first,
    l_name: rest,
    phone: row.phone ?? (told.phone || null),
    email: row.email ?? (told.email || null),
  };
  await tx.query('UPDATE customers SET f_name = $2, l_name = $3, phone = $4, email = $5 WHERE id = $1', [
    row.id,
    next.f_name,
    next.l_name,
    next.phone,
    next.email,
  ]);
  return next;
}
