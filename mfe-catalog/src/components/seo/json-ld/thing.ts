import type { ShopConfig } from '@shop/domain';
import { fullAddress } from '@shop/ui';

/** What structured data says where: every address in it is a full one. */
export interface PageContext {
  /** Scheme and host of the shop. */
  origin: string;
  /** The page's own address. */
  canonical: string;
  /** ISO 4217; null: not known, and no price is said. */
  currency: string | null;
  config: ShopConfig;
}

export type Thing = Record<string, unknown>;

/** Without what is not known. */
export const known = (thing: Thing): Thing =>
  Object.fromEntries(
    Object.entries(thing).filter(
      ([, value]) =>
        value !== null &&
        value !== undefined &&
        value !== '' &&
        !(Array.isArray(value) && value.length === 0),
    ),
  );

/** Full addresses of those pictures that may stand in a page. */
export const picturesAt = (origin: string, ...addresses: (string | null)[]): string[] =>
  addresses.map((address) => fullAddress(origin, address)).filter((address) => address !== null);

/** What others say of something; null where nobody has. */
export const toRating = (average: number, count: number): Thing | null =>
  count > 0 && average > 0
    ? {
        '@type': 'AggregateRating',
        ratingValue: Number(average.toFixed(1)),
        ratingCount: count,
        bestRating: 5,
      }
    : null;
