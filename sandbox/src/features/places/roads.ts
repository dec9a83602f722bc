import { distanceBetween, type Position } from '@shop/domain';

/** Streets are about a third longer than the great circle. */
const roadFactor = 1.35;
/** Metres a second: in town by motorcycle, on foot. */
const speeds = { DRIVE: 6.5, WALK: 1.35 } as const;
/** Beyond this the route service knows no road. */
const longestRoad = 200_000;

export interface Road {
  metres: number;
  seconds: number;
}

/**
 * The way along the roads, worked out; null where no road leads. What a visitor is shown and what an order is charged
 * by are this one figure.
 */
export function roadBetween(from: Position, to: Position, mode: string = 'DRIVE'): Road | null {
  const direct = distanceBetween(from, to);
  if (direct > longestRoad) return null;
  const metres = Math.round(direct * roadFactor);
  return { metres, seconds: Math.round(metres / (mode === 'WALK' ? speeds.WALK : speeds.DRIVE)) };
}

/** The metres that a delivery is charged by (BIZ-35): the road's, else the great circle's. */
export const chargedMetres = (from: Position, to: Position): number =>
  roadBetween(from, to)?.metres ?? distanceBetween(from, to);
