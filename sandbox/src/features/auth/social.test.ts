import { customerInfo, signUp, updateInfo } from '@shop/contract';
import { enterCode } from '../../testing/codes';
import { newGuest, newPerson } from '../../testing/people';
import { changeSettings } from '../../testing/switches';
import { testNow } from '../../testing/test-clock';
import { openTestShop, type TestShop } from '../../testing/test-shop';
import { createShop, createView, type Shop } from '../../shop/shop';
import type { Shown } from './proofs';
import { goOn, type SignInWire } from './sign-in-response';

let testShop: TestShop;
let shop: Shop;
beforeAll(async () => {
  testShop = await openTestShop({ faults: true });
  shop = createShop({ database: testShop.database, now: () => testNow });
});
afterAll(() => testShop.close());

let count = 0;
/** What a provider reports about a person. */
const shownBy = (own: Partial<Shown> = {}): Shown => {
  count += 1;
  return { login_type: 'social', medium: 'google', unique_id: `person-${count}`, name: 'Sara Khan', ...own };
};
const signInWith = async (
  shown: Shown,
  own: { proof?: string; verified?: string } = {},
): Promise<SignInWire> => {
  const view = await createView(shop, { language: 'en', position: null });
  return goOn(shop, { shown, guestId: (await newGuest(testShop)).guestId, view, ...own });
};
const getInfo = async (token: string | null) => (await testShop.send(customerInfo, {}, { token })).model;
const demand = async (phone: 0 | 1, email: 0 | 1) => {
  await changeSettings(testShop, {
    centralize_login: { phone_verification_status: phone, email_verification_status: email },
  });
  shop.forgetSettings();
};
beforeEach(() => demand(0, 0));

const account = async () => {
  const person = newPerson();
  const { token } = (await testShop.send(signUp, { body: person })).model;
  return { ...person, email: person.email.toLowerCase(), token };
};
const prove = (email: string) =>
  testShop.database.query('UPDATE customers SET email_verified = true WHERE email = $1', [email]);
const profile = (proof: string, own: { phone?: string; email?: string }) =>
  testShop.send(updateInfo, { body: { name: 'Sara Khan', login_type: 'social', proof, ...own } });

it('asks a new person for the phone, and recognises the identity the next time [CALL-38]', async () => {
  const { email, phone } = newPerson();
  const shown = shownBy({ email: email.toLowerCase() });
  const due = await signInWith(shown);
  expect(due).toMatchObject({
    token: null,
    is_personal_info: 0,
    name: 'Sara Khan',
    email: shown.email,
    phone: '',
  });
  const { token } = (await profile(due.proof, { phone })).model;
  expect(await getInfo(token)).toMatchObject({
    phone,
    phoneVerified: false,
    email: shown.email,
    emailVerified: true,
  });
  expect((await signInWith(shown)).token).not.toBeNull();
  const { medium = 'google', unique_id = '' } = shown;
  expect((await signInWith({ login_type: 'social', medium, unique_id })).token).not.toBeNull(); // without an e-mail now
});

it('creates an account from a name and a verified phone without a form', async () => {
  const { phone } = newPerson();
  const { token } = await signInWith(shownBy({ phone }));
  expect(await getInfo(token)).toMatchObject({ firstName: 'Sara', phone, phoneVerified: true, email: '' });
  await demand(0, 1);
  expect(await signInWith(shownBy({ phone: newPerson().phone }))).toMatchObject({
    token: null,
    is_personal_info: 0,
  });
});

it("links the identity to the account with the e-mail after a yes to 'Is It You?'", async () => {
  const person = await account();
  const shown = shownBy({ email: person.email });
  const firstResponse = await signInWith(shown);
  expect(firstResponse).toMatchObject({ token: null, is_exist_user: { name: person.name } });
  expect((await signInWith(shown)).is_exist_user).not.toBeNull(); // nothing is linked yet
  const { id } = await getInfo(person.token);
  const { token } = await signInWith(shown, { proof: firstResponse.proof, verified: 'yes' });
  expect(await getInfo(token)).toMatchObject({ emailVerified: true, id });
  expect((await signInWith(shown)).token).not.toBeNull();
});

it('moves an unverified e-mail to the new account after a no', async () => {
  const person = await account();
  const shown = shownBy({ email: person.email });
  const { proof } = await signInWith(shown);
  const due = await signInWith(shown, { proof, verified: 'no' });
  expect(due).toMatchObject({ is_personal_info: 0, email: person.email });
  const { token } = (await profile(due.proof, { phone: newPerson().phone })).model;
  expect(await getInfo(token)).toMatchObject({ email: person.email, emailVerified: true });
  expect(await getInfo(person.token)).toMatchObject({ email: '', phone: person.phone });
});

it('never moves a verified contact', async () => {
  const person = await account();
  await prove(person.email);
  const shown = shownBy({ email: person.email });
  const { proof } = await signInWith(shown);
  const due = await signInWith(shown, { proof, verified: 'no' });
  expect(due).toMatchObject({ is_personal_info: 0, email: '' });
  const { phone } = newPerson();
  expect((await profile(due.proof, { phone, email: person.email })).errors).toMatchObject([
    { code: 'email' },
  ]);
  const { token } = (await profile(due.proof, { phone })).model;
  expect(await getInfo(token)).toMatchObject({ phone, email: '' });
  expect(await getInfo(person.token)).toMatchObject({ email: person.email, emailVerified: true });
  expect((await signInWith(shown)).token).not.toBeNull(); // the identity is the new one's
});

it('verifies the phone where the shop requires it, and lets the visitor correct it', async () => {
  await demand(1, 0);
  const [mistyped, right] = [newPerson().phone, newPerson().phone];
  const due = await signInWith(shownBy({ email: newPerson().email.toLowerCase() }));
  expect(due).toMatchObject({ is_personal_info: 0, is_phone_verified: 0 });
  const first = (await profile(due.proof, { phone: mistyped })).model;
  expect(first).toMatchObject({ token: null, personalInfo: true, phoneVerified: false, phone: mistyped });
  const second = (await profile(first.proof, { phone: right })).model;
  expect(second).toMatchObject({ phone: right, phoneVerified: false });
  const entered = await enterCode(testShop, right, { proof: second.proof, login_type: 'social' });
  expect(await getInfo(entered.model.token)).toMatchObject({ phone: right, phoneVerified: true });
});

it('asks for the missing phone of an account where the shop requires one', async () => {
  const shown = shownBy({ phone: newPerson().phone });
  await signInWith(shown);
  await testShop.database.query(
    'UPDATE customers SET phone = NULL, phone_verified = false WHERE phone = $1',
    [shown.phone ?? ''],
  );
  await demand(1, 0);
  const { medium = 'google', unique_id = '' } = shown;
  const due = await signInWith({ login_type: 'social', medium, unique_id });
  expect(due).toMatchObject({ token: null, is_personal_info: 1, is_phone_verified: 0, phone: '' });
});

it('continues only for the identity of the proof', async () => {
  const person = await account();
  const { proof } = await signInWith(shownBy({ email: person.email }));
  const other = shownBy({ email: person.email });
  await expect(signInWith(other, { proof, verified: 'yes' })).rejects.toMatchObject({
    errorEntries: [{ code: 'proof' }],
  });
});
