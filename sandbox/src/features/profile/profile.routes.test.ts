import { customerInfo, signUp, updateProfile } from '@shop/contract';
import { codeFor, countSent } from '../../testing/codes';
import { setLogin } from '../../testing/login-settings';
import { newPerson, password, signIn } from '../../testing/people';
import { pictures, profileForm } from '../../testing/pictures';
import { openTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ faults: true });
});
afterAll(() => shop.close());
beforeEach(() => setLogin(shop));

async function somebody() {
  const person = newPerson();
  const { token } = (await shop.send(signUp, { body: person })).model;
  return { ...person, token };
}
type Somebody = Awaited<ReturnType<typeof somebody>>;

const change = ({ token }: { token: string | null }, texts: Record<string, string>, photo?: Uint8Array) =>
  shop.send(updateProfile, { body: profileForm(texts, photo) }, { token });
const info = async ({ token }: { token: string | null }) =>
  (await shop.send(customerInfo, {}, { token })).model;
const own = ({ name, phone, email }: Somebody) => ({ name, phone, email });
const verified = (who: Somebody) =>
  shop.database.query('UPDATE customers SET phone_verified = true, email_verified = true WHERE phone = $1', [
    who.phone,
  ]);

describe('saving without a code', () => {
  it('changes the name, and a contact that the shop does not verify [CALL-02] [CALL-03] [STATE-34] [PROF-01]', async () => {
    const who = await somebody();
    const next = newPerson();
    const { model, status } = await change(who, { ...own(who), name: 'عائشة بنت خالد', email: next.email });
    expect({ status, ...model }).toEqual({
      status: 200,
      message: 'Profile updated successfully.',
      pendingVerification: null,
    });
    expect(await info(who)).toMatchObject({
      firstName: 'عائشة',
      lastName: 'بنت خالد',
      email: next.email.toLowerCase(),
      phone: who.phone,
      emailVerified: false,
    });
  });

  it('leaves empty fields unchanged', async () => {
    const who = await somebody();
    expect((await change(who, { name: 'Noor' })).status).toBe(200);
    expect(await info(who)).toMatchObject({ phone: who.phone, email: who.email.toLowerCase() });
  });

  it('changes the password and ends every other session [CALL-03]', async () => {
    const who = await somebody();
    const other = (await signIn(shop, who.phone)).model;
    expect((await change(who, { ...own(who), password: 'another horse' })).status).toBe(200);
    expect((await shop.send(customerInfo, {}, { token: other.token })).status).toBe(401);
    expect((await shop.send(customerInfo, {}, { token: who.token })).status).toBe(200);
    expect((await signIn(shop, who.phone, null, 'another horse')).status).toBe(200);
    expect((await signIn(shop, who.phone, null, password)).status).toBe(401);
  });
});

it.each([
  ['no name', { name: ' ' }, 'name'],
  ['a name of 256 characters', { name: 'x'.repeat(256) }, 'name'],
  ['no e-mail address', { email: 'noor@' }, 'email'],
  ['letters in a phone', { phone: '+97150abc' }, 'phone'],
  ['a short password', { password: '12345' }, 'password'],
])('refuses %s at its field [VALID-09] [VALID-10] [F-44]', async (_case, wrong, field) => {
  const who = await somebody();
  const refused = await change(who, { ...own(who), ...wrong });
  expect(refused.status).toBe(403);
  expect(refused.errors.map(({ code }) => code)).toEqual([field]);
});

describe('a contact', () => {
  it('of another account is refused at its field, and nothing is saved [CALL-03]', async () => {
    const [who, other] = [await somebody(), await somebody()];
    const refused = await change(who, { name: 'Other', phone: other.phone, email: other.email });
    expect(refused).toMatchObject({
      status: 403,
      errors: [
        { code: 'phone', message: 'This phone number has an account already.' },
        { code: 'email', message: 'This email has an account already.' },
      ],
    });
    expect(await info(who)).toMatchObject({ firstName: 'Noor' });
  });

  it('cannot change once its phone is verified [PROF-02]', async () => {
    const who = await somebody();
    await verified(who);
    const refused = await change(who, { ...own(who), phone: newPerson().phone });
    expect(refused.errors).toEqual([
      { code: 'phone', message: 'Your phone number is verified and cannot be changed.' },
    ]);
    expect(await info(who)).toMatchObject({ phone: who.phone, phoneVerified: true });
  });
});

