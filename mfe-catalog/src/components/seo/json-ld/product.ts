import {
  emptyChoice,
  getItemTotal,
  isSoldOut,
  oneLine,
  plainLine,
  type Item,
  type Minor,
  type Review,
} from '@shop/domain';
import { known, picturesAt, toRating, type PageContext, type Thing } from './thing';

/** Major units as structured data writes them: `8.50`. */
export const majorUnits = (amount: Minor, decimals: number): string =>
  (amount / 10 ** decimals).toFixed(decimals);

/**
 * The lowest and highest price of an item or its variations at that time, in minor units; as on its page with an
 * empty cart (BIZ-28, D-14, D-33).
 */
export function priceRange(item: Item, now: Date | null, timeZone: string): { least: number; most: number } {
  const types = item.variations.length > 0 ? item.variations.map(({ type }) => type) : [null];
  const prices = types.map(
    (variation) => getItemTotal(item, { ...emptyChoice, variation }, 1, { others: [], now, timeZone }).price,
  );
  return { least: Math.min(...prices), most: Math.max(...prices) };
}

function toOffer(item: Item, { canonical, currency, config }: PageContext, now: Date | null): Thing | null {
  if (!currency) return null;
  const { decimals } = config.currency;
  const { least, most } = priceRange(item, now, config.timeZone);
  if (least <= 0) return null; // The item is not sold separately, or has no price yet.
  const common = {
    url: canonical,
    priceCurrency: currency,
    availability: `https://schema.org/${isSoldOut(item) ? 'OutOfStock' : 'InStock'}`,
    seller: item.storeName ? { '@type': 'Organization', name: item.storeName } : null,
  };
  return least === most
    ? known({
        '@type': 'Offer',
        price: majorUnits(least, decimals),
        priceValidUntil: item.campaignEndsOn,
        ...common,
      })
    : known({
        '@type': 'AggregateOffer',
        lowPrice: majorUnits(least, decimals),
        highPrice: majorUnits(most, decimals),
        offerCount: item.variations.length,
        ...common,
      });
}

/** The most reviews in a page's structured data. */
const reviewsAtMost = 5;

const toReview = ({ rating, comment, customerName, writtenAt }: Review): Thing =>
  known({
    '@type': 'Review',
    reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5 },
    author: { '@type': 'Person', name: customerName },
    reviewBody: plainLine(comment),
    datePublished: /^\d{4}-\d\d-\d\d/.exec(writtenAt)?.[0],
  });

/** An item as schema.org's Product. */
export function toProduct(
  item: Item,
  context: PageContext,
  now: Date | null,
  reviews: readonly Review[] = [],
): Thing {
  const { origin } = context;
  return known({
    '@type': 'Product',
    name: oneLine(item.name),
    description: plainLine(item.description),
    image: [...new Set(picturesAt(origin, item.imageUrl, ...item.imageUrls))],
    sku: String(item.id),
    brand: item.brandName ? { '@type': 'Brand', name: item.brandName } : null,
    offers: toOffer(item, context, now),
    aggregateRating: toRating(item.averageRating, item.ratingCount),
    review: reviews
      .filter(({ customerName }) => customerName !== '')
      .slice(0, reviewsAtMost)
      .map(toReview),
  });
}
