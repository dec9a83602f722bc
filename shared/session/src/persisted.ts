import type { ModuleType, NamedLocation } from '@shop/domain';
import type { ShopEvents } from '@shop/events';

/** Values that are saved across pages, under the names of ENT-44. */
export interface PersistedSession {
  token: string | null;
  /** Why the last session ended, for the other tabs. */
  endedBecause: ShopEvents['session:ended']['because'] | null;
  guestId: string | null;
  place: NamedLocation | null;
  zoneIds: number[];
  module: ChosenModule | null;
  /** Empty without a token. */
  interests: number[];
  language: string | null;
  country: string | null;
  direction: 'ltr' | 'rtl' | null;
  theme: Theme | null;
  searchKey: boolean;
  /** Store of the cart, as far as this browser knows: some backends return a cart only to a request that names its store. */
  cartStoreId: number | null;
}

/** Storage keys of what apps save on this device about one visitor: removed when the session ends. */
export const deviceMemory = {
  searches: 'recent_searches',
  viewed: 'recently_viewed',
  guestAddress: 'guest_address',
  seen: 'last_seen',
  /** The last notification that was shown on this device. */
  toldNotice: 'told_notification',
  /** Whether the customer has turned on browser notifications on this device. */
  browserNotices: 'browser_notifications',
  /** Phones with which guests follow orders and trips. */
  contactPhones: 'contact_phones',
  /** Numbers of a guest's last orders and trips. */
  followed: 'followed_by_guest',
  /** Delivery instructions of addresses, where the backend keeps none. */
  addressNotes: 'address_notes',
  /** What items were like when the customer put them on the wishlist. */
  savedFavourites: 'saved_favourites',
} as const;

export interface ChosenModule {
  id: number;
  type: ModuleType;
  name: string;
}

export type Theme = 'light' | 'dark';

/** Local storage or a replacement; every method may throw. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parsed(storage: KeyValueStorage, key: string, onBroken: (key: string) => void): unknown {
  const text = storage.getItem(key);
  if (text === null) return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    onBroken(key);
    storage.removeItem(key);
    return null;
  }
}

function toLocation(text: string | null, position: unknown): NamedLocation | null {
  if (!text || !isObject(position)) return null;
  const { lat, lng } = position;
  if (typeof lat !== 'number' || typeof lng !== 'number') return null;
  return { address: text, latitude: lat, longitude: lng };
}

function moduleFrom(value: unknown): ChosenModule | null {
  if (!isObject(value) || typeof value.id !== 'number' || typeof value.module_type !== 'string') return null;
  return {
    id: value.id,
    type: value.module_type as ModuleType,
    name: typeof value.module_name === 'string' ? value.module_name : '',
  };
}

/** Tokens and guest ids go into headers and addresses: a value that these cannot carry fails every request. */
function credential(
  storage: KeyValueStorage,
  key: 'token' | 'guest_id',
  onBroken: (key: string) => void,
): string | null {
  const text = storage.getItem(key);
  if (text === null || /^[\x21-\x7e]{1,4096}$/.test(text)) return text;
  onBroken(key);
  storage.removeItem(key);
  return null;
}

const numbersFrom = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((entry): entry is number => typeof entry === 'number') : [];

const idFrom = (value: unknown): number | null =>
  Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : null;

/** Reads the saved values. A broken value counts as absent, is removed, and is reported to `onBroken` (F-32). */
export function readPersisted(storage: KeyValueStorage, onBroken: (key: string) => void): PersistedSession {
  const token = credential(storage, 'token', onBroken);
  const settings = parsed(storage, 'settings', onBroken);
  const ended = storage.getItem('session_ended');
  const { theme, direction, search_key: searchKey } = isObject(settings) ? settings : {};
  return {
    token,
    endedBecause: token === null && (ended === 'logout' || ended === 'expired') ? ended : null,
    guestId: credential(storage, 'guest_id', onBroken),
    place: toLocation(storage.getItem('location'), parsed(storage, 'currentLatLng', onBroken)),
    zoneIds: numbersFrom(parsed(storage, 'zoneid', onBroken)),
    module: moduleFrom(parsed(storage, 'module', onBroken)),
    interests: token === null ? [] : numbersFrom(parsed(storage, 'interests', onBroken)),
    language: storage.getItem('language'),
    country: storage.getItem('country'),
    direction: direction === 'ltr' || direction === 'rtl' ? direction : null,
    theme: theme === 'dark' || theme === 'light' ? theme : null,
    searchKey: searchKey !== false,
    cartStoreId: idFrom(parsed(storage, 'cart_store', onBroken)),
  };
}

/** Writes all values; those that are null are removed. */
export function writePersisted(storage: KeyValueStorage, session: PersistedSession): void {
  const set = (key: string, value: string | null) =>
    value === null ? storage.removeItem(key) : storage.setItem(key, value);
  const { place, module } = session;
  // Before the token, whose removal the other tabs react to.
  set('session_ended', session.endedBecause);
  set('token', session.token);
  set('guest_id', session.guestId);
  set('location', place?.address ?? null);
  set('currentLatLng', place && JSON.stringify({ lat: place.latitude, lng: place.longitude }));
  set('zoneid', session.zoneIds.length ? JSON.stringify(session.zoneIds) : null);
  set(
    'module',
    module && JSON.stringify({ id: module.id, module_type: module.type, module_name: module.name }),
  );
  set('interests', session.interests.length ? JSON.stringify(session.interests) : null);
  const { direction, theme, searchKey } = session;
  // Saved only after it was switched off.
  set('settings', JSON.stringify({ direction, theme, ...(searchKey ? {} : { search_key: false }) }));
  set('language', session.language);
  set('country', session.country);
  set('cart_store', session.cartStoreId === null ? null : String(session.cartStoreId));
}
