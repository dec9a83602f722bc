import { customerInfo, forgotPassword, login, resetPassword, signUp, verifyToken } from '@shop/contract';
import { codeFor, countSent, requestedReset } from '../../testing/codes';
import { newPerson, password, signIn } from '../../testing/people';
import { changeSettings } from '../../testing/switches';
import { testNow } from '../../testing/test-clock';
import { openTestShop, type TestShop } from '../../testing/test-shop';
import type * as Passwords from './passwords';
import { hashPassword } from './passwords';

jest.mock('./passwords', () => {
  const actual = jest.requireActual<typeof Passwords>('./passwords');
  return { ...actual, hashPassword: jest.fn(actual.hashPassword) };
});

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ faults: true });
});
afterAll(() => shop.close());
afterEach(() => shop.at(testNow));

const fresh = 'battery staple';
const request = (phone: string) =>
  shop.send(forgotPassword, { body: { verification_method: 'phone', phone } });
type Reset = Awaited<ReturnType<typeof requestedReset>>;
const verify = (body: Reset) => shop.send(verifyToken, { body });
const set = (body: Reset, newPassword = fresh, confirmed = newPassword) =>
  shop.send(resetPassword, { body: { ...body, password: newPassword, confirm_password: confirmed } });

it('sets a new password after request and code, and ends every session [CALL-39] [CALL-40] [CALL-41]', async () => {
  const reset = await requestedReset(shop);
  const { token } = (await signIn(shop, reset.email)).model;
  expect((await verify(reset)).status).toBe(200);
  expect((await set(reset)).status).toBe(200);
  expect(await shop.send(customerInfo, {}, { token })).toMatchObject({
    status: 401,
    errors: [{ code: 'auth-expired', message: 'Your token has been expired' }],
  });
  expect((await signIn(shop, reset.email)).status).toBe(401);
  expect((await signIn(shop, reset.email, null, fresh)).model.token).not.toBeNull();
});

it('also works by phone, for numbers in any notation [CALL-39] [BIZ-39]', async () => {
  const person = newPerson();
  await shop.send(signUp, { body: person });
  await request(person.phone.replace('+', ' 00'));
  const own = { verification_method: 'phone' as const, phone: person.phone };
  const body = { ...own, reset_token: await codeFor(shop, person.phone) };
  await shop.send(verifyToken, { body });
  const response = await shop.send(resetPassword, {
    body: { ...body, password: fresh, confirm_password: fresh },
  });
  expect(response.status).toBe(200);
  expect((await signIn(shop, person.phone, null, fresh)).model.token).not.toBeNull();
});

it.each([
  [{ verification_method: 'phone', phone: '' }, 'phone', 'Please provide a phone number'],
  [{ verification_method: 'phone', phone: '+97150123' }, 'phone', 'Phone number must be exactly 10 digits'],
  [{ verification_method: 'phone', phone: 'number' }, 'phone', 'Phone number must be exactly 10 digits'],
  [{ verification_method: 'email', email: '' }, 'email', 'Please provide an email address'],
  [{ verification_method: 'email', email: 'ada@example' }, 'email', 'Please enter a valid email address'],
] as const)('refuses %j [VALID-27] [VALID-28] [BIZ-06]', async (body, code, message) => {
  const { status, errors } = await shop.send(forgotPassword, { body });
  expect([status, errors]).toEqual([403, [{ code, message }]]);
});

it('responds alike to unknown contacts at every step, and sends nothing to them', async () => {
  const [person, nobody] = [newPerson(), newPerson()];
  await shop.send(signUp, { body: person });
  const [known, unknown] = [await request(person.phone), await request(nobody.phone)];
  expect({ status: unknown.status, wire: unknown.wire }).toEqual({ status: known.status, wire: known.wire });
  expect(await countSent(shop, nobody.phone)).toBe(0);
  const tries = async (phone: string) => {
    const wrong = { verification_method: 'phone' as const, phone, reset_token: '999999' };
    const guessed = await shop.send(verifyToken, { body: wrong });
    const body = { ...wrong, password: fresh, confirm_password: fresh };
    const forced = await shop.send(resetPassword, { body });
    return [guessed.status, guessed.wire, forced.status, forced.wire];
  };
  if ((await codeFor(shop, person.phone)) !== '999999')
    expect(await tries(nobody.phone)).toEqual(await tries(person.phone));
});

