import { customerInfo, login, signUp, verifyContact, type LoginBody } from '@shop/contract';
import { codeFor, countSent } from '../../testing/codes';
import { newPerson, signIn } from '../../testing/people';
import { changeSettings } from '../../testing/switches';
import { openTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ faults: true });
});
afterAll(() => shop.close());
beforeEach(() => demand(1, 1));

const demand = (phone: 0 | 1, email: 0 | 1) =>
  changeSettings(shop, {
    centralize_login: { phone_verification_status: phone, email_verification_status: email },
    is_sms_active: 1,
    is_mail_active: 1,
    firebase_otp_verification: 0,
  });

const joinUp = async () => {
  const person = newPerson();
  return { person, due: await shop.send(signUp, { body: person }) };
};

const verify = async (kind: 'phone' | 'email', contact: string, proof: string, otp?: string) =>
  shop.send(verifyContact, {
    body: {
      verification_type: kind,
      [kind]: contact,
      otp: otp ?? (await codeFor(shop, contact)),
      login_type: 'manual',
      proof,
    },
  });

it('verifies the phone at sign-up, then the e-mail, and then signs in [CALL-34] [CALL-35] [ENT-40]', async () => {
  const { person, due } = await joinUp();
  expect(due.model).toMatchObject({
    token: null,
    phoneVerified: false,
    emailVerified: false,
    phone: person.phone,
  });
  expect(await countSent(shop, person.email)).toBe(0);
  const next = (await verify('phone', person.phone, due.model.proof)).model;
  const email = person.email.toLowerCase();
  expect(next).toMatchObject({ token: null, phoneVerified: true, emailVerified: false, email });
  const { token } = (await verify('email', person.email, next.proof)).model;
  expect((await shop.send(customerInfo, {}, { token })).model).toMatchObject({
    phoneVerified: true,
    emailVerified: true,
  });
  expect((await signIn(shop, person.phone)).model.token).not.toBeNull();
});

it('also verifies at sign-in, and sends the code again by the same call [CALL-33]', async () => {
  await demand(0, 0);
  const { person } = await joinUp();
  await demand(0, 1);
  const due = await signIn(shop, person.phone);
  expect(due.model).toMatchObject({ token: null, phoneVerified: true, emailVerified: false });
  const again = (await signIn(shop, person.phone)).model;
  expect(await countSent(shop, person.email)).toBe(1);
  expect((await verify('email', person.email, again.proof)).model.token).not.toBeNull();
});

it('applies each setting at once', async () => {
  const { person } = await joinUp();
  await changeSettings(shop, { centralize_login: { phone_verification_status: 0 } });
  expect((await signIn(shop, person.email)).model).toMatchObject({
    phoneVerified: true,
    emailVerified: false,
  });
  await changeSettings(shop, { centralize_login: { email_verification_status: 0 } });
  expect((await signIn(shop, person.email)).model.token).not.toBeNull();
});

it('refuses a sign-in method that is switched off [CALL-33]', async () => {
  await demand(0, 0);
  const { person } = await joinUp();
  const off = { status: 403, errors: [{ code: 'login_type' }] };
  await changeSettings(shop, { centralize_login: { manual_login_status: 0 } });
  expect(await signIn(shop, person.email)).toMatchObject(off);
  await changeSettings(shop, { centralize_login: { manual_login_status: 1, otp_login_status: 0 } });
  expect((await signIn(shop, person.email)).status).toBe(200);
  const body: LoginBody = { login_type: 'otp', phone: person.phone };
  expect(await shop.send(login, { body })).toMatchObject(off);
  await changeSettings(shop, { centralize_login: { otp_login_status: 1 } });
  expect((await shop.send(login, { body })).status).toBe(200);
});

it('needs the proof of the previous step, for the contact of that account [F-46]', async () => {
  const [one, other] = [await joinUp(), await joinUp()];
  const refused = { status: 403, errors: [{ code: 'proof' }] };
  expect(await verify('phone', one.person.phone, '')).toMatchObject(refused);
  expect(await verify('phone', one.person.phone, 'guessed')).toMatchObject(refused);
  expect(await verify('phone', one.person.phone, other.due.model.proof)).toMatchObject(refused);
  // none of these used the code up
  expect((await verify('phone', one.person.phone, one.due.model.proof)).status).toBe(200);
});

it('refuses the right proof with a wrong code [F-47]', async () => {
  const { person, due } = await joinUp();
  const wrong = (await codeFor(shop, person.phone)) === '111111' ? '222222' : '111111';
  expect((await verify('phone', person.phone, due.model.proof, wrong)).errors).toMatchObject([
    { code: 'otp' },
  ]);
});

it('creates no account where the code cannot be sent, and responds with an error', async () => {
  await changeSettings(shop, { is_sms_active: 0 });
  const { person, due } = await joinUp();
  expect(due).toMatchObject({ status: 403, errors: [{ code: 'phone' }] });
  await demand(0, 1);
  await changeSettings(shop, { is_mail_active: 0 });
  expect(await shop.send(signUp, { body: person })).toMatchObject({
    status: 403,
    errors: [{ code: 'email' }],
  });
  await demand(0, 0);
  expect((await shop.send(signUp, { body: person })).model.token).not.toBeNull();
});

it('leaves sending to the phone provider where there is one', async () => {
  await changeSettings(shop, { firebase_otp_verification: 1, is_sms_active: 0 });
  const { person, due } = await joinUp();
  expect(due.model).toMatchObject({ token: null, phoneVerified: false, phone: person.phone });
  const body: LoginBody = { login_type: 'otp', phone: person.phone };
  expect((await shop.send(login, { body })).model.token).toBeNull();
  expect(await countSent(shop, person.phone)).toBe(0);
});

it('lets a visitor with a mistyped phone sign up again until a contact is verified', async () => {
  const { person } = await joinUp();
  const corrected = { ...person, phone: newPerson().phone };
  const due = (await shop.send(signUp, { body: corrected })).model;
  expect(due.phone).toBe(corrected.phone);
  await verify('phone', corrected.phone, due.proof);
  const taken = await shop.send(signUp, { body: { ...corrected, phone: newPerson().phone } });
  expect(taken).toMatchObject({ status: 403, errors: [{ code: 'email' }] });
});

it('stores the inviting customer, refuses an unknown code, and ignores codes where referral is off [CALL-34]', async () => {
  await demand(0, 0);
  const { due } = await joinUp();
  const host = (await shop.send(customerInfo, {}, { token: due.model.token })).model;
  const guest = newPerson();
  const wrong = await shop.send(signUp, { body: { ...guest, ref_code: 'NOBODY' } });
  expect(wrong.errors).toEqual([{ code: 'ref_code', message: 'This referral code is not known.' }]);
  await shop.send(signUp, { body: { ...guest, ref_code: host.referralCode } });
  const [row] = await shop.database.query('SELECT referred_by FROM customers WHERE phone = $1', [
    guest.phone,
  ]);
  expect(row).toEqual({ referred_by: host.id });
  await changeSettings(shop, { ref_earning_status: 0 });
  expect((await shop.send(signUp, { body: { ...newPerson(), ref_code: 'NOBODY' } })).status).toBe(200);
  await changeSettings(shop, { ref_earning_status: 1 });
});
