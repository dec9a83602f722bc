import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { RequestScope } from '@shop/contract';

export type Theme = 'light' | 'dark';

/** What is known of who asks before the first byte: from the `shop` cookie, else guessed from the request. */
export interface Visitor {
  id: string;
  /** The browser does not have this cookie yet. */
  isNew: boolean;
  place: [latitude: number, longitude: number] | null;
  zoneIds: number[];
  moduleId: number | null;
  /** ISO 3166 alpha-2, of a header that something in front of the edge sets; else null. */
  country: string | null;
  language: string;
  theme: Theme;
  /** Was signed in when last here; what such a visitor sees is nobody else's. */
  isCustomer: boolean;
  /** Ids of categories, a customer's only (D-07). */
  interests: number[];
}

/**
 * What a page may be made of: visitors alike in all of it get the same page, but for what is put in when it goes out
 * (`PageTemplate`). Who they are, and what only their releases are assigned by, is no part of it.
 */
export type PageTraits = Omit<Visitor, 'id' | 'isNew' | 'country'>;

/** Drops what is one visitor's own. */
export function toPageTraits({ id: _id, isNew: _isNew, country: _country, ...traits }: Visitor): PageTraits {
  return traits;
}

/** BIZ-22. */
export const directions: Readonly<Record<string, 'ltr' | 'rtl'>> = { en: 'ltr', ur: 'rtl', ar: 'rtl' };
const defaultLanguage = 'en';

const longestCookie = 4_096;
const mostInterests = 40;
const idPattern = /^[0-9A-Za-z-]{16,64}$/;
const isLanguage = (value: unknown): value is string =>
  typeof value === 'string' && Object.hasOwn(directions, value);
const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;
const isWithin = (value: unknown, limit: number): value is number =>
  typeof value === 'number' && Math.abs(value) <= limit;

const idsFrom = (value: unknown, most: number) =>
  Array.isArray(value) ? value.filter(isId).slice(0, most) : [];

/** Whatever a browser sends: a cookie that cannot be read is no cookie. */
function cookieFrom(header: string | undefined): Record<string, unknown> {
  const found = /(?:^|;\s*)shop=([^;]*)/.exec(header ?? '')?.[1];
  if (!found || found.length > longestCookie) return {};
  try {
    const value: unknown = JSON.parse(decodeURIComponent(found));
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** The first language of `Accept-Language` that the shop speaks. */
function preferredLanguage(header: string | undefined): string {
  const accepted = (header ?? '').slice(0, 200).split(',');
  return accepted.map((part) => part.trim().slice(0, 2).toLowerCase()).find(isLanguage) ?? defaultLanguage;
}

/** The country that the named header tells, `EDGE_COUNTRY_HEADER`; null where none is named or it tells nothing. */
export function getCountry(
  headers: IncomingHttpHeaders,
  { countryHeader }: { countryHeader: string | null },
): string | null {
  const header = countryHeader ? headers[countryHeader] : null;
  return typeof header === 'string' && /^[A-Za-z]{2}$/.test(header) ? header.toUpperCase() : null;
}

/** `wanted`: the language that the address asks for; it counts for who has chosen none (decision 0008). */
export function readVisitor(
  cookieHeader: string | undefined,
  acceptLanguage: string | undefined,
  wanted: string | null = null,
  country: string | null = null,
): Visitor {
  const { v, p, z, m, l, t, c, i } = cookieFrom(cookieHeader);
  const isKnown = typeof v === 'string' && idPattern.test(v);
  const isPosition = Array.isArray(p) && p.length === 2 && isWithin(p[0], 90) && isWithin(p[1], 180);
  const isCustomer = c !== undefined && c !== 0 && c !== false && c !== null;
  return {
    id: isKnown ? v : randomUUID(),
    isNew: !isKnown,
    place: isPosition ? [Number(p[0]), Number(p[1])] : null,
    zoneIds: idsFrom(z, 20),
    moduleId: isId(m) ? m : null,
    country,
    language: [l, wanted].find(isLanguage) ?? preferredLanguage(acceptLanguage),
    theme: t === 'dark' ? 'dark' : 'light',
    isCustomer,
    // In one order, because only which they are counts.
    interests: isCustomer ? [...new Set(idsFrom(i, mostInterests))].sort((a, b) => a - b) : [],
  };
}

/** The header that gives a new visitor the cookie; the browser's own code keeps it up to date from then on. */
export function toCookie(
  { id, place, zoneIds, moduleId, language, theme, isCustomer, interests }: Visitor,
  isSecure: boolean,
): string {
  const value = {
    v: id,
    ...(place ? { p: place } : {}),
    ...(zoneIds.length ? { z: zoneIds } : {}),
    ...(moduleId === null ? {} : { m: moduleId }),
    l: language,
    t: theme,
    ...(isCustomer ? { c: 1 } : {}),
    ...(interests.length ? { i: interests } : {}),
  };
  const text = encodeURIComponent(JSON.stringify(value));
  return `shop=${text}; Path=/; Max-Age=31536000; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

/** The visitor as the calls of the API see one; token and guest id are the browser's alone. */
export const toRequestScope = (
  { place, zoneIds, moduleId, language }: PageTraits,
  apiOrigin: string,
): RequestScope => ({
  apiOrigin,
  place: place && { latitude: place[0], longitude: place[1] },
  zoneIds,
  moduleId,
  language,
  token: null,
  guestId: null,
  decimals: 2,
});
