import { login, requestGuest, signUp, updateInfo, verifyContact } from '@shop/contract';
import { inactive, invalid, Refusal } from '../../http/refusal';
import { serve, type Server } from '../../serve';
import type { Shop, View } from '../../shop/shop';
import { beginAttempt, forgetAttempts } from './attempts';
import { sendCode } from './codes';
import { dropUnfinished, findReferrer, findTakenContacts } from './complete-account';
import { toContact, customerBy, emailContact, insertCustomer, phoneContact } from './customers';
import { createGuest } from './guests';
import { hashPassword, isPassword } from './passwords';
import { startAgain, type Shown } from './proofs';
import { toCodeSentWire, goOn, proceed, type SignInWire } from './sign-in-response';
import { verifiedContact } from './verify-contact';
import { lockContacts } from './whose-account';

const wrongCredentials = () => new Refusal(401, [{ code: 'auth-001', text: 'wrongCredentials' }]);

/** Calls a minute from one network address. */
const perMinute = 120;

/** By contact and password: the same response to a wrong password and an unknown contact. */
async function byPassword(shop: Shop, contactText: string, password: string): Promise<Shown> {
  const now = shop.now();
  const contact = toContact(contactText);
  await beginAttempt(shop.database, contact.value, now);
  const row = await customerBy(shop.database, contact);
  const fits = await isPassword(row?.password_hash ?? null, password);
  if (!row || !fits) throw wrongCredentials();
  await forgetAttempts(shop.database, contact.value);
  if (!row.active) throw inactive();
  return { login_type: 'manual', customer_id: row.id };
}

/** By phone: sends a code, whether or not an account has the phone; `verifyContact` checks it. */
async function byPhone(shop: Shop, phone: string, view: View): Promise<SignInWire> {
  const contact = phoneContact(phone);
  const settings = await shop.settings();
  await shop.database.transaction((tx) => sendCode(tx, { contact, purpose: 'login', view, settings }));
  return toCodeSentWire({ login_type: 'otp', phone: contact.value });
}

function loginRoute(server: Server): void {
  const { shop } = server;
  serve(
    server,
    login,
    async ({ body, view }) => {
      const { proof, verified, guest_id: guestId } = body;
      const { login: methods } = (await shop.settings()).rules;
      if (body.login_type === 'manual' ? !methods.manual : !methods.otp)
        throw invalid('login_type', 'wayOff');
      if (body.login_type === 'manual')
        return goOn(shop, {
          shown: await byPassword(shop, body.email_or_phone, body.password),
          guestId,
          view,
        });
      if (verified === 'default') return byPhone(shop, body.phone, view);
      if (!proof) throw startAgain();
      const shown: Shown = { login_type: 'otp', phone: phoneContact(body.phone).value };
      return goOn(shop, { shown, proof, verified, guestId, view });
    },
    { perMinute },
  );
}

function signUpRoute(server: Server): void {
  const { shop } = server;
  serve(
    server,
    signUp,
    async ({ body, view }) => {
      const [email, phone] = [emailContact(body.email), phoneContact(body.phone)];
      const settings = await shop.settings();
      const passwordHash = await hashPassword(body.password);
      return shop.database.transaction(async (tx) => {
        await lockContacts(tx, [phone.value, email.value]);
        await dropUnfinished(tx, [phone, email]);
        const taken = await findTakenContacts(tx, [email, phone]);
        if (taken.length > 0) throw new Refusal(403, taken);
        const referredBy = await findReferrer(tx, settings, body.ref_code);
        const fields = { name: body.name, email: email.value, phone: phone.value, passwordHash, referredBy };
        const row = await insertCustomer(tx, fields);
        if (!row) throw new Refusal(403, await findTakenContacts(tx, [email, phone])); // a concurrent request was faster
        const shown: Shown = { login_type: 'manual', customer_id: row.id };
        return proceed(tx, settings, { shown, guestId: body.guest_id, view });
      });
    },
    { perMinute: 60 },
  );
}

/** The sign-in methods and their intermediate steps. */
export function signInRoutes(server: Server): void {
  const { shop } = server;
  serve(server, requestGuest, async () => ({ guest_id: await createGuest(shop.database) }), { perMinute });
  loginRoute(server);
  signUpRoute(server);
  serve(server, verifyContact, ({ body, view }) => verifiedContact(shop, body, view), { perMinute });
  serve(
    server,
    updateInfo,
    ({ body, view }) => {
      const { proof, guest_id: guestId, ...info } = body;
      if (!proof) throw startAgain();
      // one of the schema's; the one in the proof applies
      const shown: Shown = { login_type: body.login_type as Shown['login_type'] };
      return goOn(shop, { shown, proof, info, guestId, view });
    },
    { perMinute },
  );
}
