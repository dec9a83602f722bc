import type { ShopConfig } from '@shop/domain';
import { formatRating } from '@shop/i18n';
import { fullAddress } from '@shop/ui';

/** The page that structured data belongs to; all its addresses are absolute. */
export interface PageContext {
  /** Scheme and host of the shop. */
  origin: string;
  /** The page's own address. */
  canonical: string;
  /** ISO 4217; null if unknown, then prices are left out. */
  currency: string | null;
  config: ShopConfig;
}

export type Thing = Record<string, unknown>;

/** Removes undefined properties. */
export const withoutUndefined = (thing: Thing): Thing =>
  Object.fromEntries(
    Object.entries(thing).filter(
      ([, value]) =>
        value !== null &&
        value !== undefined &&
        value !== '' &&
        !(Array.isArray(value) && value.length === 0),
    ),
  );

/** Absolute addresses of the pictures that are allowed in a page. */
export const getPictureAddresses = (origin: string, ...addresses: (string | null)[]): string[] =>
  addresses.map((address) => fullAddress(origin, address)).filter((address) => address !== null);

/** The aggregate rating, rounded as on the page (BIZ-14); null without ratings. */
export const toRating = (average: number, count: number): Thing | null =>
  count > 0 && average > 0
    ? {
        '@type': 'AggregateRating',
        ratingValue: Number(formatRating(average, 'en')),
        ratingCount: count,
        bestRating: 5,
      }
    : null;
