/** A shop's loyalty programme. ENT-46. */
export interface LoyaltyRules {
  /** Points for one unit of the currency; 0: points are worth nothing. */
  pointsPerUnit: number;
  /** Fewest points that can be converted into money; at least 1. */
  minimum: number;
  /** Percent of an order's total that is returned as points. */
  earnedPercent: number;
}

/** `other`: of a newer backend, or by the shop. */
export type PointMovementKind = 'other' | 'order_place' | 'order_refund' | 'point_to_wallet' | 'gift';

/** One entry of the points' history. D-28. */
export interface PointMovement {
  id: number;
  kind: PointMovementKind;
  /** Positive: earned; negative: spent. */
  points: number;
  /** Balance after it. */
  balance: number;
  /** The order's id. */
  reference: string;
  /** ISO 8601. */
  at: string;
}
