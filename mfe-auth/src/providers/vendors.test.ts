import { ProviderBlocked, ProviderClosed, ProviderFailed, ProviderRefused } from './provider-problem';
import { signInWith } from './sign-in-with';
import type { ProviderSettings, SignInOptions } from './social-grant';

const settings: ProviderSettings = {
  providers: {
    google: { clientId: 'google-key' },
    facebook: { appId: 'facebook-key' },
    apple: { clientId: 'apple-key', redirectUrl: 'https://shop.example/back' },
    phone: null,
  },
  apiOrigin: '',
  language: 'ur',
};

const open = jest.spyOn(window, 'open').mockReturnValue(null);
const scripts = () => [...document.head.querySelectorAll('script')];

/** What the vendor's script installs when it is requested; null makes the request fail. */
function arrivesWith(install: (() => void) | null) {
  jest.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    const [script] = nodes as HTMLScriptElement[];
    if (!script) return;
    document.head.appendChild(script);
    queueMicrotask(() => {
      install?.();
      script.dispatchEvent(new Event(install ? 'load' : 'error'));
    });
  });
}

const settle = (promise: Promise<unknown>) => promise.catch((problem: unknown) => problem);
const signIn = (medium: 'google' | 'facebook' | 'apple', options?: SignInOptions) =>
  settle(signInWith(medium, settings, options));

afterEach(() => {
  jest.restoreAllMocks();
  open.mockClear();
  for (const script of scripts()) script.remove();
  for (const name of ['google', 'FB', 'AppleID'] as const) Reflect.deleteProperty(window, name);
});

describe('Google', () => {
  type Identity = NonNullable<NonNullable<NonNullable<Window['google']>['accounts']>['oauth2']>;
  type Settings = Parameters<Identity['initTokenClient']>[0];

  const respondWith = (respond: (initSettings: Settings) => void) =>
    arrivesWith(() => {
      const initTokenClient = (initSettings: Settings) => ({
        requestAccessToken: () => respond(initSettings),
      });
      Object.assign(window, { google: { accounts: { oauth2: { initTokenClient } } } });
    });
  const person = (body: object, ok = true) => {
    const fetched = jest.fn(() => Promise.resolve({ ok, json: () => Promise.resolve(body) } as Response));
    window.fetch = fetched as unknown as typeof fetch;
    return fetched;
  };

  it("signs in through Google's script with the shop's key [D-26]", async () => {
    respondWith(({ client_id: key, callback }) => callback({ access_token: `for ${key}` }));
    const fetched = person({ sub: 'g-1', email: 'noor@example.com', name: 'Noor Ahmed' });
    expect(await signIn('google')).toEqual({
      medium: 'google',
      token: 'for google-key',
      uniqueId: 'g-1',
      email: 'noor@example.com',
      name: 'Noor Ahmed',
    });
    expect(fetched).toHaveBeenCalledWith(expect.stringContaining('https://www.googleapis.com/'), {
      headers: { authorization: 'Bearer for google-key' },
    });
    expect(scripts().map(({ src }) => src)).toEqual(['https://accounts.google.com/gsi/client']);
    expect(open).not.toHaveBeenCalled();
  });

  it.each([
    ['popup_closed', ProviderClosed],
    ['popup_failed_to_open', ProviderBlocked],
    ['unknown', ProviderFailed],
  ])('maps %s to a reason of ours', async (type, problem) => {
    respondWith(({ error_callback: fail }) => fail({ type }));
    expect(await signIn('google')).toBeInstanceOf(problem);
  });

  it('reports a refusal, and a failure when the customer cannot be identified', async () => {
    respondWith(({ callback }) => callback({ error: 'access_denied' }));
    expect(await signIn('google')).toBeInstanceOf(ProviderRefused);
    Reflect.deleteProperty(window, 'google');
    respondWith(({ callback }) => callback({ access_token: 'x' }));
    person({ error: 'no' }, false);
    expect(await signIn('google')).toBeInstanceOf(ProviderFailed);
  });
});

describe('Facebook', () => {
  type Sdk = NonNullable<Window['FB']>;
  const sdk = {
    init: jest.fn<void, Parameters<Sdk['init']>>(),
    login: jest.fn<void, Parameters<Sdk['login']>>(),
    api: jest.fn<void, Parameters<Sdk['api']>>(),
  };
  beforeEach(() => {
    arrivesWith(() => {
      window.FB = sdk;
    });
    const authResponse = { accessToken: 'f-token', userID: 'f-1' };
    sdk.login.mockImplementation((callback) => callback({ status: 'connected', authResponse }));
    sdk.api.mockImplementation((_path, _fields, callback) => callback({ id: 'f-1', name: 'Noor' }));
  });

  it("signs in through Facebook's script, with or without e-mail [D-26]", async () => {
    const grant = { medium: 'facebook', token: 'f-token', uniqueId: 'f-1', name: 'Noor' };
    expect(await signIn('facebook')).toEqual({ ...grant, email: '' });
    sdk.api.mockImplementation((_path, _fields, callback) =>
      callback({ name: 'Noor', email: 'noor@example.com' }),
    );
    expect(await signIn('facebook')).toEqual({ ...grant, email: 'noor@example.com' });
    expect(sdk.init).toHaveBeenCalledWith(expect.objectContaining({ appId: 'facebook-key' }));
    expect(scripts().map(({ src }) => src)).toEqual(['https://connect.facebook.net/ur_PK/sdk.js']);
  });

  it.each([
    ['not_authorized', ProviderRefused],
    ['unknown', ProviderClosed],
  ])('maps %s to a reason of ours', async (status, problem) => {
    sdk.login.mockImplementation((callback) => callback({ status, authResponse: null }));
    expect(await signIn('facebook')).toBeInstanceOf(problem);
  });

  it("passes on Facebook's own message [ERR-22]", async () => {
    sdk.api.mockImplementation((_path, _fields, callback) =>
      callback({ error: { message: 'The session has expired' } }),
    );
    expect(await signIn('facebook')).toMatchObject({ reason: 'failed', detail: 'The session has expired' });
  });
});