describe('where the shop verifies', () => {
  const demand = (phone: 0 | 1, email: 0 | 1, others: object = {}) =>
    setLogin(shop, { phone_verification_status: phone, email_verification_status: email }, others);

  it('a changed e-mail, and every other change with it, needs a code [STATE-33] [PROF-04]', async () => {
    const who = await somebody();
    await demand(0, 1);
    const texts = { ...own(who), name: 'Noor Khan', email: newPerson().email };
    const response = (await change(who, texts, pictures.png)).model;
    expect(response.pendingVerification).toEqual({ kind: 'email', medium: 'email' });
    expect(await info(who)).toMatchObject({ lastName: expect.stringContaining('Ahmed'), imageUrl: null });
    const step = { ...texts, verification_on: 'email', verification_medium: 'email' };
    const wrong = await change(who, { ...step, otp: '000000' }, pictures.png);
    expect(wrong).toMatchObject({ status: 403, errors: [{ code: 'otp' }] });
    const otp = await codeFor(shop, texts.email);
    expect((await change(who, { ...step, otp }, pictures.png)).model.pendingVerification).toBeNull();
    expect(await info(who)).toMatchObject({
      lastName: 'Khan',
      email: texts.email.toLowerCase(),
      emailVerified: true,
      imageUrl: expect.stringContaining('/media/profile/'),
    });
  });

  it('an unverified contact can be verified on request [PROF-02] [STATE-33]', async () => {
    const who = await somebody();
    await demand(0, 1);
    expect((await change(who, { ...own(who), button_type: 'email' })).model.pendingVerification?.kind).toBe(
      'email',
    );
    const otp = await codeFor(shop, who.email);
    expect((await change(who, { otp, verification_on: 'email' })).model.pendingVerification).toBeNull();
    expect(await info(who)).toMatchObject({ emailVerified: true, firstName: 'Noor' });
  });

  it('phone and e-mail are verified one after the other', async () => {
    const who = await somebody();
    await demand(1, 1);
    const [phone, email] = [newPerson().phone, newPerson().email];
    const texts = { name: 'Noor', phone, email };
    expect((await change(who, texts)).model.pendingVerification).toEqual({ kind: 'phone', medium: 'SMS' });
    expect(await countSent(shop, email)).toBe(0);
    const first = { ...texts, otp: await codeFor(shop, phone), verification_on: 'phone' };
    expect((await change(who, first)).model.pendingVerification?.kind).toBe('email');
    expect(await info(who)).toMatchObject({ phone, phoneVerified: true, email: who.email.toLowerCase() });
    const second = { ...texts, otp: await codeFor(shop, email), verification_on: 'email' };
    expect((await change(who, second)).model.pendingVerification).toBeNull();
    expect(await info(who)).toMatchObject({ email: email.toLowerCase(), emailVerified: true });
  });

  it('the phone provider sends the code of a phone, with its own session [STATE-33] [ERR-20]', async () => {
    const who = await somebody();
    await demand(1, 0, { firebase_otp_verification: 1, is_sms_active: 0 });
    const phone = newPerson().phone;
    const texts = { ...own(who), phone };
    expect((await change(who, texts)).model.pendingVerification).toEqual({
      kind: 'phone',
      medium: 'firebase',
    });
    expect(await countSent(shop, phone)).toBe(0);
    const sent = await shop.app.inject({ method: 'POST', url: '/providers/phone/send', payload: { phone } });
    const { session_info } = sent.json<{ session_info: string }>();
    const step = { ...texts, otp: await codeFor(shop, phone), verification_on: 'phone' };
    expect((await change(who, { ...step, session_info: 'other' })).errors[0]?.code).toBe('session_info');
    expect((await change(who, { ...step, session_info })).status).toBe(200);
    expect(await info(who)).toMatchObject({ phone, phoneVerified: true });
  });

  it('codes are locked after too many tries [F-47]', async () => {
    const who = await somebody();
    await demand(0, 1);
    const texts = { ...own(who), email: newPerson().email };
    await change(who, texts);
    const tries = [];
    for (let count = 0; count < 12; count += 1)
      tries.push((await change(who, { ...texts, verification_on: 'email', otp: '000000' })).status);
    expect(tries.at(0)).toBe(403);
    expect(tries.at(-1)).toBe(429);
  });
});

describe('the photo', () => {
  it('is served by its secret address, and replaces the former one [VALID-11] [F-43]', async () => {
    const who = await somebody();
    await change(who, own(who), pictures.png);
    const first = (await info(who)).imageUrl ?? '';
    expect((await shop.app.inject(first)).headers['content-type']).toBe('image/png');
    await change(who, own(who), pictures.gif);
    const second = (await info(who)).imageUrl ?? '';
    expect((await shop.app.inject(first)).statusCode).toBe(404);
    expect((await shop.app.inject(second)).rawPayload.equals(pictures.gif)).toBe(true);
    await change(who, own(who));
    expect((await info(who)).imageUrl).toBe(second);
  });

  it.each([
    [
      'a renamed executable',
      Buffer.from(`MZ${'\0'.repeat(80)}`),
      'This file format is not supported. Please upload JPG, PNG, JPEG, or GIF images only.',
    ],
    ['2.1 MB', Buffer.concat([pictures.png, Buffer.alloc(2_100_000)]), 'Each picture may have at most 2 MB.'],
  ])(
    'is refused as %s, and nothing else is saved [VALID-11] [VALID-12] [F-43]',
    async (_case, bytes, message) => {
      const who = await somebody();
      const refused = await change(who, { ...own(who), name: 'Other' }, bytes);
      expect(refused).toMatchObject({ status: 403, errors: [{ code: 'image', message }] });
      expect(await info(who)).toMatchObject({ firstName: 'Noor', imageUrl: null });
    },
  );

  it('is one', async () => {
    const who = await somebody();
    const form = profileForm(own(who), pictures.png);
    form.append('image', new Blob([new Uint8Array(pictures.gif)]), 'b.gif');
    const { errors } = await shop.send(updateProfile, { body: form }, who);
    expect(errors).toEqual([{ code: 'image', message: 'Send one photo.' }]);
  });
});

it('is for customers only [ROLE-05]', async () => {
  expect((await change({ token: null }, { name: 'Noor' })).status).toBe(401);
});
