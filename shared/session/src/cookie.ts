import type { Session } from './session-store';

/**
 * The only first-party cookie: what the edge needs before it renders. It contains no token.
 * `v` visitor, `p` [latitude, longitude], `z` zones, `m` module, `l` language, `t` theme, `c` 1 for a customer, `i` the
 * customer's interests.
 */
export interface ShopCookie {
  v?: string;
  p?: [number, number];
  z?: number[];
  m?: number;
  l?: string;
  t?: 'light' | 'dark';
  c?: 1;
  i?: number[];
}

/** The cookie goes with every request, so it has room for this many; more would not change the order of rows. */
export const maxInterests = 40;

const year = 31_536_000;

/** The text for `document.cookie` that mirrors the session. */
export function toCookie(session: Session, isSecure: boolean): string {
  const value: ShopCookie = {
    ...(session.visitorId ? { v: session.visitorId } : {}),
    ...(session.place ? { p: [session.place.latitude, session.place.longitude] } : {}),
    ...(session.zoneIds.length ? { z: session.zoneIds } : {}),
    ...(session.module ? { m: session.module.id } : {}),
    l: session.language,
    t: session.theme,
    ...(session.token ? { c: 1 } : {}),
    ...(session.interests.length ? { i: session.interests.slice(0, maxInterests) } : {}),
  };
  return `shop=${encodeURIComponent(JSON.stringify(value))}; path=/; max-age=${year}; samesite=lax${isSecure ? '; secure' : ''}`;
}
