import {
  addAddress,
  addressList,
  customerInfo,
  deleteAddress,
  login,
  signUp,
  updateAddress,
} from '@shop/contract';
import { testNow } from '../../testing/test-clock';
import { newCustomer, newGuest, newPerson, password, signIn } from '../../testing/people';
import { openTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
afterEach(() => shop.at(testNow));

const minutes = (count: number) => new Date(testNow.getTime() + count * 60_000);

it('signs up, then signs in with e-mail in any case or phone [CALL-33] [CALL-34]', async () => {
  const person = newPerson();
  expect((await shop.send(signUp, { body: person })).model).toMatchObject({
    phoneVerified: true,
    emailVerified: true,
    personalInfo: true,
    existingUser: null,
  });
  for (const contact of [person.email.toUpperCase(), person.email, person.phone]) {
    const { token } = (await signIn(shop, contact)).model;
    const { model } = await shop.send(customerInfo, {}, { token });
    expect(model).toMatchObject({
      firstName: 'Noor',
      email: person.email.toLowerCase(),
      phone: person.phone,
    });
  }
});

it('stores neither passwords nor tokens in clear', async () => {
  const { token } = await newCustomer(shop);
  const rows = await shop.database.query<{ all: string }>(
    `SELECT (SELECT jsonb_agg(customers)::text FROM customers) || (SELECT jsonb_agg(tokens)::text FROM tokens) AS all`,
  );
  expect(rows[0]?.all).not.toContain(password);
  expect(rows[0]?.all).not.toContain(token);
  expect(rows[0]?.all).toContain('$argon2id$');
});

it('refuses a contact that has an account already', async () => {
  const person = newPerson();
  await shop.send(signUp, { body: person });
  const again = await shop.send(signUp, { body: { ...person, name: 'Other' } });
  expect(again.status).toBe(403);
  expect(again.errors.map(({ code }) => code)).toEqual(['email', 'phone']);
  const many = await Promise.all(
    Array.from({ length: 5 }, () =>
      shop.send(signUp, { body: { ...newPerson(), email: 'same@example.com' } }),
    ),
  );
  expect(many.filter(({ status }) => status === 200)).toHaveLength(1);
});

it('reports every wrong field with the message of the specification [VALID-20] [VALID-21] [VALID-23] [VALID-24]', async () => {
  const body = { name: '', email: 'x', phone: '1', password: '123', confirm_password: '124' };
  const { status, errors } = await shop.send(signUp, { body });
  expect(status).toBe(403);
  expect(errors).toEqual(
    expect.arrayContaining([
      { code: 'email', message: 'Must be a valid email' },
      { code: 'password', message: 'Password must be at least 6 characters' },
      { code: 'confirm_password', message: 'Passwords must match' },
    ]),
  );
});

it('names what is missing in the words of the specification [VALID-20] [VALID-21] [VALID-22] [VALID-23] [VALID-24]', async () => {
  const body = { name: '', email: '', phone: '', password: '', confirm_password: '' };
  const { errors } = await shop.send(signUp, { body });
  expect(errors).toEqual(
    expect.arrayContaining([
      { code: 'name', message: 'name is required' },
      { code: 'email', message: 'Email is required' },
      { code: 'phone', message: 'phone number required' },
      { code: 'password', message: 'Password is required' },
      { code: 'confirm_password', message: 'Confirm password is required' },
    ]),
  );
});

it('bounds e-mail and phone [VALID-21] [VALID-22] [BIZ-06]', async () => {
  const body = { ...newPerson(), email: `${'x'.repeat(250)}@x.example`, phone: '+97150123' };
  expect((await shop.send(signUp, { body })).errors).toEqual([
    { code: 'email', message: 'The email is too long.' },
    { code: 'phone', message: 'Number must be 10 digits' },
  ]);
});

it('responds the same to a wrong password and to an unknown account', async () => {
  const person = newPerson();
  await shop.send(signUp, { body: person });
  const wrong = await signIn(shop, person.email, null, 'wrong password');
  const unknown = await signIn(shop, 'nobody@example.com');
  expect(wrong).toMatchObject({ status: 401, wire: unknown.wire });
});

it('slows down, then locks after wrong passwords in a row, and unlocks again [F-47]', async () => {
  const person = newPerson();
  await shop.send(signUp, { body: person });
  const statuses: number[] = [];
  for (let tries = 0; tries < 40; tries += 1) {
    shop.at(new Date(testNow.getTime() + tries * 1_000));
    statuses.push((await signIn(shop, person.email, null, 'wrong password')).status);
  }
  expect(statuses.slice(0, 5)).toEqual([401, 401, 401, 401, 401]);
  expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(10);
  const locked = await signIn(shop, person.email);
  expect(locked).toMatchObject({ status: 429, errors: [{ code: 'too_many_attempts' }] });
  expect(Number(locked.headers['retry-after'])).toBeGreaterThan(60);
  shop.at(minutes(30));
  expect((await signIn(shop, person.email)).status).toBe(200);
});

it('tries only a few of many passwords sent at once [F-47]', async () => {
  const person = newPerson();
  await shop.send(signUp, { body: person });
  const responses = await Promise.all(
    Array.from({ length: 30 }, (_, index) => signIn(shop, person.email, null, `wrong password ${index}`)),
  );
  expect(responses.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(10);
  expect(responses.every(({ status }) => status === 401 || status === 429)).toBe(true);
});

it('responds with 401 to tokens that are unknown, expired or revoked [ERR-18]', async () => {
  const { token } = await newCustomer(shop);
  expect((await shop.send(customerInfo, {}, { token: `${token}x` })).status).toBe(401);
  expect((await shop.send(customerInfo, {})).wire).toEqual({
    errors: [{ code: 'auth-001', message: 'Unauthorized.' }],
  });
  shop.at(minutes(60 * 24 * 31));
  expect((await shop.send(customerInfo, {}, { token })).status).toBe(401);
  shop.at(testNow);
  expect((await shop.send(customerInfo, {}, { token })).status).toBe(200);
  await shop.database.query('UPDATE tokens SET revoked_at = now()');
  expect((await shop.send(customerInfo, {}, { token })).status).toBe(401);
});

it('gives each guest an id that cannot be guessed [CALL-32]', async () => {
  const [one, two] = [await newGuest(shop), await newGuest(shop)];
  expect(one.guestId).toMatch(/^[\da-f-]{36}$/);
  expect(one.guestId).not.toBe(two.guestId);
});

describe('saved addresses', () => {
  const address = {
    address: 'Net Square 1',
    contact_person_name: 'Noor',
    contact_person_number: '+971500000000',
    address_type: 'home',
    latitude: 25.128,
    longitude: 56.344,
  } as const;

  it('are added, listed with their zones, changed and removed [CALL-23] [CALL-24] [CALL-25]', async () => {
    const scope = await newCustomer(shop);
    const wire = { ...address, latitude: '25.128', longitude: '56.344' } as unknown as typeof address;
    expect((await shop.send(addAddress, { body: wire }, scope)).model).toBe('Successfully added!');
    const [saved] = (await shop.send(addressList, {}, scope)).model.entries;
    expect(saved).toMatchObject({ type: 'home', address: 'Net Square 1', latitude: 25.128 });
    expect(saved?.zoneIds.length).toBeGreaterThan(0);
    const id = saved?.id ?? 0;
    const changed = await shop.send(
      updateAddress,
      { params: { id }, body: { ...address, house: '7' } },
      scope,
    );
    expect(changed.model).toBe('Updated successfully.');
    expect((await shop.send(addressList, {}, scope)).model.entries).toMatchObject([{ id, house: '7' }]);
    expect((await shop.send(deleteAddress, { query: { address_id: id } }, scope)).status).toBe(200);
    expect((await shop.send(addressList, {}, scope)).model.entries).toEqual([]);
  });

  it('of others are not found, and stay unchanged [F-46]', async () => {
    const [own, other] = [await newCustomer(shop), await newCustomer(shop)];
    await shop.send(addAddress, { body: address }, own);
    const id = (await shop.send(addressList, {}, own)).model.entries[0]?.id ?? 0;
    const body = { ...address, address: 'Elsewhere' };
    expect((await shop.send(updateAddress, { params: { id }, body }, other)).status).toBe(404);
    expect((await shop.send(deleteAddress, { query: { address_id: id } }, other)).status).toBe(404);
    expect((await shop.send(addressList, {}, other)).model.entries).toEqual([]);
    expect((await shop.send(addressList, {}, own)).model.entries).toMatchObject([
      { address: 'Net Square 1' },
    ]);
  });

  it('need a customer, and their fields [VALID-14] [ROLE-04]', async () => {
    expect((await shop.send(addressList, {}, await newGuest(shop))).status).toBe(401);
    const bare = { ...address, address: '', contact_person_name: '', contact_person_number: '' };
    const { errors } = await shop.send(addAddress, { body: bare }, await newCustomer(shop));
    expect(errors.map(({ message }) => message)).toEqual(
      expect.arrayContaining(['Address is required', 'Name is required', 'Phone Number is required']),
    );
  });
});

it('accepts a PUT sent as a POST, and a DELETE with its values in the body', async () => {
  const { token } = await newCustomer(shop);
  const headers = { authorization: `Bearer ${token}` };
  const sent = (method: 'POST' | 'DELETE', url: string, payload: object) =>
    shop.app.inject({ method, url, headers, payload });
  const url = '/api/v1/customer/address/update/1';
  expect((await sent('POST', url, { _method: 'put' })).statusCode).toBe(403);
  expect((await sent('DELETE', '/api/v1/customer/address/delete', { address_id: 1 })).statusCode).toBe(404);
});

it('responds in the language of the visitor', async () => {
  const response = await shop.send(login, { body: { email_or_phone: '', password: '' } }, { language: 'ar' });
  expect(response.errors.map(({ message }) => message)).toContain('كلمة المرور مطلوبة');
});
