import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { RequestScope } from '@shop/contract';

export type Theme = 'light' | 'dark';

/** What is known of a visitor before rendering: from the `shop` cookie, else guessed from the request. */
export interface Visitor {
  id: string;
  /** Whether the browser does not have this cookie yet. */
  isNew: boolean;
  place: [latitude: number, longitude: number] | null;
  zoneIds: number[];
  moduleId: number | null;
  /** ISO 3166 alpha-2, from a header of a trusted proxy; else null. */
  country: string | null;
  language: string;
  theme: Theme;
  /** Whether they were signed in on their last visit; what such a visitor sees is personal. */
  isCustomer: boolean;
  /** Ids of categories, only for a customer (D-07). */
  interests: number[];
}

/**
 * What a page depends on: visitors with equal traits get the same page, except for values that are filled in when it is sent
 * (`page/personal-values.ts`). Identity, and properties that only determine releases, are not included.
 */
export type PageTraits = Omit<Visitor, 'id' | 'isNew' | 'country'>;

/** Removes the identity of a visitor. */
export function toPageTraits({ id: _id, isNew: _isNew, country: _country, ...traits }: Visitor): PageTraits {
  return traits;
}

/** Direction of each language. BIZ-22. */
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

/** An unreadable cookie counts as none. */
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

/** The first language of `Accept-Language` that the shop has. */
function preferredLanguage(header: string | undefined): string {
  const accepted = (header ?? '').slice(0, 200).split(',');
  return accepted.map((part) => part.trim().slice(0, 2).toLowerCase()).find(isLanguage) ?? defaultLanguage;
}

/** The country from the configured header, `EDGE_COUNTRY_HEADER`; null if none is configured or it is empty. */
export function getCountry(
  headers: IncomingHttpHeaders,
  { countryHeader }: { countryHeader: string | null },
): string | null {
  const header = countryHeader ? headers[countryHeader] : null;
  return typeof header === 'string' && /^[A-Za-z]{2}$/.test(header) ? header.toUpperCase() : null;
}

/** `wanted`: the language in the address; it applies to visitors who have chosen none (decision 0008). */
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
    // Sorted, because the order does not matter.
    interests: isCustomer ? [...new Set(idsFrom(i, mostInterests))].sort((a, b) => a - b) : [],
  };
}

/** The header that sets a new visitor's cookie; the browser's own code updates it from then on. */
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

/** The request scope of a visitor; token and guest id are only in the browser. */
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