describe('Apple', () => {
  type Auth = NonNullable<NonNullable<Window['AppleID']>['auth']>;
  const auth = {
    init: jest.fn<void, Parameters<Auth['init']>>(),
    signIn: jest.fn<ReturnType<Auth['signIn']>, []>(),
  };
  const getInitOptions = () => auth.init.mock.lastCall![0]; // Init is called before signIn.
  const idToken = (claims: object) =>
    ['{}', JSON.stringify(claims), 'signature']
      .map((segment) => Buffer.from(segment).toString('base64url'))
      .join('.');
  const respond = (claims: object = {}, state?: string) =>
    Promise.resolve({
      authorization: {
        code: 'a-code',
        id_token: idToken({
          sub: 'a-1',
          email: 'noor@example.com',
          nonce: getInitOptions().nonce,
          ...claims,
        }),
        state: state ?? getInitOptions().state,
      },
      user: { name: { firstName: 'نور', lastName: 'Ahmed' } },
    });
  beforeEach(() => {
    auth.init.mockReset();
    auth.signIn.mockReset().mockImplementation(() => respond());
    arrivesWith(() => {
      window.AppleID = { auth };
    });
  });

  it("signs in through Apple's script, and reports that it is loading [AUTH-02] [D-26]", async () => {
    const onLoading = jest.fn();
    expect(await signIn('apple', { onLoading })).toEqual({
      medium: 'apple',
      token: 'a-code',
      uniqueId: 'a-1',
      email: 'noor@example.com',
      name: 'نور Ahmed',
      idToken: expect.any(String),
    });
    expect(onLoading.mock.calls).toEqual([[true], [false]]);
    expect(getInitOptions()).toMatchObject({
      clientId: 'apple-key',
      redirectURI: 'https://shop.example/back',
      usePopup: true,
    });
    await signIn('apple', { onLoading });
    expect(onLoading).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['another state', () => respond({}, 'another')],
    ['another nonce', () => respond({ nonce: 'another' })],
    ['nobody', () => respond({ sub: undefined })],
    [
      'no readable token',
      () => Promise.resolve({ authorization: { code: 'x', id_token: 'x', state: getInitOptions().state } }),
    ],
  ])('rejects a response with %s [F-41]', async (_what, respondWith) => {
    auth.signIn.mockImplementation(respondWith);
    expect(await signIn('apple')).toBeInstanceOf(ProviderFailed);
  });

  it.each([
    ['popup_closed_by_user', ProviderClosed],
    ['popup_blocked_by_browser', ProviderBlocked],
    ['user_cancelled_authorize', ProviderRefused],
    ['invalid_client', ProviderFailed],
  ])('maps %s to a reason of ours', async (error, problem) => {
    // Apple's script rejects with a record.
    auth.signIn.mockImplementation(() => Promise.reject({ error } as unknown as Error));
    expect(await signIn('apple')).toBeInstanceOf(problem);
  });
});

describe("a vendor's script", () => {
  it('that does not load is a failure, and the next click requests it again [D-26]', async () => {
    arrivesWith(null);
    const onLoading = jest.fn();
    expect(await signIn('apple', { onLoading })).toBeInstanceOf(ProviderFailed);
    expect(onLoading).toHaveBeenLastCalledWith(false);
    expect(scripts()).toEqual([]);
    arrivesWith(() => {
      window.FB = {
        init: () => undefined,
        login: (callback) => callback({ status: 'unknown' }),
        api: () => undefined,
      };
    });
    expect(await signIn('facebook')).toBeInstanceOf(ProviderClosed);
  });

  it('has the nonce of the page, and loads once for two clicks', async () => {
    window.__shopNonce = 'nonce-1';
    arrivesWith(() => {
      window.FB = {
        init: () => undefined,
        login: (callback) => callback({ status: 'unknown' }),
        api: () => undefined,
      };
    });
    await Promise.all([signIn('facebook'), signIn('facebook')]);
    expect(scripts()).toHaveLength(1);
    expect(scripts()[0]?.nonce).toBe('nonce-1');
  });

  it('that the page may not load is a failure', async () => {
    jest.spyOn(document.head, 'append').mockImplementation(() => {
      throw new TypeError('This document requires TrustedScriptURL assignment');
    });
    expect(await signIn('google')).toBeInstanceOf(ProviderFailed);
  });
});
