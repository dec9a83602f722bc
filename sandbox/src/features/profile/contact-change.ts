import type { updateProfileSchema } from '@shop/contract';
import type { InferType } from 'yup';
import type { Queries } from '../../database/database';
import type { ErrorEntry } from '../../http/refusal';
import type { Settings } from '../../shop/settings';
import { findTakenContacts } from '../auth/complete-account';
import { contactIn, emailContact, phoneContact, type Contact, type CustomerRow } from '../auth/customers';

export type ProfileBody = InferType<typeof updateProfileSchema>;
type Column = Contact['column'];

/** The new phone and e-mail; empty fields stay unchanged. */
export const wantedContacts = (row: CustomerRow, body: ProfileBody): Record<Column, Contact> => ({
  phone: phoneContact(body.phone || (row.phone ?? '')),
  email: emailContact(body.email || (row.email ?? '')),
});

const isChanged = (row: CustomerRow, { column, value }: Contact) => value !== (row[column] ?? '');

/** The contact whose code is in this request; null without one. */
export const enteredContact = (row: CustomerRow, body: ProfileBody): Contact | null => {
  const { phone, email } = wantedContacts(row, body);
  if (!body.otp || !body.verification_on) return null;
  return contactIn(body.verification_on, { phone: phone.value, email: email.value });
};

/** Field errors: changing a verified phone (PROF-02), and contacts of other accounts. */
export async function wrongContacts(
  queries: Queries,
  row: CustomerRow,
  body: ProfileBody,
): Promise<ErrorEntry[]> {
  const { phone, email } = wantedContacts(row, body);
  if (row.phone_verified && isChanged(row, phone)) return [{ code: 'phone', text: 'phoneFixed' }];
  return findTakenContacts(
    queries,
    [phone, email].filter((contact) => isChanged(row, contact)),
  );
}

/** For each contact: its new value, whether it is verified, and whether it needs a code first. */
export function contactsAfter(
  row: CustomerRow,
  body: ProfileBody,
  proved: Column | null,
  { rules }: Settings,
) {
  const wanted = wantedContacts(row, body);
  const demands = { phone: rules.login.phoneVerification, email: rules.login.emailVerification };
  const after = (column: Column) => {
    const contact = wanted[column];
    const changed = isChanged(row, contact);
    const isProved = proved === column || (row[`${column}_verified`] && !changed);
    const isAwaited =
      !isProved &&
      demands[column] &&
      contact.value !== '' &&
      (changed || (body.button_type === column && !body.otp));
    const value = isAwaited ? row[column] : contact.value || null;
    return { contact, value, verified: isAwaited ? row[`${column}_verified`] : isProved, isAwaited };
  };
  return { phone: after('phone'), email: after('email') };
}
