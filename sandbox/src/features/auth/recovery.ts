import type { ResetPasswordBody } from '@shop/contract';
import type { Queries } from '../../database/database';
import { Refusal } from '../../http/refusal';
import type { Shop, View } from '../../shop/shop';
import { forgetAttempts } from './attempts';
import { toAttemptsKey, sendCode } from './codes';
import { contactIn, customerBy, type Contact, type CustomerRow } from './customers';
import { hashPassword } from './passwords';
import { takeResetCode } from './take-code';
import { revokeTokens } from './tokens';
import { mayBelongTo } from './whose-account';

export interface Recovery {
  verification_method: string;
  phone: string;
  email: string;
}

/** The contact of a password reset; refuses impossible ones. */
export function getRecoveryContact(body: Recovery): Contact {
  const contact = contactIn(body.verification_method, body);
  const field = contact.column;
  if (!contact.value) throw new Refusal(403, [{ code: field, text: 'invalid', values: { field } }]);
  return contact;
}

/**
 * The account that a contact opens. An unverified one opens none whose owner has verified the other: it may be a
 * stranger's, mistyped.
 */
async function getRecovered(queries: Queries, contact: Contact): Promise<CustomerRow | null> {
  const row = await customerBy(queries, contact);
  return row && mayBelongTo(row, contact) ? row : null;
}

/** Sends a code for a new password. For a contact that opens no active account it does everything except sending. CALL-39. */
export async function requestReset(shop: Shop, contact: Contact, view: View): Promise<void> {
  const settings = await shop.settings();
  await shop.database.transaction(async (tx) => {
    const row = await getRecovered(tx, contact);
    await sendCode(tx, { contact, purpose: 'reset', view, settings, decoy: !row?.active });
  });
}

/** Sets the new password after a verified code, and ends every session. CALL-41. */
export async function resetPassword(
  shop: Shop,
  contact: Contact,
  { reset_token: code, password }: Pick<ResetPasswordBody, 'reset_token' | 'password'>,
  now: Date,
): Promise<void> {
  const { demoOtp } = (await shop.settings()).rules;
  const hash = await hashPassword(password); // first, so that it takes as long for a wrong code
  await takeResetCode(shop.database, { contact, code, now, demoOtp });
  await shop.database.transaction(async (tx) => {
    const { column } = contact;
    const row = await getRecovered(tx, contact);
    if (!row) return; // gone since, or the phone provider has sent the code
    await tx.query(`UPDATE customers SET password_hash = $2, ${column}_verified = true WHERE id = $1`, [
      row.id,
      hash,
    ]);
    await revokeTokens(tx, row.id, now);
    for (const value of [row.email, row.phone])
      if (value !== null) {
        await forgetAttempts(tx, value);
        await forgetAttempts(tx, toAttemptsKey({ column, value }));
      }
  });
}
