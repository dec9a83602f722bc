import type { Session } from './session-store';

/**
 * The one first-party cookie: what the edge must know before the first byte. No token in it.
 * `v` visitor, `p` [latitude, longitude], `z` zones, `m` module, `l` language, `t` theme.
 */
export interface ShopCookie {
  v?: string;
  p?: [number, number];
  z?: number[];
  m?: number;
  l?: string;
  t?: 'light' | 'dark';
}

const year = 31_536_000;

/** The text for `document.cookie` that mirrors the session. */
export function cookieOf(session: Session, isSecure: boolean): string {
  const value: ShopCookie = {
    ...(session.visitorId ? { v: session.visitorId } : {}),
    ...(session.place ? { p: [session.place.latitude, session.place.longitude] } : {}),
    ...(session.zoneIds.length ? { z: session.zoneIds } : {}),
    ...(session.module ? { m: session.module.id } : {}),
    l: session.language,
    t: session.theme,
  };
  return `shop=${encodeURIComponent(JSON.stringify(value))}; path=/; max-age=${year}; samesite=lax${isSecure ? '; secure' : ''}`;
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** What the cookie says, from the text of all cookies; tolerant, for a visitor may have written anything into it. */
export function readShopCookie(cookies: string): ShopCookie {
  const text = /(?:^|;\s*)shop=([^;]*)/.exec(cookies)?.[1];
  if (!text) return {};
  try {
    const value: unknown = JSON.parse(decodeURIComponent(text));
    return typeof value === 'object' && value !== null ? (value as ShopCookie) : {};
  } catch {
    return {};
  }
}

/** Place and zones that the page was made for, where storage has not told more yet. The address in words is not in it. */
export function placeFromCookie({ p, z }: ShopCookie): Pick<Session, 'place' | 'zoneIds'> {
  const hasPlace = Array.isArray(p) && isNumber(p[0]) && isNumber(p[1]);
  return {
    place: hasPlace ? { latitude: p[0], longitude: p[1], address: '' } : null,
    zoneIds: Array.isArray(z) ? z.filter(isNumber) : [],
  };
}
