import { createBus } from '@shop/events';
import { persistSession, type Persistence } from './restore';
import {
  chooseLanguage,
  chooseLocation,
  endSession,
  saveInterests,
  startSession,
  switchSearchKey,
} from './session-actions';
import { createSession, type Session } from './session-store';
import type { KeyValueStorage } from './persisted';

function aStorage(stored: Record<string, string> = {}): KeyValueStorage & { stored: Record<string, string> } {
  return {
    stored,
    getItem: (key) => stored[key] ?? null,
    setItem: (key, value) => void (stored[key] = value),
    removeItem: (key) => void delete stored[key],
  };
}

function persisting(storage: KeyValueStorage, page: Partial<Session> = {}) {
  const session = createSession({ language: 'ur', direction: 'rtl', visitorId: 'v-1', ...page });
  const bus = createBus();
  const onFailure = jest.fn();
  const cookies: string[] = [];
  let notify = () => {};
  const persistence: Persistence = {
    storage,
    bus,
    writeCookie: (text) => cookies.push(text),
    isSecure: false,
    onFailure,
    onOtherTab: (listener) => {
      notify = listener;
      return () => {};
    },
  };
  const stop = persistSession(session, persistence);
  const cookie = () =>
    JSON.parse(decodeURIComponent(/shop=([^;]*)/.exec(cookies.at(-1) ?? '')?.[1] ?? '')) as unknown;
  return { session, bus, onFailure, cookies, cookie, otherTab: () => notify(), stop };
}

it('saves everything under the specified names [ENT-44]', () => {
  const storage = aStorage();
  const { session, bus } = persisting(storage);
  chooseLocation(session, bus, { address: '5 Garden Street', latitude: 24.8, longitude: 67.1 }, [2, 5]);
  startSession(session, bus, 'abc');
  session.setState({ module: { id: 3, type: 'grocery', name: 'Grocery' } });
  expect(storage.stored).toMatchObject({
    token: 'abc',
    location: '5 Garden Street',
    currentLatLng: '{"lat":24.8,"lng":67.1}',
    zoneid: '[2,5]',
    module: '{"id":3,"module_type":"grocery","module_name":"Grocery"}',
    language: 'ur',
  });
  expect(JSON.parse(storage.stored.settings ?? '')).toMatchObject({ direction: 'rtl' });
});

it('restores what was saved', () => {
  const { session } = persisting(
    aStorage({
      token: 'abc',
      guest_id: 'g',
      location: 'Home',
      currentLatLng: '{"lat":1,"lng":2}',
      zoneid: '[4]',
      module: '{"id":1,"module_type":"food"}',
    }),
  );
  expect(session.getState()).toMatchObject({
    token: 'abc',
    guestId: 'g',
    place: { address: 'Home', latitude: 1, longitude: 2 },
    zoneIds: [4],
    module: { id: 1, type: 'food' },
    restored: true,
  });
});

it('takes the name of the page’s module from the page, in its language; another module’s name from storage', () => {
  const food = { id: 1, type: 'food', name: 'کھانا' } as const;
  const stored = { module: '{"id":1,"module_type":"food","module_name":"Food"}' };
  const storage = aStorage(stored);
  const { session, otherTab } = persisting(storage, { module: food });
  expect(session.getState().module).toEqual(food);
  expect(JSON.parse(storage.stored.module ?? '')).toEqual({
    id: 1,
    module_type: 'food',
    module_name: 'کھانا',
  });
  storage.stored.module = stored.module;
  otherTab();
  expect(session.getState().module).toEqual(food);
  storage.stored.module = '{"id":3,"module_type":"grocery","module_name":"Grocery"}';
  otherTab();
  expect(session.getState().module).toEqual({ id: 3, type: 'grocery', name: 'Grocery' });
});

it('mirrors location, module, language, theme and visitor into the cookie, and never the token', () => {
  const { session, bus, cookie } = persisting(aStorage());
  chooseLocation(session, bus, { address: 'Home', latitude: 1, longitude: 2 }, [4]);
  session.setState({ token: 'secret', module: { id: 1, type: 'food', name: '' }, theme: 'dark' });
  expect(cookie()).toEqual({ v: 'v-1', p: [1, 2], z: [4], m: 1, l: 'ur', t: 'dark', c: 1 });
});

