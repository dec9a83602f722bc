/** A price range in major units; null is open. */
export interface PriceRange {
  min: number | null;
  max: number | null;
}

const steps = [1, 2, 2.5, 5, 10];

/** The next round number: 1, 2, 2.5 or 5 times a power of ten. */
function rounded(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const step = steps.find((factor) => factor * power >= value * 0.999) ?? 10;
  return Number((step * power).toPrecision(4));
}

/**
 * A few ranges with round bounds that divide the list's prices; none when all prices are similar. Major units with at
 * most `decimals` fraction digits.
 */
export function getPriceRanges(min: number, max: number, decimals: number): PriceRange[] {
  const least = 4 / 10 ** decimals;
  if (!(max > min) || max < least || max < min * 1.5) return [];
  const step = Math.max(rounded((max - min) / 4), 1 / 10 ** decimals);
  const start = Math.max(step, Math.ceil((min * 1.0001) / step) * step);
  const bounds = [start, start + step, start + 2 * step]
    .map((bound) => Number(bound.toFixed(decimals)))
    .filter((bound, index, all) => bound < max && bound > min && all.indexOf(bound) === index);
  if (bounds.length === 0) return [];
  return [
    { min: null, max: bounds[0] ?? null },
    ...bounds.slice(1).map((bound, index) => ({ min: bounds[index] ?? null, max: bound })),
    { min: bounds.at(-1) ?? null, max: null },
  ];
}
