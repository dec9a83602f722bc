import type { Position } from '@shop/domain';

/** Zoom levels of a map; `first` is the initial one. */
export interface ZoomLevels {
  least: number;
  most: number;
  first: number;
}

/** From the world to a house. BIZ-17. */
export const zooms: ZoomLevels = { least: 1, most: 21, first: 17 };

/** Of the map that shows where the shop is: the city first. BIZ-17 has one map with these levels, and does not name it. */
export const overviewZooms: ZoomLevels = { least: 0, most: 21, first: 10 };

export const clampZoom = (zoom: number, { least, most }: ZoomLevels): number =>
  Math.min(most, Math.max(least, zoom));

/** The height of a map in pixels. BIZ-12. */
export const mapHeight = 348;

/** Pixels on a world map of 256 · 2^zoom pixels (Web Mercator, as every web map). */
export interface Point {
  x: number;
  y: number;
}

const getWorldSize = (zoom: number) => 256 * 2 ** zoom;

export function toPoint({ latitude, longitude }: Position, zoom: number): Point {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return {
    x: ((longitude + 180) / 360) * getWorldSize(zoom),
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * getWorldSize(zoom),
  };
}

/** The northern edge of Web Mercator. */
const northmost = 85.05112878;

const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

/** A position to a tenth of a metre. Points beyond the poles are clamped, those beyond the date line wrap around. */
export function toPosition({ x, y }: Point, zoom: number): Position {
  const longitude = (x / getWorldSize(zoom)) * 360 - 180;
  const latitude = (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / getWorldSize(zoom)))) * 180) / Math.PI;
  return {
    latitude: rounded(Math.min(northmost, Math.max(-northmost, latitude))),
    longitude: rounded(((((longitude + 180) % 360) + 360) % 360) - 180),
  };
}

/** The position at a distance in pixels. */
export function movePosition(from: Position, by: Point, zoom: number): Position {
  const point = toPoint(from, zoom);
  return toPosition({ x: point.x + by.x, y: point.y + by.y }, zoom);
}

/** Pixels from one position to another. */
export function getOffset(position: Position, from: Position, zoom: number): Point {
  const [there, here] = [toPoint(position, zoom), toPoint(from, zoom)];
  return { x: there.x - here.x, y: there.y - here.y };
}

/** Centre and zoom of a map. */
export interface View {
  middle: Position;
  zoom: number;
}

/** The closest view in which all positions fit into a box of pixels, at most at the initial zoom. */
export function fitView(
  first: Position,
  others: readonly Position[],
  box: Point,
  levels: ZoomLevels = zooms,
): View {
  const points = [first, ...others].map((position) => toPoint(position, 0));
  const span = (values: number[]) => [Math.min(...values), Math.max(...values)] as const;
  const [west, east] = span(points.map(({ x }) => x));
  const [north, south] = span(points.map(({ y }) => y));
  const times = Math.min(box.x / (east - west || Number.EPSILON), box.y / (south - north || Number.EPSILON));
  const zoom = Math.min(levels.first, Math.max(levels.least, Math.floor(Math.log2(times))));
  return { middle: toPosition({ x: (west + east) / 2, y: (north + south) / 2 }, 0), zoom };
}
