import { login, verifyContact } from '@shop/contract';
import { codeFor, countSent, enterCode } from '../../testing/codes';
import { newPerson } from '../../testing/people';
import { dropOldSecrets } from './proofs';
import { testNow } from '../../testing/test-clock';
import { openTestShop, type TestShop } from '../../testing/test-shop';
import { changeSettings } from '../../testing/switches';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ faults: true });
});
afterAll(() => shop.close());
afterEach(async () => {
  shop.at(testNow);
  await changeSettings(shop, { demo: 1, is_sms_active: 1, is_mail_active: 1 });
});

const requestCode = (phone: string, language = 'en') =>
  shop.send(login, { body: { login_type: 'otp', phone } }, { language });
const inSeconds = (seconds: number) => shop.at(new Date(testNow.getTime() + seconds * 1_000));
/** Six digits that are neither the sent code nor the demo code. */
const wrongFor = async (phone: string) => ((await codeFor(shop, phone)) === '111111' ? '222222' : '111111');

it('stores codes hashed, and explains them in the language of the visitor', async () => {
  const { phone } = newPerson();
  await requestCode(phone, 'ar');
  const code = await codeFor(shop, phone);
  const [sent] = await shop.database.query<{ body: string; channel: string }>(
    'SELECT channel, body FROM outbox WHERE recipient = $1',
    [phone],
  );
  expect(sent).toMatchObject({ channel: 'sms', body: expect.stringContaining('موزاييك') as string });
  const [stored] = await shop.database.query<{ all: string }>(
    'SELECT jsonb_agg(otps)::text AS all FROM otps',
  );
  expect(stored?.all).not.toContain(code);
});

it('sends nothing more within a minute, and then a new code that replaces the old [BIZ-05]', async () => {
  const { phone } = newPerson();
  const first = await requestCode(phone);
  const code = await codeFor(shop, phone);
  inSeconds(59);
  expect((await requestCode(phone)).wire).toEqual(first.wire);
  expect(await countSent(shop, phone)).toBe(1);
  inSeconds(61);
  await requestCode(phone);
  expect(await countSent(shop, phone)).toBe(2);
  const newer = await codeFor(shop, phone);
  if (newer !== code) expect((await enterCode(shop, phone, { otp: code })).status).toBe(403);
  expect((await enterCode(shop, phone, { otp: newer })).status).toBe(200);
});

it('is valid for five minutes and once, and the error names the reason', async () => {
  const { phone } = newPerson();
  await requestCode(phone);
  inSeconds(299);
  expect((await enterCode(shop, phone)).status).toBe(200);
  const spent = [{ code: 'otp', message: 'This code is no longer good. Please ask for a new one.' }];
  expect((await enterCode(shop, phone)).errors).toEqual(spent);
  await requestCode(phone);
  expect(await countSent(shop, phone)).toBe(2); // after a used code there is no need to wait
  inSeconds(299 + 301);
  expect((await enterCode(shop, phone)).errors).toEqual(spent);
});

it('sends five within an hour, then responds with the time to wait', async () => {
  const { phone } = newPerson();
  for (let sent = 0; sent < 5; sent += 1) {
    inSeconds(sent * 120);
    expect((await requestCode(phone)).status).toBe(200);
  }
  inSeconds(600);
  const refused = await requestCode(phone);
  expect(refused).toMatchObject({ status: 429, errors: [{ code: 'too_many_codes' }] });
  expect(Number(refused.headers['retry-after'])).toBe(3_000);
  inSeconds(3_601);
  expect((await requestCode(phone)).status).toBe(200);
});

describe('from one address of the network', () => {
  const openLimited = async () => {
    const limited = await openTestShop({
      database: { ...shop.database, close: async () => undefined },
      limits: true,
    });
    const askFrom = (address: string, phone = newPerson().phone) =>
      limited.send(login, { body: { login_type: 'otp', phone } }, {}, { 'x-forwarded-for': address });
    return { askFrom, close: () => limited.close() };
  };

  /** Inserts ninety-nine copies of the last sent code, for other contacts. */
  const sendNinetyNineMore = () =>
    shop.database.query(
      `INSERT INTO otps (contact, purpose, code_hash, sent_at, expires_at, network)
       SELECT '+1' || number, 'login', '', sent_at, expires_at, network
       FROM (SELECT * FROM otps WHERE network <> '') AS known, generate_series(1, 99) AS number`,
    );

  beforeEach(() => shop.database.query('DELETE FROM otps'));

  it('at most a hundred are sent within an hour, to any contacts', async () => {
    const { askFrom, close } = await openLimited();
    await askFrom('203.0.113.7');
    await sendNinetyNineMore();
    const refused = await askFrom('203.0.113.7');
    expect(refused).toMatchObject({ status: 429, errors: [{ code: 'too_many_codes' }] });
    expect(Number(refused.headers['retry-after'])).toBe(3_600);
    expect((await askFrom('203.0.113.8')).status).toBe(200);
    await close();
  });

  it('counts all addresses of an IPv6 /64 as one', async () => {
    const { askFrom, close } = await openLimited();
    await askFrom('2001:db8:1:2::1');
    await sendNinetyNineMore();
    expect((await askFrom('2001:db8:1:2:ffff::9')).status).toBe(429);
    expect((await askFrom('2001:db8:1:3::1')).status).toBe(200);
    await close();
  });

  it('also counts calls of an IPv6 /64 together', async () => {
    const { askFrom, close } = await openLimited();
    const statuses = new Set<number>();
    for (let count = 1; count <= 130 && !statuses.has(429); count += 1)
      statuses.add((await askFrom(`2001:db8:7:7::${count}`, '')).status);
    expect(statuses).toContain(429);
    await close();
  });
});

