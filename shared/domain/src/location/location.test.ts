import { distanceBetween } from './distance';
import { getPlaceDifference } from './place-difference';
import { isInsidePolygon } from './zones';

const point = (latitude: number, longitude: number) => ({ latitude, longitude });

it.each([
  ['the same place', point(23.8, 90.4), point(23.8, 90.4), 0],
  ['a degree along the equator', point(0, 0), point(0, 1), 111_195],
  ['London to Paris', point(51.5074, -0.1278), point(48.8566, 2.3522), 343_557],
  ['across the antimeridian', point(0, 179.5), point(0, -179.5), 111_195],
  ['the other side of the earth', point(0, 0), point(0, 180), 20_015_114],
])('measures %s in metres [BIZ-35]', (_case, a, b, metres) => {
  expect(distanceBetween(a, b)).toBe(metres);
  expect(distanceBetween(b, a)).toBe(metres);
});

describe('zones', () => {
  const square = [point(0, 0), point(0, 10), point(10, 10), point(10, 0)];
  /** A U-shaped zone, open to the north. */
  const hollow = [
    point(0, 0),
    point(0, 9),
    point(9, 9),
    point(9, 6),
    point(3, 6),
    point(3, 3),
    point(9, 3),
    point(9, 0),
  ];

  it.each([
    ['inside', point(5, 5), square, true],
    ['outside', point(5, 11), square, false],
    ['on an edge', point(0, 5), square, true],
    ['on a slanting edge', point(0.3, 0.1), [point(0, 0), point(3, 1), point(3, 0)], true],
    ['on a corner', point(10, 10), square, true],
    ['on the line of an edge, beyond it', point(0, 12), square, false],
    ['level with a corner, outside', point(10, -1), square, false],
    ['in the gap of the U', point(6, 4.5), hollow, false],
    ['in an arm of the U', point(6, 1.5), hollow, true],
    ['below the gap of the U', point(2, 4.5), hollow, true],
    ['in a closed ring', point(5, 5), [...square, point(0, 0)], true],
    ['in no ring', point(5, 5), [], false],
  ])('%s [STATE-01]', (_case, place, ring, inside) => {
    expect(isInsidePolygon(place, ring)).toBe(inside);
    expect(isInsidePolygon(place, [...ring].reverse())).toBe(inside);
  });
});

it.each([
  ['near, in the same zone', 499, [1], [1], null],
  ['near, in another zone', 30, [1], [2], 'otherZone'],
  ['near, outside every zone', 30, [1], [], 'otherZone'],
  ['near, its zones unknown', 499, [1], null, null],
  ['far, in one of the zones', 8_000, [1, 3], [3, 4], 'farInZone'],
  ['far, in another zone', 8_000, [1], [2], 'otherZone'],
  ['far, its zones unknown', 500, [1], null, 'far'],
  ['far, the header’s zones unknown', 500, [], [2], 'far'],
] as const)('an address %s [STATE-01]', (_case, metres, placeZones, addressZones, expected) => {
  expect(getPlaceDifference(metres, placeZones, addressZones)).toBe(expected);
});
