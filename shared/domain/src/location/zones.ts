import type { Position } from '../entities';

/**
 * Whether a point is inside a zone's ring (closed or not), edges and corners included. Rings that cross the antimeridian
 * are not supported.
 */
export function isInsidePolygon(point: Position, ring: readonly Position[]): boolean {
  let inside = false;
  let from = ring[ring.length - 1];
  for (const to of ring) {
    if (from && isOnEdge(point, from, to)) return true;
    if (from && crosses(point, from, to)) inside = !inside;
    from = to;
  }
  return inside;
}

/** Twice the area of the triangle; 0 if the three points are on one line. */
const crossProduct = (point: Position, a: Position, b: Position) =>
  (b.longitude - a.longitude) * (point.latitude - a.latitude) -
  (b.latitude - a.latitude) * (point.longitude - a.longitude);

const isBetween = (value: number, a: number, b: number) => Math.min(a, b) <= value && value <= Math.max(a, b);

/** About a tenth of a millimetre squared: the rounding error of a point on an edge. */
const tolerance = 1e-15;

const isOnEdge = (point: Position, a: Position, b: Position) =>
  Math.abs(crossProduct(point, a, b)) <= tolerance &&
  isBetween(point.latitude, a.latitude, b.latitude) &&
  isBetween(point.longitude, a.longitude, b.longitude);

/** Whether a ray to the east of the point crosses the edge. */
function crosses(point: Position, a: Position, b: Position): boolean {
  if (a.latitude > point.latitude === b.latitude > point.latitude) return false;
  const ratio = (point.latitude - a.latitude) / (b.latitude - a.latitude);
  return point.longitude < a.longitude + ratio * (b.longitude - a.longitude);
}
