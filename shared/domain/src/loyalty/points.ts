import type { LoyaltyRules } from '../entities';
import { roundHalfUp, type Minor } from '@shop/domain/core';

/**
 * The value of points in the wallet. D-28.
 *
 * Units: whole points to minor units. Rounding: half up, once, here (D-15).
 */
export const pointsWorth = (
  points: number,
  { pointsPerUnit }: Pick<LoyaltyRules, 'pointsPerUnit'>,
  decimals: number,
): Minor => (pointsPerUnit > 0 ? roundHalfUp((points * 10 ** decimals) / pointsPerUnit) : 0);

/**
 * Points that an order earns: its percentage of the total, at the rate at which points are converted into money. D-28.
 *
 * Units: minor units to whole points. Rounding: down, so that splitting an order earns nothing.
 */
export function pointsEarned(
  total: Minor,
  { pointsPerUnit, earnedPercent }: Pick<LoyaltyRules, 'pointsPerUnit' | 'earnedPercent'>,
  decimals: number,
): number {
  const points = (Math.max(0, total) * pointsPerUnit * earnedPercent) / (100 * 10 ** decimals);
  // 115 × 1.1 / 100 may be slightly below a whole number
  return Math.floor(points * (1 + Number.EPSILON * 4));
}

/** Why points cannot be converted: fewer than the minimum, more than the balance, or worth nothing. */
export type TransferProblem = 'minimum' | 'short' | 'worthless';

/** Why `points` cannot be converted into money; null: they can. `points` is whole and at least 1. D-28, F-45. */
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
