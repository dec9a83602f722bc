import type { Position } from '@shop/domain';

/** Pixels on a world map of 256 · 2^zoom pixels (Web Mercator, as every web map). */
export interface Point {
  x: number;
  y: number;
}

const worldSize = (zoom: number) => 256 * 2 ** zoom;

export function toPoint({ latitude, longitude }: Position, zoom: number): Point {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return {
    x: ((longitude + 180) / 360) * worldSize(zoom),
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * worldSize(zoom),
  };
}

/** Edges of Web Mercator. */
const northmost = 85.05112878;

const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

/** To a tenth of a metre; points beyond the poles stay on the map, those beyond the date line come round. */
export function toPosition({ x, y }: Point, zoom: number): Position {
  const turn = (x / worldSize(zoom)) * 360 - 180;
  const latitude = (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / worldSize(zoom)))) * 180) / Math.PI;
  return {
    latitude: rounded(Math.min(northmost, Math.max(-northmost, latitude))),
    longitude: rounded(((((turn + 180) % 360) + 360) % 360) - 180),
  };
}

/** The position so many pixels away. */
export function moved(from: Position, by: Point, zoom: number): Position {
  const point = toPoint(from, zoom);
  return toPosition({ x: point.x + by.x, y: point.y + by.y }, zoom);
}
