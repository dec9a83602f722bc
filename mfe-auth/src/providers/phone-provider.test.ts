import { sendByPhoneProvider } from './phone-provider';
import { ProviderFailed } from './provider-problem';
import type { ProviderSettings } from './social-grant';

const none = { google: null, facebook: null, apple: null, phone: null };
const fakeProvider: ProviderSettings = { providers: none, apiOrigin: 'https://api.example', language: 'ar' };
const phone = { apiKey: 'a key', authDomain: '', projectId: '', appId: '' };
const firebase: ProviderSettings = { ...fakeProvider, providers: { ...none, phone } };

const requests: { url: string; body: unknown; headers: unknown }[] = [];

function respondWith(respond: (url: string) => { status?: number; body: unknown }) {
  requests.length = 0;
  const fetched = (url: string, init: RequestInit = {}) => {
    requests.push({ url, body: init.body ? JSON.parse(String(init.body)) : null, headers: init.headers });
    const { status = 200, body } = respond(url);
    return Promise.resolve({ ok: status === 200, status, json: () => Promise.resolve(body) } as Response);
  };
  window.fetch = fetched as typeof fetch;
}

const send = (settings: ProviderSettings) =>
  sendByPhoneProvider('+971501112233', settings).catch((problem: unknown) => problem);

describe('the fake phone provider', () => {
  it("sends in the visitor's language and returns the session of the code [STATE-43] [D-26]", async () => {
    respondWith(() => ({ body: { session_info: 'session-1' } }));
    expect(await send(fakeProvider)).toEqual({ sessionInfo: 'session-1' });
    expect(requests).toEqual([
      {
        url: 'https://api.example/providers/phone/send',
        body: { phone: '+971501112233' },
        headers: { 'content-type': 'application/json', 'X-localization': 'ar' },
      },
    ]);
  });

  it('passes on its own message when it fails [ERR-20]', async () => {
    respondWith(() => ({
      status: 429,
      body: { errors: [{ code: 'x', message: 'Please wait 3 minutes.' }] },
    }));
    expect(await send(fakeProvider)).toMatchObject({ reason: 'failed', detail: 'Please wait 3 minutes.' });
  });

  it.each([[null], [{}], [{ session_info: 7 }], [{ errors: [null] }], [[]]])(
    'rejects %j as a response',
    async (body) => {
      respondWith(() => ({ body }));
      expect(await send(fakeProvider)).toBeInstanceOf(ProviderFailed);
    },
  );

  it('reports when it is unreachable', async () => {
    window.fetch = (() => Promise.reject(new TypeError('Failed to fetch'))) as typeof fetch;
    expect(await send(fakeProvider)).toMatchObject({ reason: 'failed', detail: '' });
  });
});

describe('Firebase', () => {
  beforeEach(() => {
    window.grecaptcha = {
      ready: (then) => then(),
      render: (_place, { callback, sitekey }) => {
        queueMicrotask(() => callback(`human at ${sitekey}`));
        return 0;
      },
      execute: jest.fn(),
      reset: () => undefined,
    };
  });
  afterEach(() => Reflect.deleteProperty(window, 'grecaptcha'));

  it('sends after the visitor has proved to be human [STATE-43] [D-26]', async () => {
    respondWith((url) => ({
      body: url.includes('recaptchaParams') ? { recaptchaSiteKey: 'site-1' } : { sessionInfo: 'session-2' },
    }));
    expect(await send(firebase)).toEqual({ sessionInfo: 'session-2' });
    expect(requests.map(({ url }) => url)).toEqual([
      'https://identitytoolkit.googleapis.com/v1/recaptchaParams?key=a%20key',
      'https://identitytoolkit.googleapis.com/v1/accounts:sendVerificationCode?key=a%20key',
    ]);
    expect(requests[1]?.body).toEqual({ phoneNumber: '+971501112233', recaptchaToken: 'human at site-1' });
    expect(document.body.children).toHaveLength(0);
  });

  it.each([
    ['INVALID_PHONE_NUMBER : Too short.', 'Too short.'],
    ['TOO_MANY_ATTEMPTS_TRY_LATER', ''],
    ['We have blocked all requests from this device.', 'We have blocked all requests from this device.'],
  ])('passes on %s as a readable message only [ERR-20]', async (message, detail) => {
    respondWith((url) =>
      url.includes('recaptchaParams')
        ? { body: { recaptchaSiteKey: 'site-1' } }
        : { status: 400, body: { error: { message } } },
    );
    expect(await send(firebase)).toMatchObject({ reason: 'failed', detail: detail });
  });
});
