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

/** So far, as a share of its length, a road sways from the straight line. */
const sway = 0.06;

/**
 * The point at a share (0 … 1) of the road between two places; it begins and ends exactly there, and winds once on the
 * way. Shares beyond are its ends.
 */
export function pointOnRoad(from: Position, to: Position, share: number): Position {
  const at = Math.min(1, Math.max(0, share));
  const [north, east] = [to.latitude - from.latitude, to.longitude - from.longitude];
  const aside = at === 1 ? 0 : Math.sin(at * 2 * Math.PI) * sway;
  return {
    latitude: from.latitude + north * at - east * aside,
    longitude: from.longitude + east * at + north * aside,
  };
}

/** The metres that a delivery is charged by (BIZ-35): the road's, else the great circle's. */
export const chargedMetres = (from: Position, to: Position): number =>
  roadBetween(from, to)?.metres ?? distanceBetween(from, to);
