import { createHash } from 'node:crypto';
import { expectClear } from '../../testing/expect-clear';
import { setLogin } from '../../testing/login-settings';
import { strangeTexts } from '../../testing/strange-input';
import { openTestShop, type TestShop } from '../../testing/test-shop';
import { handedOver, pressAt, pressingAt, shopOrigin } from '../../testing/provider-window';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ faults: true, shopOrigins: ['https://shop.example'] });
});
afterAll(() => shop.close());

const state = 'f'.repeat(32);

const open = (query: Record<string, string> = {}, medium = 'google', headers: Record<string, string> = {}) =>
  shop.app.inject({
    url: `/providers/${medium}?${new URLSearchParams({ state, shop: shopOrigin, lang: 'en', ...query }).toString()}`,
    headers,
  });
const noor = { action: 'new', name: 'Noor Ahmed', email: 'Noor@Example.com', phone: '' };
const getGrants = async () =>
  await shop.database.query<{ hash: string; granted: object }>(
    'SELECT grant_hash AS hash, granted FROM provider_grants ORDER BY expires_at',
  );

describe('the page of a mock provider', () => {
  it('asks who signs in, works without scripts and cannot be framed [D-26]', async () => {
    const { statusCode, headers, body } = await open();
    expect(statusCode).toBe(200);
    expect(body).toContain('<bdi>Google</bdi>');
    expect(body).not.toMatch(/<script|javascript:|\son\w+=/);
    const policy = String(headers['content-security-policy']);
    expect(policy).not.toContain('script-src');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  });

  it.each([
    ['en', 'ltr', 'Sign in with \u2068Google\u2069'],
    ['ur', 'rtl', '\u2068Google\u2069 سے سائن ان کریں'],
    ['ar', 'rtl', 'تسجيل الدخول عبر \u2068Google\u2069'],
  ])('is in %s, like the shop', async (lang, direction, text) => {
    const { body } = await open({ lang }, 'google', { 'accept-language': 'de' });
    expect(body).toContain(`<html lang="${lang}" dir="${direction}">`);
    expect(body).toContain(text);
  });

  it('offers the demo customer, and those who have used this browser', async () => {
    expect((await open()).body).toContain('<bdi>customer@example.com</bdi>');
    const { headers } = await pressAt(shop, 'google', noor);
    const cookie = String(headers['set-cookie']);
    expect(cookie).toMatch(/; Path=\/providers; .*HttpOnly; SameSite=Lax/);
    const mine = { cookie: cookie.split(';')[0] ?? '' };
    expect((await open({}, 'google', mine)).body).toContain('<bdi>noor@example.com</bdi>');
    expect((await open({}, 'facebook', mine)).body).not.toContain('noor@example.com');
    expect((await open()).body).not.toContain('noor@example.com');
  });

  it.each([
    ['another provider', {}, 'twitter'],
    ['no state', { state: '' }, 'google'],
    ['a state that is markup', { state: '"><script>alert(1)</script>' }, 'google'],
    ['a page that is no shop of ours', { shop: 'https://evil.example' }, 'google'],
    ['an origin that begins like the shop', { shop: `${shopOrigin}.evil.example` }, 'google'],
    ['no shop', { shop: '' }, 'google'],
    ['every shop', { shop: '*' }, 'google'],
  ])('does not open for %s [F-41]', async (_what, query, medium) => {
    const { statusCode, body } = await open(query, medium);
    expect(statusCode).toBe(404);
    expect(body).toContain('Nobody can sign in here');
    expect(body).not.toContain('alert(1)');
  });

  it('opens for configured origins', async () => {
    expect((await open({ shop: 'https://shop.example' })).statusCode).toBe(200);
  });

  it.each([
    ['the vendor has given a key', {}, { social_login: [{ login_medium: 'google', client_id: 'a key' }] }],
    ['the shop has switched it off', { google_login_status: 0 }, {}],
    ['the shop lets nobody in by providers', { social_login_status: 0 }, {}],
  ])('does not exist where %s [D-26]', async (_why, switches, others) => {
    await setLogin(shop, switches, others);
    expect((await open()).statusCode).toBe(404);
    expect((await pressAt(shop, 'google', noor)).statusCode).toBe(404);
    await setLogin(shop, {}, { social_login: [] });
    expect((await open()).statusCode).toBe(200);
  });
});

