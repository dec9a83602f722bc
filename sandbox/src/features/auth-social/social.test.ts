import { customerInfo, signUp, socialLogin, socialRegister, updateInfo } from '@shop/contract';
import { codeFor, countSent, enterCode } from '../../testing/codes';
import { setLogin } from '../../testing/login-settings';
import { newPerson, signIn } from '../../testing/people';
import { obtainGrant } from '../../testing/provider-window';
import { testNow } from '../../testing/test-clock';
import { openTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ faults: true });
});
afterAll(() => shop.close());
beforeEach(() => setLogin(shop));
afterEach(() => shop.at(testNow));

type Body = Awaited<ReturnType<typeof obtainGrant>>;
const enter = (body: Body & { proof?: string; verified?: 'yes' | 'no' }) => shop.send(socialLogin, { body });
const whois = async (token: string | null) => (await shop.send(customerInfo, {}, { token })).model;

/** An account created through Google, and what Google reports the next time. */
async function member(own: { name?: string; phone?: string } = {}) {
  const { name, email, phone } = { ...newPerson(), ...own };
  const first = (await enter(await obtainGrant(shop, 'google', { name, email }))).model;
  const body = { name, phone, login_type: 'social' as const, proof: first.proof };
  const { token } = (await shop.send(updateInfo, { body })).model;
  return {
    name,
    email: email.toLowerCase(),
    phone,
    token,
    again: () => obtainGrant(shop, 'google', { name, email }),
  };
}

/** Somebody who has signed up by password. */
async function signedUp() {
  const person = newPerson();
  const { token } = (await shop.send(signUp, { body: person })).model;
  return { ...person, email: person.email.toLowerCase(), id: (await whois(token)).id };
}

describe('somebody whom a provider knows', () => {
  it('is asked for the rest of the profile, and is signed in the next time [CALL-36] [STATE-46] [STATE-47]', async () => {
    const { name, email, phone } = newPerson();
    const { model } = await enter(await obtainGrant(shop, 'google', { name, email }));
    expect(model).toMatchObject({
      token: null,
      personalInfo: false,
      name,
      email: email.toLowerCase(),
      phone: '',
    });
    const body = { name, phone, login_type: 'social' as const, proof: model.proof };
    const { token } = (await shop.send(updateInfo, { body })).model;
    expect(await whois(token)).toMatchObject({ email: email.toLowerCase(), emailVerified: true, phone });
    const again = (await enter(await obtainGrant(shop, 'google', { name, email }))).model;
    expect(again.token).toEqual(expect.any(String));
    expect((await whois(again.token)).id).toBe((await whois(token)).id);
  });

  it('is signed in at once where the provider reports everything', async () => {
    const { name, email, phone } = newPerson();
    const { token } = (await enter(await obtainGrant(shop, 'facebook', { name, email, phone }))).model;
    expect(await whois(token)).toMatchObject({ phone, phoneVerified: true, emailVerified: true });
  });

  it("is asked 'Is It You?' for an account's e-mail, and a yes links them [STATE-48] [BIZ-06]", async () => {
    const { email, id } = await signedUp();
    const body = await obtainGrant(shop, 'google', { name: 'N.', email });
    const firstResponse = (await enter(body)).model;
    expect(firstResponse).toMatchObject({
      token: null,
      existingUser: { name: expect.stringContaining('Noor') },
    });
    const { token } = (await enter({ ...body, verified: 'yes', proof: firstResponse.proof })).model;
    expect(await whois(token)).toMatchObject({ id, emailVerified: true });
    expect((await whois((await enter(await obtainGrant(shop, 'google', { email }))).model.token)).id).toBe(
      id,
    );
  });

  it('gets a separate account after a no, and the other one loses only an unverified e-mail [STATE-48]', async () => {
    const { email, phone, id, password } = await signedUp();
    const body = await obtainGrant(shop, 'google', { name: 'Sara Khan', email });
    const firstResponse = (await enter(body)).model;
    const due = (await enter({ ...body, verified: 'no', proof: firstResponse.proof })).model;
    expect(due).toMatchObject({ token: null, existingUser: null, personalInfo: false });
    const own = newPerson();
    const info = { name: 'Sara Khan', phone: own.phone, login_type: 'social' as const, proof: due.proof };
    const { token } = (await shop.send(updateInfo, { body: info })).model;
    expect(await whois(token)).toMatchObject({ firstName: 'Sara', email, phone: own.phone });
    const other = await whois((await signIn(shop, phone, null, password)).model.token);
    expect(other).toMatchObject({ id, phone });
    expect(other.email).not.toBe(email);
  });

  it('is asked for a phone where the shop verifies phones [STATE-49] [CALL-37]', async () => {
    const { again, phone } = await member();
    await shop.database.query('UPDATE customers SET phone = NULL WHERE phone = $1', [phone]);
    await setLogin(shop, { phone_verification_status: 1 });
    const body = await again();
    const due = (await enter(body)).model;
    expect(due).toMatchObject({ token: null, phoneVerified: false, phone: '' });
    const register = { ...body, phone, proof: due.proof };
    const sent = (await shop.send(socialRegister, { body: register })).model;
    expect(sent).toMatchObject({ token: null, phoneVerified: false, phone });
    const { token } = (await enterCode(shop, phone, { login_type: 'social', proof: sent.proof })).model;
    expect(await whois(token)).toMatchObject({ phone, phoneVerified: true });
  });

  it('cannot sign in to a closed account [ERR-18]', async () => {
    const { again, phone } = await member();
    await shop.database.query('UPDATE customers SET active = false WHERE phone = $1', [phone]);
    const { status, errors } = await enter(await again());
    expect({ status, codes: errors.map(({ code }) => code) }).toEqual({
      status: 401,
      codes: ['auth-inactive'],
    });
  });
});

