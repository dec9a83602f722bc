import { forgotPassword, login, signUp, verifyContact } from '@shop/contract';
import { toContact } from '../features/auth/customers';
import { newPerson } from './people';
import type { TestShop } from './test-shop';

/** The code that was sent to a contact last. */
export async function codeFor(shop: TestShop, contact: string): Promise<string> {
  const [row] = await shop.database.query<{ body: string }>(
    'SELECT body FROM outbox WHERE recipient = $1 ORDER BY id DESC LIMIT 1',
    [toContact(contact).value],
  );
  const code = /\d{6}/.exec(row?.body ?? '')?.[0];
  if (!code) throw new Error(`no code was sent to ${contact}`);
  return code;
}

/** Number of messages to a contact. */
export const countSent = async (shop: TestShop, contact: string): Promise<number> =>
  (await shop.database.query('SELECT 1 FROM outbox WHERE recipient = $1', [toContact(contact).value])).length;

/** Enters a code for a phone, by default the one that was sent. */
export const enterCode = async (
  shop: TestShop,
  phone: string,
  own: {
    otp?: string;
    proof?: string;
    guest_id?: string | null;
    login_type?: 'otp' | 'manual' | 'social';
  } = {},
) =>
  shop.send(verifyContact, {
    body: {
      verification_type: 'phone',
      phone,
      login_type: 'otp',
      ...own,
      otp: own.otp ?? (await codeFor(shop, phone)),
    },
  });

/** Requests a code by SMS, and enters it. */
export async function signInByPhone(shop: TestShop, phone: string, guestId: string | null = null) {
  await shop.send(login, { body: { login_type: 'otp', phone } });
  return enterCode(shop, phone, { guest_id: guestId });
}

/** A customer who has forgotten the password, and the code sent to the e-mail address. */
export async function requestedReset(shop: TestShop) {
  const person = newPerson();
  await shop.send(signUp, { body: person });
  const body = { verification_method: 'email' as const, email: person.email };
  await shop.send(forgotPassword, { body });
  return { ...body, reset_token: await codeFor(shop, person.email) };
}
