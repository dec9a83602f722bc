import {
  customerInfo,
  forgotPassword,
  login,
  resetPassword,
  signUp,
  updateInfo,
  verifyByPhoneProvider,
  verifyResetByPhoneProvider,
} from '@shop/contract';
import { codeFor, countSent } from '../../testing/codes';
import { setLogin } from '../../testing/login-settings';
import { newPerson, password, signIn } from '../../testing/people';
import { testNow } from '../../testing/test-clock';
import { openTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ faults: true });
});
afterAll(() => shop.close());
beforeEach(() => setLogin(shop, {}, { firebase_otp_verification: 1, is_sms_active: 0 }));
afterEach(() => shop.at(testNow));

const minutes = (count: number) => new Date(testNow.getTime() + count * 60_000);

async function send(phone: unknown, headers: Record<string, string> = {}) {
  const url = '/providers/phone/send';
  const response = await shop.app.inject({ method: 'POST', url, payload: { phone }, headers });
  const body: { session_info?: string; errors?: { code: string; message: string }[] } = response.json();
  return { status: response.statusCode, session: body.session_info ?? '', errors: body.errors ?? [] };
}

type Own = Partial<Parameters<typeof verifyByPhoneProvider.read>[0] & object> & {
  otp?: string;
  proof?: string;
  login_type?: 'otp' | 'manual';
};

const enter = async (phone: string, session: string, own: Own = {}) =>
  shop.send(verifyByPhoneProvider, {
    body: {
      session_info: session,
      phone,
      login_type: 'otp',
      ...own,
      otp: own.otp ?? (await codeFor(shop, phone)),
    },
  });

describe('a code of the phone provider', () => {
  it('signs in by phone, and the shop sends no code itself [CALL-43] [ERR-20]', async () => {
    const { phone, name } = newPerson();
    await shop.send(login, { body: { login_type: 'otp', phone } });
    expect(await countSent(shop, phone)).toBe(0);
    const { session } = await send(phone);
    const due = (await enter(phone, session)).model;
    expect(due).toMatchObject({ token: null, personalInfo: false, phone });
    const { token } = (
      await shop.send(updateInfo, { body: { name, email: 'x@y.example', proof: due.proof } })
    ).model;
    expect((await shop.send(customerInfo, {}, { token })).model).toMatchObject({
      phone,
      phoneVerified: true,
    });
  });

  it('verifies the phone of a customer who signs in by password [CALL-43]', async () => {
    const person = newPerson();
    await setLogin(
      shop,
      { phone_verification_status: 1 },
      { firebase_otp_verification: 1, is_sms_active: 0 },
    );
    const due = (await shop.send(signUp, { body: person })).model;
    expect(due).toMatchObject({ token: null, phoneVerified: false });
    const { session } = await send(person.phone);
    const own = { login_type: 'manual' as const, proof: due.proof };
    expect((await enter(person.phone, session, own)).model.token).toEqual(expect.any(String));
    expect((await signIn(shop, person.phone)).model.token).toEqual(expect.any(String));
  });

  it("asks 'Is It You?', and accepts the answer without another code [CALL-43]", async () => {
    const person = newPerson();
    await shop.send(signUp, { body: person });
    const { session } = await send(person.phone);
    const firstResponse = (await enter(person.phone, session)).model;
    expect(firstResponse.existingUser).not.toBeNull();
    const body = {
      session_info: session,
      phone: person.phone,
      otp: await codeFor(shop, person.phone),
      login_type: 'otp' as const,
      verified: 'yes' as const,
    };
    expect((await shop.send(verifyByPhoneProvider, { body })).errors[0]?.code).toBe('proof');
    const yes = await shop.send(verifyByPhoneProvider, { body: { ...body, proof: firstResponse.proof } });
    expect(yes.model.token).toEqual(expect.any(String));
  });

  it('counts as the code of a password reset, whether or not an account has that phone [CALL-42]', async () => {
    const person = newPerson();
    await setLogin(shop);
    await shop.send(signUp, { body: person });
    await setLogin(shop, {}, { firebase_otp_verification: 1, is_sms_active: 0 });
    const reset = { verification_method: 'phone' as const, phone: person.phone };
    expect((await shop.send(forgotPassword, { body: reset })).status).toBe(200);
    const responses = [];
    for (const phoneNumber of [person.phone, newPerson().phone]) {
      const sessionInfo = (await send(phoneNumber)).session;
      const code = await codeFor(shop, phoneNumber);
      const body = { phoneNumber, sessionInfo, code, is_reset_token: true } as const;
      const { status, wire } = await shop.send(verifyResetByPhoneProvider, { body });
      responses.push({ status, wire });
    }
    expect(responses[0]).toEqual(responses[1]);
    expect(responses[0]).toMatchObject({ status: 200, wire: { message: 'The code is right.' } });
    const reset_token = await codeFor(shop, person.phone);
    const body = { ...reset, reset_token, password: 'another horse', confirm_password: 'another horse' };
    expect((await shop.send(resetPassword, { body })).status).toBe(200);
    expect((await signIn(shop, person.phone, null, 'another horse')).status).toBe(200);
    expect((await signIn(shop, person.phone, null, password)).status).toBe(401);
  });

  it('is valid once, only with its own session and phone, and only for its time', async () => {
    const [one, other] = [newPerson().phone, newPerson().phone];
    const { session } = await send(one);
    const { session: others } = await send(other);
    const otp = await codeFor(shop, one);
    const refused = { status: 403, errors: [{ code: 'session_info' }] };
    expect(await enter(one, others)).toMatchObject(refused);
    expect(await enter(one, 'a session of the vendor itself', { otp })).toMatchObject(refused);
    expect(await enter(other, session)).toMatchObject(refused);
    expect(await enter(one, session, { otp: otp === '111111' ? '222222' : '111111' })).toMatchObject({
      status: 403,
      errors: [{ code: 'otp' }],
    });
    expect((await enter(one, session, { otp })).status).toBe(200);
    expect(await enter(one, session, { otp })).toMatchObject(refused);
    shop.at(minutes(6));
    expect((await enter(other, others)).errors[0]?.code).toBe('otp');
  });

  it('of a real vendor cannot be checked here, and the error says so [ERR-20] [D-26]', async () => {
    const vendor = (apiKey: string) => ({ firebase_otp_verification: 1, firebase_web_config: { apiKey } });
    await setLogin(shop, {}, vendor('a key'));
    const { status, errors } = await enter(newPerson().phone, 'AB-of-the-vendor', { otp: '123456' });
    await setLogin(shop, {}, vendor(''));
    expect(status).toBe(403);
    expect(errors[0]).toEqual({ code: 'session_info', message: expect.stringContaining('Firebase') });
  });

  it('is locked after too many tries [F-47]', async () => {
    const { phone } = newPerson();
    const { session } = await send(phone);
    const right = await codeFor(shop, phone);
    const wrong = right === '111111' ? '222222' : '111111';
    for (let tries = 0; tries < 5; tries += 1) await enter(phone, session, { otp: wrong });
    const { status } = await enter(phone, session, { otp: right });
    expect([403, 429]).toContain(status);
  });
});

