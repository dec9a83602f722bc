/** What a shop's loyalty programme comes to. ENT-46. */
export interface LoyaltyRules {
  /** Points for one unit of the currency; 0: they are worth nothing. */
  pointsPerUnit: number;
  /** Fewest points that become money at once; at least 1. */
  minimum: number;
  /** Percent of an order's total that comes back as points. */
  earnedPercent: number;
}

/** `other`: of a newer backend, or the shop's own doing. */
export type PointMovementKind = 'other' | 'order_place' | 'order_refund' | 'point_to_wallet' | 'gift';

/** One line of the points' history. D-28. */
export interface PointMovement {
  id: number;
  kind: PointMovementKind;
  /** Positive came in, negative went out. */
  points: number;
  /** After it. */
  balance: number;
  /** The order's number. */
  reference: string;
  /** ISO 8601. */
  at: string;
}
