import { distanceBetween, toRoadMetres, type Position } from '@shop/domain';

/** Metres a second: in town by motorcycle, on foot. */
const speeds = { DRIVE: 6.5, WALK: 1.35 } as const;
/** Maximum length of a road, in metres. */
const longestRoad = 200_000;

export interface Road {
  metres: number;
  seconds: number;
}

/**
 * The calculated road distance; null without a road. The same number is shown to visitors and used for charges.
 */
export function roadBetween(from: Position, to: Position, mode: string = 'DRIVE'): Road | null {
  const direct = distanceBetween(from, to);
  if (direct > longestRoad) return null;
  const metres = toRoadMetres(direct);
  return { metres, seconds: Math.round(metres / (mode === 'WALK' ? speeds.WALK : speeds.DRIVE)) };
}

/** How far a road deviates from the straight line, as a share of its length. */
const sway = 0.06;

/**
 * The point at a share (0 … 1) of the road between two places. The road begins and ends exactly there, with one curve
 * in between. Shares outside the range give its ends.
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

/** The distance that a delivery is charged for, in metres (BIZ-35): by road, else the great circle. */
export const chargedMetres = (from: Position, to: Position): number =>
  roadBetween(from, to)?.metres ?? distanceBetween(from, to);
