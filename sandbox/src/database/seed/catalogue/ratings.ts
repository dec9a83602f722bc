import type { Row } from '../insert-rows';
import type { Random } from '../random';

/** How many gave 1, 1.5, … 5 stars: nine counts. */
export type RatingCounts = number[];

const steps = 9;
const starsAt = (index: number) => 1 + index / 2;

/** Random ratings around a mean; disappointed customers give one star rather than two and a half. */
export function ratingsAround(mean: number, count: number, random: Random): RatingCounts {
  const weights = Array.from({ length: steps }, (_entry, index) => {
    const distance = starsAt(index) - mean;
    const isWhole = index % 2 === 0;
    return (Math.exp(-distance * distance * 1.1) + (index === 0 ? 0.05 : 0)) * (isWhole ? 1.6 : 0.8);
  });
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  let before = random.next() * 0.9;
  return weights.map((weight) => {
    const share = (weight / whole) * count;
    const starCount = Math.floor(before + share) - Math.floor(before);
    before += share;
    return starCount;
  });
}

/** The rating columns of an item or a store, calculated from the counts. */
export function ratingColumns(counts: RatingCounts) {
  const count = counts.reduce((sum, entry) => sum + entry, 0);
  const stars = counts.reduce((sum, entry, index) => sum + entry * starsAt(index), 0);
  return {
    avg_rating: count === 0 ? 0 : Math.round((stars / count) * 100) / 100,
    rating_count: count,
    rating_counts: counts,
  };
}

/** The sum of all counts. */
export const addRatings = (all: readonly RatingCounts[]): RatingCounts =>
  Array.from({ length: steps }, (_entry, index) =>
    all.reduce((sum, counts) => sum + (counts[index] ?? 0), 0),
  );

/** The ratings of a store are those of its items. */
export function ratingsByStore(items: readonly Row[]): Map<number, RatingCounts> {
  const rated = items as unknown as { store_id: number; rating_counts: RatingCounts }[]; // catalogueRows makes them so
  const byStore = new Map<number, RatingCounts>();
  for (const { store_id: id, rating_counts: counts } of rated)
    byStore.set(id, addRatings([byStore.get(id) ?? [], counts]));
  return byStore;
}