it.each(['{', '[[', 'null', '"x"', '{"id":"1"}', '42'])(
  'survives a broken stored value %s [F-32]',
  (broken) => {
    const { session } = persisting(
      aStorage({ module: broken, zoneid: broken, currentLatLng: broken, settings: broken, location: 'x' }),
    );
    expect(session.getState()).toMatchObject({ place: null, zoneIds: [], module: null, restored: true });
  },
);

it('reports a value that cannot be read, and removes it [F-32]', () => {
  const storage = aStorage({ module: '{' });
  const { onFailure } = persisting(storage);
  expect(onFailure).toHaveBeenCalledWith({ kind: 'broken', key: 'module' });
  expect(storage.stored.module).toBeUndefined();
});

it.each(['{ "a": 1 }', 'x'.repeat(5_000), 'line\nbreak', 'é', ''])(
  'drops a token and a guest id that no request can carry: %.12j [F-32]',
  (broken) => {
    const storage = aStorage({ token: broken, guest_id: broken });
    const { session, onFailure } = persisting(storage);
    expect(session.getState()).toMatchObject({ token: null, guestId: null, restored: true });
    expect(onFailure.mock.calls).toEqual([
      [{ kind: 'broken', key: 'token' }],
      [{ kind: 'broken', key: 'guest_id' }],
    ]);
    expect(storage.stored).not.toHaveProperty('token');
    expect(storage.stored).not.toHaveProperty('guest_id');
  },
);

it('works in memory when storage refuses, and reports it once [F-31]', () => {
  const refuse = () => {
    throw new Error('SecurityError');
  };
  const { session, bus, onFailure } = persisting({ getItem: refuse, setItem: refuse, removeItem: refuse });
  chooseLocation(session, bus, { address: 'Home', latitude: 1, longitude: 2 }, [4]);
  session.setState({ theme: 'dark' });
  expect(session.getState()).toMatchObject({ zoneIds: [4], theme: 'dark', restored: true });
  expect(onFailure.mock.calls).toEqual([[{ kind: 'not-stored' }]]);
});

it('is signed out when another tab signs out [F-33]', () => {
  const storage = aStorage({ token: 'abc' });
  const { session, bus, otherTab } = persisting(storage);
  const ended = jest.fn();
  bus.on('session:ended', ended);
  delete storage.stored.token;
  otherTab();
  expect(session.getState().token).toBeNull();
  expect(ended).toHaveBeenCalledTimes(1);
});

it.each(['logout', 'expired'] as const)(
  'ends by %s when the session of another tab does [F-22] [F-33] [D-29]',
  (because) => {
    const storage = aStorage({ token: 'abc' });
    const { bus, otherTab } = persisting(storage);
    const other = persisting(storage);
    const ended = jest.fn();
    bus.on('session:ended', ended);
    endSession(other.session, other.bus, because);
    otherTab();
    expect(ended.mock.calls).toEqual([[{ because }]]);
    startSession(other.session, other.bus, 'def');
    expect(storage.stored).not.toHaveProperty('session_ended');
  },
);

it('keeps what another tab has written: two tabs in two languages do not overwrite each other', () => {
  const storage = aStorage();
  const { session, otherTab, cookies } = persisting(storage);
  const written = cookies.length;
  Object.assign(storage.stored, { language: 'ar', token: 'abc' });
  otherTab();
  expect(session.getState()).toMatchObject({ language: 'ur', token: 'abc' });
  expect([storage.stored.language, cookies.length]).toEqual(['ar', written]);
});

it('leaves the choice of a language to the tab that has chosen last [STATE-55]', () => {
  const storage = aStorage();
  const { session, otherTab, cookie } = persisting(storage);
  const other = persisting(storage, { language: 'en', direction: 'ltr' });
  chooseLanguage(other.session, 'ar', 'SA', 'rtl');
  otherTab();
  session.setState({ token: 'abc' });
  expect(session.getState().language).toBe('ur');
  expect(storage.stored).toMatchObject({ token: 'abc', language: 'ar', country: 'SA' });
  expect(cookie()).toMatchObject({ l: 'ar' });
  chooseLanguage(session, 'en', 'US', 'ltr');
  expect(storage.stored).toMatchObject({ language: 'en', country: 'US' });
  expect(JSON.parse(storage.stored.settings ?? '')).toMatchObject({ direction: 'ltr' });
  expect(cookie()).toMatchObject({ l: 'en' });
});

