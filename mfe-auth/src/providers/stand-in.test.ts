import { ProviderBlocked, ProviderClosed, ProviderRefused } from './provider-problem';
import { signInWith } from './sign-in-with';
import type { ProviderSettings } from './social-grant';

const api = 'https://api.shop.example';
const settings: ProviderSettings = {
  providers: { google: null, facebook: null, apple: null, phone: null },
  apiOrigin: api,
  language: 'ar',
};

/** The stand-in's window, as far as its opener can see it. */
const popup = { closed: false, focus: jest.fn(), close: jest.fn() };
const open = jest.spyOn(window, 'open');

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(popup, { closed: false });
  // jsdom opens no windows: this stands for one.
  open.mockReset().mockReturnValue(popup as unknown as Window);
  popup.close.mockReset();
});
afterEach(() => jest.useRealTimers());

const asked = () => new URL(String(open.mock.calls[0]?.[0]));
const state = () => asked().searchParams.get('state') ?? '';

const granted = (own: object = {}) => ({
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

/** As `postMessage` would bring it. */
const tell = (data: unknown, from: { origin?: string; source?: unknown } = {}) =>
  window.dispatchEvent(
    new MessageEvent('message', {
      data,
      origin: api,
      source: popup as unknown as Window,
      ...(from as object),
    }),
  );

/** What a promise has come to by now. */
async function stateOf(promise: Promise<unknown>): Promise<unknown> {
  let found: unknown = 'pending';
  const keep = (value: unknown) => {
    found = value;
  };
  promise.then(keep, keep);
  await jest.advanceTimersByTimeAsync(0);
  return found;
}

const begin = (options = {}) => {
  const promise = signInWith('google', settings, options);
  promise.catch(() => undefined);
  return promise;
};

describe('the stand-in of a provider without a key', () => {
  it('opens in a window at once and answers what its last page tells [D-26]', async () => {
    const grant = begin();
    expect(asked().origin + asked().pathname).toBe(`${api}/providers/google`);
    expect(Object.fromEntries(asked().searchParams)).toEqual({
      state: expect.stringMatching(/^[\da-f]{32}$/),
      shop: window.location.origin,
      lang: 'ar',
    });
    tell(granted());
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

  it('stands at this origin where the API does', () => {
    void signInWith('apple', { ...settings, apiOrigin: '' }).catch(() => undefined);
    expect(asked().origin + asked().pathname).toBe(`${window.location.origin}/providers/apple`);
  });

  it('asks with another state each time', () => {
    begin();
    begin();
    const states = open.mock.calls.map(([url]) => new URL(String(url)).searchParams.get('state'));
    expect(new Set(states).size).toBe(2);
  });

  it.each<[string, () => unknown, object]>([
    ['another origin', granted, { origin: 'https://evil.example' }],
    ["the shop's own page", granted, { origin: window.location.origin }],
    ['an origin that begins alike', granted, { origin: `${api}.evil.example` }],
    ['no origin', granted, { origin: '' }],
    ['another window', granted, { source: window }],
    ['no window', granted, { source: null }],
    ['another state', () => granted({ state: '0'.repeat(32) }), {}],
    ['no state', () => granted({ state: undefined }), {}],
    ['another kind', () => granted({ kind: 'other' }), {}],
    ['no token', () => granted({ token: '' }), {}],
    ['a token that is no text', () => granted({ token: { toString: () => 'x' } }), {}],
    ['a name without end', () => granted({ name: 'x'.repeat(501) }), {}],
    ['no e-mail field', () => granted({ email: undefined }), {}],
    ['an unknown outcome', () => granted({ outcome: '__proto__' }), {}],
    ['text', () => JSON.stringify(granted()), {}],
    ['nothing', () => null, {}],
    ['a list', () => [granted()], {}],
    [
      'a refusal of another origin',
      () => granted({ outcome: 'refused' }),
      { origin: 'https://evil.example' },
    ],
  ])('does not hear a message of or with %s [F-41]', async (_what, message, from) => {
    const grant = begin();
    tell(message(), from);
    expect(await stateOf(grant)).toBe('pending');
    expect(popup.close).not.toHaveBeenCalled();
    tell(granted({ token: 'the right one' }));
    expect(await stateOf(grant)).toMatchObject({ token: 'the right one' });
  });

  it('hears the first right message only [F-41]', async () => {
    const grant = begin();
    tell(granted());
    tell(granted({ token: 'grant-2' }));
    await expect(grant).resolves.toMatchObject({ token: 'grant-1' });
  });

  it('says that the visitor refused', async () => {
    const grant = begin();
    tell(granted({ outcome: 'refused' }));
    expect(await stateOf(grant)).toBeInstanceOf(ProviderRefused);
  });

  it('notices that its window was closed', async () => {
    const grant = begin();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(await stateOf(grant)).toBe('pending');
    popup.closed = true;
    await jest.advanceTimersByTimeAsync(1_000);
    expect(await stateOf(grant)).toBeInstanceOf(ProviderClosed);
  });

  it('still hears what was told just before its window closed', async () => {
    const grant = begin();
    popup.closed = true;
    await jest.advanceTimersByTimeAsync(500);
    tell(granted());
    expect(await stateOf(grant)).toMatchObject({ token: 'grant-1' });
  });

  it('says that the browser opened no window, and opens it with the next press', async () => {
    open.mockReturnValueOnce(null);
    expect(await stateOf(begin())).toBeInstanceOf(ProviderBlocked);
    open.mockClear();
    const grant = begin();
    tell(granted());
    expect(await stateOf(grant)).toMatchObject({ token: 'grant-1' });
  });

  it('closes its window when nobody waits for it any more', async () => {
    const ended = new AbortController();
    const grant = begin({ signal: ended.signal });
    ended.abort();
    expect(await stateOf(grant)).toBeInstanceOf(ProviderClosed);
    expect(popup.close).toHaveBeenCalled();
    tell(granted());
    expect(await stateOf(grant)).toBeInstanceOf(ProviderClosed);
  });
});
