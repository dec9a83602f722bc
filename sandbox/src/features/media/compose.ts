import { beside, drawn, gradient, shadowDefinition, symbol, tint } from './drawing';
import { iconBody } from './icons';
import { itemPicture } from './item-views';
import { drawMark } from './marks';
import type { Picture, PictureKind } from './picture';
import { bannerScene, coverScene } from './scenes';

interface Content {
  definitions: string;
  body: string;
}

interface Frame {
  width: number;
  height: number;
  content: (picture: Picture, count: number) => Content;
}

/** An icon without a background of its own. */
const free: Frame = {
  width: 120,
  height: 120,
  content: (_picture, count) => ({ definitions: '', body: drawn({ x: 60, y: 60, size: 104 }, count) }),
};

const frames: Record<Exclude<PictureKind, 'brand' | 'mark'>, Frame> = {
  item: {
    width: 400,
    height: 400,
    content: ({ angle, hue }, count) => itemPicture(angle, hue + angle * 7, count),
  },
  cover: { width: 640, height: 360, content: ({ hue }, count) => coverScene(hue, count) },
  logo: {
    width: 160,
    height: 160,
    content: ({ hue }, count) => ({
      definitions: gradient('g', tint(hue, 66, 84), tint(beside(hue, 20), 58, 68)),
      body: `<rect width="160" height="160" fill="url(#g)"/><circle cx="80" cy="80" r="60" fill="#fff" opacity=".9"/>${drawn({ x: 80, y: 80, size: 84 }, count)}`,
    }),
  },
  category: {
    width: 200,
    height: 200,
    content: ({ hue }, count) => ({
      definitions: gradient('g', tint(hue, 76, 95), tint(beside(hue, 20), 62, 87)),
      body: `<rect width="200" height="200" fill="url(#g)"/><circle cx="100" cy="98" r="72" fill="#fff" opacity=".45"/>${drawn({ x: 100, y: 96, size: 118, shadow: true }, count)}`,
    }),
  },
  condition: free,
  banner: {
    width: 960,
    height: 320,
    content: ({ angle, hue }, count) => bannerScene(angle, hue, count),
  },
  module: free,
  gateway: {
    width: 120,
    height: 80,
    content: ({ hue }, count) => ({
      definitions: gradient('g', tint(hue, 64, 95), tint(beside(hue, 20), 58, 86)),
      body: `<rect width="120" height="80" rx="12" fill="url(#g)"/>${drawn({ x: 60, y: 40, size: 60 }, count)}`,
    }),
  },
};

/** A picture as SVG; null when one of its icons does not exist. Of the address it contains only numbers. */
export function compose(picture: Picture): string | null {
  const { kind, icons, hue } = picture;
  if (kind === 'brand') return brandMark;
  if (kind === 'mark') return icons.length === 1 ? drawMark(icons[0] ?? '', hue) : null;
  const bodies = icons.map(iconBody);
  if (bodies.some((body) => body === null)) return null;
  const { width, height, content } = frames[kind];
  const symbols = bodies.map((body, index) => symbol(body ?? '', index)).join('');
  const { definitions, body } = content(picture, bodies.length);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<defs>${definitions}${shadowDefinition}${symbols}</defs>${body}</svg>`
  );
}

/** The logo: four rounded tiles, one of them rotated. */
const brandMark =
  '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64">' +
  '<rect x="5" y="5" width="25" height="25" rx="7" fill="#0B6E4F"/>' +
  '<rect x="34" y="5" width="25" height="25" rx="7" fill="#4CC79A" transform="rotate(14 46.5 17.5)"/>' +
  '<rect x="5" y="34" width="25" height="25" rx="7" fill="#E8A33D"/>' +
  '<rect x="34" y="34" width="25" height="25" rx="7" fill="#D9503F"/></svg>';
