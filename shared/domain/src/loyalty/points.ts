import type { LoyaltyRules } from '../entities';
import { roundHalfUp, type Minor } from '../money';

/**
 * What points come to in the wallet. D-28.
 *
 * Units: whole points to minor units. Rounding: half up, once, here (D-15).
 */
export const pointsWorth = (
  points: number,
  { pointsPerUnit }: Pick<LoyaltyRules, 'pointsPerUnit'>,
  decimals: number,
): Minor => (pointsPerUnit > 0 ? roundHalfUp((points * 10 ** decimals) / pointsPerUnit) : 0);

/**
 * Points that an order earns: its percent of the total, at the rate at which points become money. D-28.
 *
 * Units: minor units to whole points. Rounding: down, so that nothing is earned by cutting an order up.
 */
export function pointsEarned(
  total: Minor,
  { pointsPerUnit, earnedPercent }: Pick<LoyaltyRules, 'pointsPerUnit' | 'earnedPercent'>,
  decimals: number,
): number {
  const points = (Math.max(0, total) * pointsPerUnit * earnedPercent) / (100 * 10 ** decimals);
  // 115 × 1.1 / 100 may fall a hair short of a whole number
  return Math.floor(points * (1 + Number.EPSILON * 4));
}

/** Why points cannot become money: too few for the shop, more than there are, or worth nothing. */
export type TransferProblem = 'minimum' | 'short' | 'worthless';

/** What stands against turning so many points into money; null: nothing. `points` is whole and at least 1. D-28, F-45. */
export function transferProblem(
  points: number,
  balance: number,
  rules: Pick<LoyaltyRules, 'pointsPerUnit' | 'minimum'>,
  decimals: number,
): TransferProblem | null {
  if (points < rules.minimum) return 'minimum';
  if (points > balance) return 'short';
  return pointsWorth(points, rules, decimals) > 0 ? null : 'worthless';
}