it('remembers the country of the language over a reload, and none of another language [STATE-55]', () => {
  const storage = aStorage();
  chooseLanguage(persisting(storage).session, 'ar', 'SA', 'rtl');
  persisting(storage, { language: 'ar' });
  expect(storage.stored.country).toBe('SA');
  persisting(storage, { language: 'en' });
  expect(storage.stored).not.toHaveProperty('country');
});

it('remembers that the search key is off, in every tab [X-13]', () => {
  const storage = aStorage();
  const { session, otherTab } = persisting(storage);
  expect(session.getState().searchKey).toBe(true);
  switchSearchKey(session, false);
  expect(persisting(storage).session.getState().searchKey).toBe(false);
  storage.stored.settings = '{"theme":"light"}';
  otherTab();
  expect(session.getState().searchKey).toBe(true);
});

it('remembers the store of the cart over a reload, for backends that need it [CALL-12]', () => {
  const storage = aStorage();
  persisting(storage).session.setState({ cartStoreId: 11 });
  expect(storage.stored.cart_store).toBe('11');
  expect(persisting(storage).session.getState().cartStoreId).toBe(11);
  expect(persisting(aStorage({ cart_store: '"x"' })).session.getState().cartStoreId).toBeNull();
});

it('removes recent searches and viewed items when the session ends [STATE-31]', () => {
  const storage = aStorage({ token: 'abc', recent_searches: '["rash cream"]', recently_viewed: '[7]' });
  const { session, bus } = persisting(storage);
  expect(storage.stored).toHaveProperty('recent_searches');
  endSession(session, bus, 'logout');
  expect(storage.stored).not.toHaveProperty('recent_searches');
  expect(storage.stored).not.toHaveProperty('recently_viewed');
});

it.each([
  ['has refused a value before', true],
  ['refuses what comes with the end', false],
])(
  'removes token and interests when the session ends, though storage %s [STATE-31] [F-31]',
  (_case, isRefused) => {
    const storage = aStorage({ token: 'abc', interests: '[4]' });
    const { session, bus, onFailure } = persisting(storage);
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    if (isRefused) session.setState({ theme: 'dark' });
    endSession(session, bus, 'logout');
    expect(storage.stored).not.toHaveProperty('token');
    expect(storage.stored).not.toHaveProperty('interests');
    expect(onFailure.mock.calls).toEqual([[{ kind: 'not-stored' }]]);
  },
);

it('ends a session once, and only for the token that failed [D-29]', () => {
  const session = createSession({ token: 'new' });
  const bus = createBus();
  const ended = jest.fn();
  bus.on('session:ended', ended);
  expect(endSession(session, bus, 'expired', 'old')).toBe(false);
  expect(endSession(session, bus, 'expired', 'new')).toBe(true);
  expect(endSession(session, bus, 'expired', 'new')).toBe(false);
  expect(ended).toHaveBeenCalledTimes(1);
});

it('marks a customer in the cookie only while they are signed in', () => {
  const { session, cookie } = persisting(aStorage({ token: 'secret' }));
  expect(cookie()).toMatchObject({ c: 1 });
  session.setState({ token: null });
  expect(cookie()).not.toHaveProperty('c');
});

it('saves the interests of a customer while the session lasts, also for the edge [D-07]', () => {
  const storage = aStorage({ token: 'abc', interests: '[4,"x",9]' });
  const { session, bus, cookie } = persisting(storage);
  expect(session.getState().interests).toEqual([4, 9]);
  saveInterests(session, [5, 6]);
  expect(storage.stored.interests).toBe('[5,6]');
  expect(cookie()).toMatchObject({ c: 1, i: [5, 6] });
  endSession(session, bus, 'logout');
  expect(session.getState().interests).toEqual([]);
  expect(storage.stored).not.toHaveProperty('interests');
  expect(cookie()).not.toHaveProperty('i');
});

it('has no interests for a guest [D-07]', () => {
  const { session } = persisting(aStorage({ interests: '[4]' }));
  expect(session.getState().interests).toEqual([]);
  saveInterests(session, [5]);
  expect(session.getState().interests).toEqual([]);
});
