import { iconSize } from './icons';

/** An icon on a canvas: centre and size; rotation in degrees; `icon` is its index in the picture's list. */
export interface Placed {
  x: number;
  y: number;
  size: number;
  rotation?: number;
  opacity?: number;
  icon?: number;
  shadow?: boolean;
}

/** Ids inside an icon get a prefix, so that two icons in one picture do not collide. */
export const symbol = (body: string, index: number) =>
  `<symbol id="i${index}" viewBox="0 0 ${iconSize} ${iconSize}">${body
    .replace(/\bid="/g, `id="i${index}-`)
    .replace(/url\(#/g, `url(#i${index}-`)
    .replace(/href="#/g, `href="#i${index}-`)}</symbol>`;

/** The definitions that `drawn` needs for shadows. */
export const shadowDefinition =
  '<radialGradient id="s"><stop stop-color="#1b2a24" stop-opacity=".34"/><stop offset="1" stop-color="#1b2a24" stop-opacity="0"/></radialGradient>';

/** One drawing of a picture that has `count` of them. */
export function drawn(
  { x, y, size, rotation = 0, opacity = 1, icon = 0, shadow = false }: Placed,
  count: number,
): string {
  const half = size / 2;
  const groundShadow = shadow
    ? `<ellipse cx="${x}" cy="${y + half * 0.92}" rx="${half * 0.84}" ry="${half * 0.15}" fill="url(#s)"/>`
    : '';
  const turned = rotation === 0 ? '' : ` transform="rotate(${rotation} ${x} ${y})"`;
  const seen = opacity === 1 ? '' : ` opacity="${opacity}"`;
  return `${groundShadow}<use href="#i${icon % count}" x="${x - half}" y="${y - half}" width="${size}" height="${size}"${turned}${seen}/>`;
}

export const gradient = (id: string, from: string, to: string, upright = false) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="${upright ? 0 : 1}" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;

const round = (hue: number) => ((hue % 360) + 360) % 360;

/** Yellow-greens, greens and pinks look too bright at the saturation of other hues. */
const loudness = (hue: number) => (hue > 62 && hue < 170 ? 0.66 : hue > 285 && hue < 345 ? 0.8 : 1);

/** A colour by hue, saturation and lightness. */
export const tint = (hue: number, saturation: number, lightness: number) => {
  const degrees = round(hue);
  return `hsl(${degrees} ${Math.round(saturation * loudness(degrees))}% ${lightness}%)`;
};

/** A neighbouring hue; warm hues shift to red, because their other neighbour is olive. */
export const beside = (hue: number, degrees: number) => {
  const from = round(hue);
  return from > 14 && from < 70 ? from - degrees : from + degrees;
};

/**
 * A pattern of small icons in alternating rows: one repeated tile, which is much cheaper for a browser than as many
 * icons. Its id is `m`, its boxes measure `step`.
 */
export function scattered(
  { width, height, step, size, opacity }: Record<'width' | 'height' | 'step' | 'size' | 'opacity', number>,
  count: number,
): { definition: string; shape: string } {
  const columns = 3;
  const tile = Array.from({ length: 2 * columns }, (_entry, index) => {
    const row = Math.floor(index / columns);
    // Keeps rotated icons inside the tile.
    const x = ((index % columns) + (row === 0 ? 0.34 : 0.66)) * step;
    const rotation = ((index * 37) % 50) - 25;
    return drawn(
      { x: Math.round(x), y: (row + 0.5) * step, size, rotation, icon: (index + row) % count },
      count,
    );
  });
  return {
    definition: `<pattern id="m" width="${columns * step}" height="${2 * step}" patternUnits="userSpaceOnUse">${tile.join('')}</pattern>`,
    shape: `<rect width="${width}" height="${height}" fill="url(#m)" opacity="${opacity}"/>`,
  };
}