describe('its buttons', () => {
  it('post the person to the shop only, with a token that is not stored in clear [F-41]', async () => {
    const { statusCode, headers, body } = await pressAt(shop, 'google', {
      ...noor,
      state,
      shop: 'https://shop.example',
    });
    expect(statusCode).toBe(200);
    const message = handedOver(body);
    expect(message?.to).toBe('https://shop.example');
    expect(message?.message).toEqual({
      kind: 'shop-provider',
      state,
      outcome: 'granted',
      token: expect.stringMatching(/^[\w-]{43}$/),
      uniqueId: expect.stringMatching(/^[\da-f]{32}$/),
      email: 'noor@example.com',
      name: 'Noor Ahmed',
      phone: '',
    });
    const script = /<script>([^]*?)<\/script>/.exec(body)?.[1] ?? '';
    const scriptHash = createHash('sha256').update(script).digest('base64');
    expect(String(headers['content-security-policy'])).toContain(`script-src 'sha256-${scriptHash}'`);
    expect(JSON.stringify(await getGrants())).not.toContain(message?.message.token);
  });

  it('give the same address the same id, different for each provider', async () => {
    const idAt = async (medium: string, email: string) =>
      handedOver((await pressAt(shop, medium, { ...noor, email })).body)?.message.uniqueId;
    const first = await idAt('google', 'noor@example.com');
    expect(await idAt('google', 'NOOR@example.com')).toBe(first);
    expect(await idAt('facebook', 'noor@example.com')).not.toBe(first);
    expect(await idAt('google', '')).not.toBe(await idAt('google', ''));
  });

  it('leave out empty fields, and remember the person', async () => {
    const { body, headers } = await pressAt(shop, 'apple', { action: 'new' });
    const message = handedOver(body)?.message;
    expect(message).toMatchObject({ outcome: 'granted', email: '', name: '', phone: '' });
    const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
    const again = await pressAt(shop, 'apple', { person: '0' }, { cookie });
    expect(handedOver(again.body)?.message.uniqueId).toBe(message?.uniqueId);
  });

  it('report a refusal, and nothing where the window is only closed', async () => {
    const refused = handedOver((await pressAt(shop, 'google', { action: 'refuse', state })).body);
    expect(refused).toEqual({
      to: shopOrigin,
      message: { kind: 'shop-provider', state, outcome: 'refused' },
    });
    expect(handedOver((await pressAt(shop, 'google', { action: 'close' })).body)).toBeNull();
  });

  it('show errors at their fields, and keep what was typed', async () => {
    const { statusCode, body } = await pressAt(shop, 'google', {
      action: 'new',
      name: '<Noor>',
      email: 'nope',
      phone: '12',
    });
    expect(statusCode).toBe(422);
    expect(body).toContain('Must be a valid email');
    expect(body).toContain('Must be a valid phone number');
    expect(body).toContain('value="&lt;Noor&gt;"');
    expect(body.match(/autofocus/g)).toHaveLength(1);
    expect(handedOver(body)).toBeNull();
  });

  it('accept anything strange in the fields [F-38]', async () => {
    for (const text of [...strangeTexts, '👩‍🍳'.repeat(60)])
      for (const field of ['name', 'email', 'phone', 'person', 'action', 'state', 'shop', 'lang'])
        await expectClear(shop.app, pressingAt('google', { ...noor, [field]: text }));
  });

  it.each<[string, Record<string, string>, Record<string, string>]>([
    ["another site's page", noor, { 'sec-fetch-site': 'cross-site' }],
    ['a page that is no shop of ours', { ...noor, shop: 'https://evil.example' }, {}],
    ['nobody', {}, {}],
    ['somebody who is not on the page', { person: '7' }, {}],
    ['an action that no button has', { ...noor, action: '__proto__' }, {}],
  ])('issue no token to %s [F-41]', async (_who, fields, headers) => {
    const before = (await getGrants()).length;
    const { body } = await pressAt(shop, 'google', fields, headers);
    expect(handedOver(body)).toBeNull();
    expect(await getGrants()).toHaveLength(before);
  });

  it.each([
    ['no JSON', 'x'],
    ['no list', Buffer.from('{}').toString('base64url')],
    ['strange people', Buffer.from('[null,1,{"unique_id":{}}]').toString('base64url')],
    [
      'half a character',
      Buffer.from(
        `[{"unique_id":"${'0'.repeat(32)}","email":"","name":"a@b.example \\ud800","phone":""}]`,
      ).toString('base64url'),
    ],
    [
      "an address with somebody else's number",
      Buffer.from(
        JSON.stringify([{ unique_id: '0'.repeat(32), email: 'a@b.example', name: '', phone: '' }]),
      ).toString('base64url'),
    ],
  ])('ignore a cookie that is %s', async (_what, value) => {
    const { statusCode, body } = await open({}, 'google', { cookie: `provider_google=${value}` });
    expect(statusCode).toBe(200);
    expect(body).not.toContain('a@b.example');
  });
});
