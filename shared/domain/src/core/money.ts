/** Money in whole minor units of the shop's currency (cents, fils); the exponent is the configured number of decimals. */
export type Minor = number;

/** Rounds half up to a whole minor unit; the only rounding of money in the shop (D-15). */
export function roundHalfUp(value: number): Minor {
  // 1.005 * 100 is 100.49999999999999: the correction undoes the rounding error, far below half a unit.
  const nudge = Math.abs(value) * Number.EPSILON * 4;
  return Math.floor(value + nudge + 0.5);
}

/** A percentage of an amount, rounded once: `r(amount × percent / 100)` of the pricing rules. */
export function percentOf(amount: Minor, percent: number): Minor {
  return roundHalfUp((amount * percent) / 100);
}

/** Major units of the wire (12.99 or "12.99") to minor units. Not a number or not finite becomes 0. */
export function toMinor(major: unknown, decimals: number): Minor {
  const value = typeof major === 'number' ? major : typeof major === 'string' ? Number(major) : NaN;
  return Number.isFinite(value) ? roundHalfUp(value * 10 ** decimals) : 0;
}

/** Minor units to the major units of the wire. */
export function toMajor(minor: Minor, decimals: number): number {
  return Number((minor / 10 ** decimals).toFixed(decimals));
}
