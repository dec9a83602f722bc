import type { Position } from '../entities';

const earthRadius = 6_371_008.8;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * Great-circle distance in whole metres: the basis of delivery charges if the route service knows no road (BIZ-35). Whole,
 * so that client and server never differ in the last digit.
 */
export function distanceBetween(a: Position, b: Position): number {
  const [latA, latB] = [radians(a.latitude), radians(b.latitude)];
  const half = (delta: number) => Math.sin(delta / 2) ** 2;
  const chord =
    half(latB - latA) + Math.cos(latA) * Math.cos(latB) * half(radians(b.longitude - a.longitude));
  return Math.round(2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord))));
}

/** Streets are about a third longer than the great circle. */
const roadFactor = 1.35;

/** The usual length of the road for a great-circle distance, in whole metres. */
export const toRoadMetres = (direct: number): number => Math.round(direct * roadFactor);
