import {
  isSoldOut,
  oneLine,
  plainLine,
  shownDiscount,
  unitDiscount,
  type Item,
  type Minor,
  type Review,
} from '@shop/domain';
import { known, picturesAt, toRating, type PageContext, type Thing } from './thing';

/** Major units as structured data writes them: `8.50`. */
export const majorUnits = (amount: Minor, decimals: number): string =>
  (amount / 10 ** decimals).toFixed(decimals);

/** Prices of an item and its variations after discount, in minor units: the least and the most (D-14, D-33). */
function priceRange(item: Item): { least: number; most: number } {
  const discount = shownDiscount(item);
  const all = item.variations.length > 0 ? item.variations.map(({ price }) => price) : [item.price];
  const prices = all.map((price) => price - unitDiscount(discount, price));
  return { least: Math.min(...prices), most: Math.max(...prices) };
}

function toOffer(item: Item, { canonical, currency, config }: PageContext): Thing | null {
  if (!currency) return null;
  const { decimals } = config.currency;
  const { least, most } = priceRange(item);
  if (least <= 0) return null; // not for sale by itself, or its price did not come
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

/** Reviews of a page's structured data at most. */
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
export function toProduct(item: Item, context: PageContext, reviews: readonly Review[] = []): Thing {
  const { origin } = context;
  return known({
    '@type': 'Product',
    name: oneLine(item.name),
    description: plainLine(item.description),
    image: [...new Set(picturesAt(origin, item.imageUrl, ...item.imageUrls))],
    sku: String(item.id),
    brand: item.brandName ? { '@type': 'Brand', name: item.brandName } : null,
    offers: toOffer(item, context),
    aggregateRating: toRating(item.averageRating, item.ratingCount),
    review: reviews
      .filter(({ customerName }) => customerName !== '')
      .slice(0, reviewsAtMost)
      .map(toReview),
  });
}