describe('an unverified contact of an account whose owner has verified the other', () => {
  const verifyPhone = (email: string) =>
    shop.database.query('UPDATE customers SET phone_verified = true WHERE email = $1', [email.toLowerCase()]);

  it('may be a stranger’s: it gets the same response and no code [CALL-39] [F-46]', async () => {
    const [person, nobody] = [newPerson(), newPerson()];
    await shop.send(signUp, { body: person });
    await verifyPhone(person.email);
    const byEmail = ({ email }: typeof person) =>
      shop.send(forgotPassword, { body: { verification_method: 'email', email } });
    const [known, unknown] = [await byEmail(person), await byEmail(nobody)];
    expect([known.status, known.wire]).toEqual([unknown.status, unknown.wire]);
    expect(await countSent(shop, person.email)).toBe(0);
    await request(person.phone);
    expect(await countSent(shop, person.phone)).toBe(1);
  });

  it('sets no password with a code from before, or of the phone provider [CALL-41] [F-46]', async () => {
    const reset = await requestedReset(shop);
    await verifyPhone(reset.email);
    expect((await verify(reset)).status).toBe(200);
    expect((await set(reset)).status).toBe(200);
    expect((await signIn(shop, reset.email, null, fresh)).status).toBe(401);
    expect((await signIn(shop, reset.email)).status).toBe(200);
  });
});

it('takes as long for an unknown contact', async () => {
  const reset = await requestedReset(shop);
  const hashesFor = async (body: Reset) => {
    const hashed = jest.mocked(hashPassword).mockClear();
    expect((await set({ ...body, reset_token: '999999' })).status).toBe(403);
    return hashed.mock.calls.length;
  };
  // hashing the new password takes most of the time
  expect(await hashesFor(reset)).toBe(1);
  expect(await hashesFor({ ...reset, email: newPerson().email })).toBe(1);
});

it('sets nothing without the previous step, and nothing twice', async () => {
  const reset = await requestedReset(shop);
  expect((await set(reset)).errors).toMatchObject([{ code: 'otp' }]);
  expect((await signIn(shop, reset.email)).status).toBe(200);
  await verify(reset);
  const responses = await Promise.all(Array.from({ length: 5 }, () => set(reset)));
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await set(reset, password)).status).toBe(403);
  expect((await verify(reset)).status).toBe(403);
  expect((await signIn(shop, reset.email, null, fresh)).status).toBe(200);
});

it("refuses another contact's code, and a code for another purpose", async () => {
  const [one, other] = [await requestedReset(shop), await requestedReset(shop)];
  if (one.reset_token !== other.reset_token)
    expect((await verify({ ...other, reset_token: one.reset_token })).status).toBe(403);
  const { phone } = newPerson();
  await shop.send(login, { body: { login_type: 'otp', phone } });
  const code = await codeFor(shop, phone);
  const body = { verification_method: 'phone' as const, phone, reset_token: code };
  expect((await shop.send(verifyToken, { body })).status).toBe(403);
});

it('allows a quarter of an hour for the new password', async () => {
  const reset = await requestedReset(shop);
  shop.at(new Date(testNow.getTime() + 4 * 60_000));
  await verify(reset);
  shop.at(new Date(testNow.getTime() + 18 * 60_000));
  expect((await set(reset)).status).toBe(200);
  const late = await requestedReset(shop);
  await verify(late);
  shop.at(new Date(testNow.getTime() + 34 * 60_000));
  expect((await set(late)).status).toBe(403);
});

it('requires six characters, repeated identically [VALID-30] [VALID-31] [VALID-36] [BIZ-06]', async () => {
  const reset = await requestedReset(shop);
  await verify(reset);
  expect((await set(reset, '12345')).errors).toEqual([
    { code: 'password', message: 'Password is too short - should be 6 chars minimum.' },
  ]);
  expect((await set(reset, '')).errors).toEqual(
    expect.arrayContaining([{ code: 'password', message: 'No password provided.' }]),
  );
  expect((await set(reset, fresh, 'other one')).errors).toEqual([
    { code: 'confirm_password', message: 'Passwords must match' },
  ]);
  expect((await set(reset, '123456')).status).toBe(200); // the refused requests used nothing up
});

it('unlocks an account that wrong passwords have locked [F-47]', async () => {
  const reset = await requestedReset(shop);
  for (let tries = 0; tries < 12; tries += 1) await signIn(shop, reset.email, null, 'wrong password');
  expect((await signIn(shop, reset.email)).status).toBe(429);
  await verify(reset);
  await set(reset);
  expect((await signIn(shop, reset.email.toLowerCase(), null, fresh)).status).toBe(200);
});

it('is refused with a message where the shop cannot send', async () => {
  await changeSettings(shop, { is_sms_active: 0 });
  expect((await request(newPerson().phone)).errors).toEqual([
    { code: 'phone', message: 'No code can be sent by SMS at the moment.' },
  ]);
  await changeSettings(shop, { is_sms_active: 1 });
});