describe('somebody without an e-mail from the provider', () => {
  const nameless = () => obtainGrant(shop, 'facebook', { name: 'Sara Khan' });
  const signInWithPhone = async (phone: string, own: object = {}) => {
    const body = await nameless();
    expect((await enter(body)).status).toBe(403);
    return (await shop.send(socialRegister, { body: { ...body, phone, ...own } })).model;
  };

  it('is sent to the phone step by an error with code email [ERR-22] [STATE-49]', async () => {
    const { status, errors } = await enter(await nameless());
    expect(status).toBe(403);
    expect(errors).toEqual([{ code: 'email', message: expect.stringContaining('phone number') }]);
  });

  it('adds a phone, verifies it, and is signed in, now and the next time [CALL-37] [STATE-49]', async () => {
    const { phone } = newPerson();
    const body = await nameless();
    await enter(body);
    const sent = (await shop.send(socialRegister, { body: { ...body, phone } })).model;
    expect(sent).toMatchObject({ token: null, phoneVerified: false, phone, existingUser: null });
    const { token } = (await enterCode(shop, phone, { login_type: 'social', proof: sent.proof })).model;
    expect(await whois(token)).toMatchObject({ firstName: 'Sara', phone, phoneVerified: true });
    const row = await shop.database.query<{ id: number }>(
      'SELECT customer_id AS id FROM social_identities WHERE unique_id = $1',
      [body.unique_id],
    );
    expect(row).toEqual([{ id: (await whois(token)).id }]);
  });

  it('is also asked for a name where the provider reports none [STATE-47]', async () => {
    const { phone } = newPerson();
    const body = await obtainGrant(shop, 'apple', {});
    const sent = (await shop.send(socialRegister, { body: { ...body, phone } })).model;
    const due = (await enterCode(shop, phone, { login_type: 'social', proof: sent.proof })).model;
    expect(due).toMatchObject({ token: null, personalInfo: false, phone });
    const info = { name: 'Sara', login_type: 'social' as const, proof: due.proof };
    expect((await shop.send(updateInfo, { body: info })).model.token).toEqual(expect.any(String));
  });

  it("is asked 'Is It You?' only once the phone is verified [STATE-48]", async () => {
    const { phone, id } = await signedUp();
    const sent = await signInWithPhone(phone);
    const unknown = await signInWithPhone(newPerson().phone);
    expect({ ...sent, phone: '', proof: '' }).toEqual({ ...unknown, phone: '', proof: '' });
    const firstResponse = (await enterCode(shop, phone, { login_type: 'social', proof: sent.proof })).model;
    expect(firstResponse.existingUser).not.toBeNull();
    const otp = await codeFor(shop, phone);
    const yes = { login_type: 'social' as const, proof: firstResponse.proof, otp, verified: 'yes' as const };
    expect((await whois((await enterCode(shop, phone, yes)).model.token)).id).toBe(id);
  });

  it('adds a phone without a code where the shop can send nothing and verifies nothing', async () => {
    await setLogin(shop, {}, { is_sms_active: 0 });
    const { phone } = newPerson();
    const { token } = await signInWithPhone(phone);
    expect(await whois(token)).toMatchObject({ phone, phoneVerified: false });
    const body = await nameless();
    const { errors } = await shop.send(socialRegister, { body: { ...body, phone } });
    expect(errors.map(({ code }) => code)).toEqual(['phone']);
  });

  it('gets an error message where a phone must be verified and nothing can be sent', async () => {
    await setLogin(shop, { phone_verification_status: 1 }, { is_sms_active: 0 });
    const body = await nameless();
    const { status, errors } = await shop.send(socialRegister, {
      body: { ...body, phone: newPerson().phone },
    });
    expect({ status, code: errors[0]?.code }).toEqual({ status: 403, code: 'phone' });
  });

  it('may repeat the request without a second message', async () => {
    const { phone } = newPerson();
    const body = await nameless();
    const first = (await shop.send(socialRegister, { body: { ...body, phone } })).model;
    const again = await shop.send(socialRegister, { body: { ...body, phone, proof: first.proof } });
    expect(again.model).toMatchObject({ phone, token: null });
    expect(await countSent(shop, phone)).toBe(1);
  });
});
