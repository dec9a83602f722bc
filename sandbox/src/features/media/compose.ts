import { iconBody, iconSize } from './icons';
import { markOf } from './marks';
import type { Picture, PictureKind } from './picture';

interface Placed {
  /** Centre and size on the canvas; turn in degrees. */
  x: number;
  y: number;
  size: number;
  turn?: number;
  opacity?: number;
  icon?: number;
  shadow?: boolean;
}

interface Frame {
  width: number;
  height: number;
  /** Null: the drawing stands free, on the ground of the page. */
  ground: ((hue: number) => string) | null;
  place: (angle: number, count: number) => Placed[];
}

const soft = (hue: number) => gradient(`hsl(${hue} 75% 95%)`, `hsl(${(hue + 28) % 360} 62% 84%)`);
const deep = (hue: number) => gradient(`hsl(${hue} 58% 78%)`, `hsl(${(hue + 36) % 360} 52% 62%)`);

const gradient = (from: string, to: string) =>
  `<linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;

const views: Placed[][] = [
  [{ x: 200, y: 196, size: 232, shadow: true }],
  [{ x: 214, y: 214, size: 360, turn: -14 }],
  [
    { x: 128, y: 150, size: 132, turn: -12, opacity: 0.92, shadow: true },
    { x: 274, y: 166, size: 148, turn: 10, shadow: true },
    { x: 196, y: 268, size: 156, shadow: true },
  ],
  [{ x: 200, y: 206, size: 190, turn: 16, shadow: true }],
  [
    { x: 262, y: 170, size: 190, turn: 12, opacity: 0.35 },
    { x: 170, y: 214, size: 210, turn: -8, shadow: true },
  ],
];

/** The drawings behind a shop's front: a quiet pattern over the whole width. */
function pattern(width: number, height: number, count: number): Placed[] {
  const step = 104;
  const rows = Math.ceil(height / step);
  const columns = Math.ceil(width / step) + 1;
  return Array.from({ length: rows * columns }, (_entry, index) => {
    const row = Math.floor(index / columns);
    const column = index % columns;
    return {
      x: column * step + (row % 2) * 52,
      y: row * step + 48,
      size: 52,
      turn: ((index * 37) % 50) - 25,
      opacity: 0.22,
      icon: (index + row) % count,
    };
  });
}

const frames: Record<Exclude<PictureKind, 'brand' | 'mark'>, Frame> = {
  item: { width: 400, height: 400, ground: soft, place: (angle) => views[angle] ?? [] },
  cover: {
    width: 640,
    height: 360,
    ground: deep,
    place: (_angle, count) => [
      ...pattern(640, 360, count),
      { x: 196, y: 198, size: 132, turn: -8, icon: 1, shadow: true },
      { x: 444, y: 198, size: 132, turn: 8, icon: 2, shadow: true },
      { x: 320, y: 184, size: 176, shadow: true },
    ],
  },
  logo: { width: 160, height: 160, ground: deep, place: () => [{ x: 80, y: 80, size: 100 }] },
  category: {
    width: 200,
    height: 200,
    ground: soft,
    place: () => [{ x: 100, y: 98, size: 118, shadow: true }],
  },
  banner: {
    width: 960,
    height: 320,
    ground: deep,
    place: () => [
      { x: 892, y: 60, size: 96, turn: 20, opacity: 0.3, icon: 1 },
      { x: 70, y: 270, size: 110, turn: -18, opacity: 0.25, icon: 2 },
      { x: 640, y: 212, size: 132, turn: -10, icon: 1, shadow: true },
      { x: 872, y: 218, size: 124, turn: 10, icon: 2, shadow: true },
      { x: 756, y: 160, size: 216, shadow: true },
    ],
  },
  condition: { width: 120, height: 120, ground: null, place: () => [{ x: 60, y: 60, size: 104 }] },
  module: { width: 120, height: 120, ground: null, place: () => [{ x: 60, y: 60, size: 104 }] },
};

const groundOf = (width: number, height: number) =>
  `<rect width="${width}" height="${height}" fill="url(#g)"/>` +
  `<circle cx="${width * 0.2}" cy="${height * 0.1}" r="${height * 0.55}" fill="#fff" opacity=".22"/>` +
  `<circle cx="${width * 0.94}" cy="${height}" r="${height * 0.42}" fill="#fff" opacity=".16"/>`;

/** A picture as SVG; null when one of its drawings does not exist. Nothing of the address goes into it but numbers. */
export function compose(picture: Picture): string | null {
  if (picture.kind === 'brand') return brandMark;
  if (picture.kind === 'mark')
    return picture.icons.length === 1 ? markOf(picture.icons[0] ?? '', picture.hue) : null;
  const bodies = picture.icons.map(iconBody);
  if (bodies.some((body) => body === null)) return null;
  const { width, height, ground, place } = frames[picture.kind];
  const symbols = bodies.map((body, index) => symbol(body ?? '', index)).join('');
  const drawings = place(picture.angle, bodies.length)
    .map((placed) => drawn(placed, bodies.length))
    .join('');
  const hue = picture.kind === 'item' ? (picture.hue + picture.angle * 9) % 360 : picture.hue;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<defs>${ground?.(hue) ?? ''}${shadow}${symbols}</defs>` +
    `${ground ? groundOf(width, height) : ''}${drawings}</svg>`
  );
}

const shadow =
  '<radialGradient id="s"><stop stop-color="#1b2a24" stop-opacity=".3"/><stop offset="1" stop-color="#1b2a24" stop-opacity="0"/></radialGradient>';

/** Ids inside a drawing get a prefix, so that two drawings in one picture do not meet. */
const symbol = (body: string, index: number) =>
  `<symbol id="i${index}" viewBox="0 0 ${iconSize} ${iconSize}">${body
    .replace(/\bid="/g, `id="i${index}-`)
    .replace(/url\(#/g, `url(#i${index}-`)
    .replace(/href="#/g, `href="#i${index}-`)}</symbol>`;

function drawn(
  { x, y, size, turn = 0, opacity = 1, icon = 0, shadow: hasShadow }: Placed,
  count: number,
): string {
  const half = size / 2;
  const ground = hasShadow
    ? `<ellipse cx="${x}" cy="${y + half * 0.98}" rx="${half * 0.82}" ry="${half * 0.15}" fill="url(#s)"/>`
    : '';
  const turned = turn === 0 ? '' : ` transform="rotate(${turn} ${x} ${y})"`;
  const seen = opacity === 1 ? '' : ` opacity="${opacity}"`;
  return `${ground}<use href="#i${icon % count}" x="${x - half}" y="${y - half}" width="${size}" height="${size}"${turned}${seen}/>`;
}

/** Four rounded tiles, one of them turned: many small shops laid into one whole. */
const brandMark =
  '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64">' +
  '<rect x="5" y="5" width="25" height="25" rx="7" fill="#0B6E4F"/>' +
  '<rect x="34" y="5" width="25" height="25" rx="7" fill="#4CC79A" transform="rotate(14 46.5 17.5)"/>' +
  '<rect x="5" y="34" width="25" height="25" rx="7" fill="#E8A33D"/>' +
  '<rect x="34" y="34" width="25" height="25" rx="7" fill="#D9503F"/></svg>';
