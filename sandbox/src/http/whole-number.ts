/** Largest id and count that the database's integer columns hold. */
const largestInteger = 2_147_483_647;

/** Parses a whole number within the database's integers; null for anything else. */
export function toWholeNumber(value: unknown): number | null {
  if (typeof value === 'number')
    return Number.isInteger(value) && Math.abs(value) <= largestInteger ? value : null;
  if (typeof value !== 'string' || !/^\s*[+-]?\d{1,10}\s*$/.test(value)) return null;
  const parsed = Number(value);
  return Math.abs(parsed) <= largestInteger ? parsed : null;
}