describe('the mock phone provider', () => {
  it('stores neither code nor session in clear, and sends in the language of the visitor [D-26]', async () => {
    const { phone } = newPerson();
    const { session } = await send(phone, { 'x-localization': 'ar' });
    const [row] = await shop.database.query<{ body: string; kept: string }>(
      `SELECT body, (SELECT jsonb_agg(provider_grants)::text FROM provider_grants) AS kept FROM outbox WHERE recipient = $1`,
      [phone],
    );
    expect(row?.body).toMatch(/[\u0600-\u06ff]/);
    expect(row?.kept).not.toContain(session);
  });

  it('sends a second message to a phone only after a while', async () => {
    const { phone } = newPerson();
    const first = await send(phone);
    const second = await send(phone);
    expect(second.session).not.toBe(first.session);
    expect(await countSent(shop, phone)).toBe(1);
    expect((await enter(phone, first.session)).status).toBe(200);
  });

  it.each([[''], ['abc'], [null], [{}], ['12'], ['+971500000000000000']])(
    'does not send to %j',
    async (phone) => {
      const { status, errors } = await send(phone);
      expect(status).toBe(403);
      expect(errors).toEqual([{ code: 'phone', message: 'Must be a valid phone number' }]);
    },
  );

  it.each([
    ['the shop sends its codes itself', { firebase_otp_verification: 0 }],
    [
      'the vendor has given a key',
      { firebase_otp_verification: 1, firebase_web_config: { apiKey: 'a key' } },
    ],
  ])('does not exist where %s [D-26]', async (_why, others) => {
    await setLogin(shop, {}, others);
    expect((await send(newPerson().phone)).status).toBe(404);
    await setLogin(shop, {}, { firebase_web_config: {} });
  });
});
