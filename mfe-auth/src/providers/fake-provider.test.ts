import { ProviderBlocked, ProviderClosed, ProviderRefused } from './provider-problem';
import { signInWith } from './sign-in-with';
import type { ProviderSettings } from './social-grant';

const api = 'https://api.shop.example';
const settings: ProviderSettings = {
  providers: { google: null, facebook: null, apple: null, phone: null },
  apiOrigin: api,
  language: 'ar',
};

/** The fake provider's window, as its opener sees it. */
const popup = { closed: false, focus: jest.fn(), close: jest.fn() };
const open = jest.spyOn(window, 'open');

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(popup, { closed: false });
  // jsdom opens no windows.
  open.mockReset().mockReturnValue(popup as unknown as Window);
  popup.close.mockReset();
});
afterEach(() => jest.useRealTimers());

const getOpenedUrl = () => new URL(String(open.mock.calls[0]?.[0]));
const state = () => getOpenedUrl().searchParams.get('state') ?? '';

const createGrantedMessage = (own: object = {}) => ({
  kind: 'shop-provider',
  state: state(),
  outcome: 'granted',
  token: 'grant-1',
  uniqueId: 'g-1',
  email: 'noor@example.com',
  name: 'Noor Ahmed',
  phone: '',
  ...own,
});

/** Dispatches a message as `postMessage` would. */
const sendMessage = (data: unknown, from: { origin?: string; source?: unknown } = {}) =>
  window.dispatchEvent(
    new MessageEvent('message', {
      data,
      origin: api,
      source: popup as unknown as Window,
      ...(from as object),
    }),
  );

/** Whether a promise is pending, fulfilled or rejected. */
async function getState(promise: Promise<unknown>): Promise<unknown> {
  let found: unknown = 'pending';
  const saveResult = (value: unknown) => {
    found = value;
  };
  promise.then(saveResult, saveResult);
  await jest.advanceTimersByTimeAsync(0);
  return found;
}

const begin = (options = {}) => {
  const promise = signInWith('google', settings, options);
  promise.catch(() => undefined);
  return promise;
};

describe('the fake of a provider without a key', () => {
  it('opens in a window at once and returns the identity from its last page [D-26]', async () => {
    const grant = begin();
    expect(getOpenedUrl().origin + getOpenedUrl().pathname).toBe(`${api}/providers/google`);
    expect(Object.fromEntries(getOpenedUrl().searchParams)).toEqual({
      state: expect.stringMatching(/^[\da-f]{32}$/),
      shop: window.location.origin,
      lang: 'ar',
    });
    sendMessage(createGrantedMessage());
    await expect(grant).resolves.toEqual({
      medium: 'google',
      token: 'grant-1',
      uniqueId: 'g-1',
      email: 'noor@example.com',
      name: 'Noor Ahmed',
      phone: '',
    });
    expect(popup.close).toHaveBeenCalled();
  });

  it('has this origin when the API has it', () => {
    void signInWith('apple', { ...settings, apiOrigin: '' }).catch(() => undefined);
    expect(getOpenedUrl().origin + getOpenedUrl().pathname).toBe(`${window.location.origin}/providers/apple`);
  });

  it('uses another state for each request', () => {
    begin();
    begin();
    const states = open.mock.calls.map(([url]) => new URL(String(url)).searchParams.get('state'));
    expect(new Set(states).size).toBe(2);
  });

  it.each<[string, () => unknown, object]>([
    ['another origin', createGrantedMessage, { origin: 'https://evil.example' }],
    ["the shop's own page", createGrantedMessage, { origin: window.location.origin }],
    ['an origin that begins alike', createGrantedMessage, { origin: `${api}.evil.example` }],
    ['no origin', createGrantedMessage, { origin: '' }],
    ['another window', createGrantedMessage, { source: window }],
    ['no window', createGrantedMessage, { source: null }],
    ['another state', () => createGrantedMessage({ state: '0'.repeat(32) }), {}],
    ['no state', () => createGrantedMessage({ state: undefined }), {}],
    ['another kind', () => createGrantedMessage({ kind: 'other' }), {}],
    ['no token', () => createGrantedMessage({ token: '' }), {}],
    ['a token that is no text', () => createGrantedMessage({ token: { toString: () => 'x' } }), {}],
    ['a name without end', () => createGrantedMessage({ name: 'x'.repeat(501) }), {}],
    ['no e-mail field', () => createGrantedMessage({ email: undefined }), {}],
    ['an unknown outcome', () => createGrantedMessage({ outcome: '__proto__' }), {}],
    ['text', () => JSON.stringify(createGrantedMessage()), {}],
    ['nothing', () => null, {}],
    ['a list', () => [createGrantedMessage()], {}],
    [
      'a refusal of another origin',
      () => createGrantedMessage({ outcome: 'refused' }),
      { origin: 'https://evil.example' },
    ],
  ])('ignores a message with %s [F-41]', async (_what, message, from) => {
    const grant = begin();
    sendMessage(message(), from);
    expect(await getState(grant)).toBe('pending');
    expect(popup.close).not.toHaveBeenCalled();
    sendMessage(createGrantedMessage({ token: 'the right one' }));
    expect(await getState(grant)).toMatchObject({ token: 'the right one' });
  });

  it('accepts only the first valid message [F-41]', async () => {
    const grant = begin();
    sendMessage(createGrantedMessage());
    sendMessage(createGrantedMessage({ token: 'grant-2' }));
    await expect(grant).resolves.toMatchObject({ token: 'grant-1' });
  });

  it('reports that the visitor refused', async () => {
    const grant = begin();
    sendMessage(createGrantedMessage({ outcome: 'refused' }));
    expect(await getState(grant)).toBeInstanceOf(ProviderRefused);
  });

  it('reports that its window was closed', async () => {
    const grant = begin();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(await getState(grant)).toBe('pending');
    popup.closed = true;
    await jest.advanceTimersByTimeAsync(1_000);
    expect(await getState(grant)).toBeInstanceOf(ProviderClosed);
  });

  it('accepts a message that was sent just before its window closed', async () => {
    const grant = begin();
    popup.closed = true;
    await jest.advanceTimersByTimeAsync(500);
    sendMessage(createGrantedMessage());
    expect(await getState(grant)).toMatchObject({ token: 'grant-1' });
  });

  it('reports that the browser opened no window, and opens it at the next click', async () => {
    open.mockReturnValueOnce(null);
    expect(await getState(begin())).toBeInstanceOf(ProviderBlocked);
    open.mockClear();
    const grant = begin();
    sendMessage(createGrantedMessage());
    expect(await getState(grant)).toMatchObject({ token: 'grant-1' });
  });

  it('closes its window when the request is cancelled', async () => {
    const ended = new AbortController();
    const grant = begin({ signal: ended.signal });
    ended.abort();
    expect(await getState(grant)).toBeInstanceOf(ProviderClosed);
    expect(popup.close).toHaveBeenCalled();
    sendMessage(createGrantedMessage());
    expect(await getState(grant)).toBeInstanceOf(ProviderClosed);
  });
});