it('sends one message for many concurrent requests', async () => {
  const { phone } = newPerson();
  await Promise.all(Array.from({ length: 10 }, () => requestCode(phone)));
  expect(await countSent(shop, phone)).toBe(1);
});

it('becomes invalid after five wrong tries [F-47]', async () => {
  const { phone } = newPerson();
  await requestCode(phone);
  const wrong = await wrongFor(phone);
  const responses = await Promise.all(
    Array.from({ length: 5 }, () => enterCode(shop, phone, { otp: wrong })),
  );
  expect(responses.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
  expect(responses[0]?.errors).toEqual([{ code: 'otp', message: 'This code is not right.' }]);
  inSeconds(10);
  expect((await enterCode(shop, phone)).status).toBe(403);
});

it('locks only the contact after ten wrong tries in a row [F-47]', async () => {
  const [one, other] = [newPerson().phone, newPerson().phone];
  await requestCode(one);
  const wrong = await wrongFor(one);
  let tries = 0;
  for (let second = 0; second < 60 && tries < 10; second += 1) {
    inSeconds(second);
    if ((await enterCode(shop, one, { otp: wrong })).status === 403) tries += 1;
  }
  expect(tries).toBe(10);
  const locked = await enterCode(shop, one);
  expect(locked).toMatchObject({ status: 429, errors: [{ code: 'too_many_attempts' }] });
  expect(locked.errors[0]?.message).toMatch(/^Too many wrong codes\. Please try again in \d+ minutes\.$/);
  expect(Number(locked.headers['retry-after'])).toBeGreaterThan(60);
  expect((await requestCode(one)).status).toBe(429);
  await requestCode(other);
  expect((await enterCode(shop, other)).status).toBe(200);
  inSeconds(60 + 16 * 60);
  await requestCode(one);
  expect((await enterCode(shop, one)).status).toBe(200);
});

it('accepts the demo code after a request, in demo mode only [ERR-16]', async () => {
  const { phone } = newPerson();
  expect((await enterCode(shop, phone, { otp: '123456' })).status).toBe(403);
  await requestCode(phone);
  expect((await enterCode(shop, phone, { otp: '123456' })).status).toBe(200);
  expect((await enterCode(shop, phone, { otp: '123456' })).status).toBe(403);
  await changeSettings(shop, { demo: 0 });
  await requestCode(phone);
  expect((await enterCode(shop, phone, { otp: '123456' })).status).toBe(403);
  expect((await enterCode(shop, phone)).status).toBe(200);
});

it('is valid for no other contact and no other purpose', async () => {
  const [one, other] = [newPerson().phone, newPerson().phone];
  await requestCode(one);
  await requestCode(other);
  const otp = await codeFor(shop, one);
  if (otp !== (await codeFor(shop, other))) expect((await enterCode(shop, other, { otp })).status).toBe(403);
  expect((await enterCode(shop, one, { otp, login_type: 'manual' })).errors).toMatchObject([
    { code: 'proof' },
  ]);
  expect((await enterCode(shop, one, { otp })).status).toBe(200);
});

it('is refused with a message where the shop sends no SMS', async () => {
  await changeSettings(shop, { is_sms_active: 0 });
  const { phone } = newPerson();
  expect(await requestCode(phone)).toMatchObject({
    status: 403,
    errors: [{ code: 'phone', message: 'No code can be sent by SMS at the moment.' }],
  });
  expect(await countSent(shop, phone)).toBe(0);
});

it('is stored for a day after its end, as are proofs and messages', async () => {
  const { phone } = newPerson();
  await requestCode(phone);
  await enterCode(shop, phone);
  const counts = () =>
    shop.database.query(
      `SELECT (SELECT count(*) FROM otps WHERE contact = $1) AS codes,
         (SELECT count(*) FROM outbox WHERE recipient = $1) AS messages,
         (SELECT count(*) FROM sign_in_proofs WHERE shown ->> 'phone' = $1) AS proofs`,
      [phone],
    );
  await dropOldSecrets(shop.database, new Date(testNow.getTime() + 23 * 3_600_000));
  expect(await counts()).toEqual([{ codes: 1, messages: 1, proofs: 1 }]);
  await dropOldSecrets(shop.database, new Date(testNow.getTime() + 25 * 3_600_000));
  expect(await counts()).toEqual([{ codes: 0, messages: 0, proofs: 0 }]);
});

it('reports what is missing [VALID-15]', async () => {
  const body = { verification_type: 'phone', phone: '+971501234567', otp: '' } as const;
  expect((await shop.send(verifyContact, { body })).errors).toEqual([
    { code: 'otp', message: 'field is empty' },
  ]);
});
