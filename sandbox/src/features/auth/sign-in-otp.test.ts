import { customerInfo, login, signUp, updateInfo, verifyContact, type UpdateInfoBody } from '@shop/contract';
import { codeFor, countSent, enterCode, signInByPhone } from '../../testing/codes';
import { newPerson } from '../../testing/people';
import { testNow } from '../../testing/test-clock';
import { openTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
afterEach(() => shop.at(testNow));

const requestCode = (phone: string) => shop.send(login, { body: { login_type: 'otp', phone } });
const finish = (body: UpdateInfoBody) => shop.send(updateInfo, { body });
const getInfo = async (token: string | null) => (await shop.send(customerInfo, {}, { token })).model;
const tokens = (responses: { status: number; wire: unknown }[]) =>
  responses.filter(({ wire }) => typeof (wire as { token?: unknown }).token === 'string');

/** A customer who signed up with a form, and never verified the phone. */
async function unproved() {
  const person = newPerson();
  const { token } = (await shop.send(signUp, { body: person })).model;
  return { ...person, token };
}

/** 'Is It You?', answered. */
const answerIsItYou = (phone: string, verified: 'yes' | 'no', proof: string) =>
  shop.send(login, { body: { login_type: 'otp', phone, verified, proof } });

it('sends a code, asks a new phone for a profile, makes the account, and knows it the next time [CALL-33] [CALL-35] [CALL-38] [BIZ-05]', async () => {
  const { phone, email } = newPerson();
  expect((await requestCode(phone)).model).toMatchObject({
    token: null,
    phoneVerified: false,
    existingUser: null,
  });
  expect(await codeFor(shop, phone)).toMatch(/^\d{6}$/);
  const due = (await enterCode(shop, phone)).model;
  expect(due).toMatchObject({ token: null, personalInfo: false, phone });
  const { token } = (await finish({ name: 'Sara Khan', email, proof: due.proof })).model;
  expect(await getInfo(token)).toMatchObject({
    firstName: 'Sara',
    lastName: 'Khan',
    phone,
    phoneVerified: true,
    email: email.toLowerCase(),
    emailVerified: false,
  });
  expect((await signInByPhone(shop, phone)).model).toMatchObject({
    token: expect.any(String) as string,
    proof: '',
  });
  expect(await countSent(shop, phone)).toBe(2);
});

it('accepts a phone in any notation [BIZ-39]', async () => {
  const { phone } = newPerson();
  await requestCode(phone.replace('+', ''));
  const code = await codeFor(shop, phone);
  expect((await enterCode(shop, `00${phone.slice(1, 4)} ${phone.slice(4)}`, { otp: code })).status).toBe(200);
});

it('responds alike whether or not an account has the phone', async () => {
  const known = await unproved();
  const [one, other] = [await requestCode(known.phone), await requestCode(newPerson().phone)];
  const alike = ({ status, wire }: typeof one) => ({ status, wire: { ...(wire as object), phone: '' } });
  expect(alike(one)).toEqual(alike(other));
});

describe("'Is It You?'", () => {
  it('asks, with the name, where an account has the unverified phone; a yes signs in to it [ENT-40]', async () => {
    const person = await unproved();
    const firstResponse = (await signInByPhone(shop, person.phone)).model;
    expect(firstResponse).toMatchObject({ token: null, existingUser: { name: person.name, imageUrl: null } });
    expect(await getInfo(person.token)).toMatchObject({ phoneVerified: false });
    const { id } = await getInfo(person.token);
    const { token } = (await answerIsItYou(person.phone, 'yes', firstResponse.proof)).model;
    expect(await getInfo(token)).toMatchObject({ id, phoneVerified: true });
    expect((await signInByPhone(shop, person.phone)).model.token).not.toBeNull();
  });

  it("ends sessions and password of an account that was created with somebody else's phone", async () => {
    const person = await unproved();
    const firstResponse = (await signInByPhone(shop, person.phone)).model;
    const { token } = (await answerIsItYou(person.phone, 'yes', firstResponse.proof)).model;
    expect((await shop.send(customerInfo, {}, { token: person.token })).status).toBe(401);
    const body = { email_or_phone: person.email, password: person.password } as const;
    expect((await shop.send(login, { body })).errors).toMatchObject([{ code: 'auth-001' }]);
    expect((await shop.send(customerInfo, {}, { token })).status).toBe(200);
  });

  it('is not asked for an account with a verified e-mail and this unverified phone; the phone moves to the new account', async () => {
    const person = await unproved();
    await shop.database.query('UPDATE customers SET email_verified = true WHERE phone = $1', [person.phone]);
    const due = (await signInByPhone(shop, person.phone)).model;
    expect(due).toMatchObject({ token: null, existingUser: null, personalInfo: false });
    const { token } = (await finish({ name: 'Phone Owner', proof: due.proof })).model;
    expect(await getInfo(token)).toMatchObject({
      firstName: 'Phone',
      phone: person.phone,
      phoneVerified: true,
    });
    expect(await getInfo(person.token)).toMatchObject({ email: person.email.toLowerCase(), phone: '' });
  });

  it('accepts the answer also in the call that returned the question [CALL-35]', async () => {
    const { phone } = await unproved();
    const firstResponse = (await signInByPhone(shop, phone)).model;
    const body = { verification_type: 'phone', phone, otp: '000000', login_type: 'otp' } as const;
    const again = await shop.send(verifyContact, {
      body: { ...body, verified: 'yes', proof: firstResponse.proof },
    });
    expect(again.model.token).not.toBeNull();
  });

  it('creates a new account after a no: the verified phone moves, everything else stays', async () => {
    const person = await unproved();
    const firstResponse = (await signInByPhone(shop, person.phone)).model;
    const due = (await answerIsItYou(person.phone, 'no', firstResponse.proof)).model;
    expect(due).toMatchObject({ token: null, personalInfo: false, existingUser: null });
    expect((await getInfo(person.token)).phone).toBe(person.phone);
    const { token } = (await finish({ name: 'New Owner', proof: due.proof })).model;
    expect(await getInfo(token)).toMatchObject({
      firstName: 'New',
      phone: person.phone,
      phoneVerified: true,
    });
    expect(await getInfo(person.token)).toMatchObject({ email: person.email.toLowerCase(), phone: '' });
  });

  it('lets the answer be changed until a token is issued', async () => {
    const person = await unproved();
    const firstResponse = (await signInByPhone(shop, person.phone)).model;
    const no = (await answerIsItYou(person.phone, 'no', firstResponse.proof)).model;
    expect((await answerIsItYou(person.phone, 'yes', no.proof)).model.token).not.toBeNull();
    expect((await answerIsItYou(person.phone, 'yes', firstResponse.proof)).errors).toMatchObject([
      { code: 'proof' },
    ]);
    expect((await finish({ name: 'Late', proof: no.proof })).errors).toMatchObject([{ code: 'proof' }]);
  });

  it('needs the proof of that phone, in time, and an open question', async () => {
    const [one, other] = [await unproved(), await unproved()];
    const firstResponse = (await signInByPhone(shop, one.phone)).model;
    const refused = [{ code: 'proof', message: expect.stringContaining('start again') as string }];
    expect((await answerIsItYou(other.phone, 'yes', firstResponse.proof)).errors).toEqual(refused);
    expect((await answerIsItYou(one.phone, 'yes', '')).errors).toEqual(refused);
    expect((await answerIsItYou(one.phone, 'yes', `${firstResponse.proof}x`)).errors).toEqual(refused);
    const nobody = (await signInByPhone(shop, newPerson().phone)).model;
    expect((await answerIsItYou(nobody.phone, 'yes', nobody.proof)).errors).toEqual(refused);
    shop.at(new Date(testNow.getTime() + 16 * 60_000));
    expect((await answerIsItYou(one.phone, 'yes', firstResponse.proof)).errors).toEqual(refused);
  });

  it('issues one token for twenty concurrent answers', async () => {
    const { phone } = await unproved();
    const { proof } = (await signInByPhone(shop, phone)).model;
    const responses = await Promise.all(Array.from({ length: 20 }, () => answerIsItYou(phone, 'yes', proof)));
    expect(tokens(responses)).toHaveLength(1);
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 403]));
  });
});

describe('the rest of the profile', () => {
  const signInToProfile = async () => {
    const person = newPerson();
    return { ...person, proof: (await signInByPhone(shop, person.phone)).model.proof };
  };

  it('is refused at the field when an account has the e-mail, and continues with another [CALL-38]', async () => {
    const [known, { proof, email }] = [await unproved(), await signInToProfile()];
    const taken = await finish({ name: 'Sara', email: known.email, proof });
    expect(taken).toMatchObject({ status: 403, errors: [{ code: 'email' }] });
    expect((await finish({ name: 'Sara', email, proof })).model.token).not.toBeNull();
  });

  it('stores the inviting customer, and refuses an unknown code at its field', async () => {
    const [host, { proof, email }] = [await unproved(), await signInToProfile()];
    const { id, referralCode } = await getInfo(host.token);
    const wrong = await finish({ name: 'Sara', email, ref_code: 'NOBODY', proof });
    expect(wrong).toMatchObject({ status: 403, errors: [{ code: 'ref_code' }] });
    const right = await finish({ name: 'Sara', email, ref_code: referralCode.toLowerCase(), proof });
    expect(right.model.token).not.toBeNull();
    const rows = await shop.database.query('SELECT referred_by FROM customers WHERE email = $1', [
      email.toLowerCase(),
    ]);
    expect(rows).toEqual([{ referred_by: id }]);
  });

  it('creates one account for twenty concurrent forms, and none without a proof', async () => {
    const { proof, email } = await signInToProfile();
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => finish({ name: 'Sara', email, proof })),
    );
    expect(tokens(responses)).toHaveLength(1);
    expect((await finish({ name: 'Sara', email: newPerson().email })).errors).toMatchObject([
      { code: 'proof' },
    ]);
  });

  it("asks 'Is It You?' again where an account has got the phone meanwhile", async () => {
    const { proof, ...person } = await signInToProfile();
    await shop.send(signUp, { body: person });
    const late = await finish({ name: 'Sara', proof });
    expect(late.model).toMatchObject({ token: null, existingUser: { name: person.name } });
  });
});

it('issues one token for twenty concurrent verifications of a code', async () => {
  const { phone } = await unproved();
  const { proof } = (await signInByPhone(shop, phone)).model;
  await answerIsItYou(phone, 'yes', proof);
  await requestCode(phone);
  const otp = await codeFor(shop, phone);
  const responses = await Promise.all(Array.from({ length: 20 }, () => enterCode(shop, phone, { otp })));
  expect(tokens(responses)).toHaveLength(1);
  expect((await enterCode(shop, phone, { otp })).errors).toMatchObject([{ code: 'otp' }]);
});

it('refuses a closed account [ERR-18]', async () => {
  const { phone } = await unproved();
  const { proof } = (await signInByPhone(shop, phone)).model;
  await shop.database.query('UPDATE customers SET active = false WHERE phone = $1', [phone]);
  expect(await answerIsItYou(phone, 'yes', proof)).toMatchObject({
    status: 401,
    errors: [{ code: 'auth-inactive', message: 'Your account is inactive' }],
  });
});
