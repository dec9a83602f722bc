/** Increases whenever the icons change, so that addresses may be cached for ever. */
const version = 3;

/** Older data contain addresses of this version; they are drawn with the current icons. */
const earlierVersion = 2;

export const pictureKinds = [
  'item',
  'cover',
  'logo',
  'category',
  'condition',
  'banner',
  'module',
  'mark',
  'brand',
  'gateway',
] as const;
export type PictureKind = (typeof pictureKinds)[number];

/** Number of views of an item, and of scenes of banners. */
export const viewCounts: Partial<Record<PictureKind, number>> = { item: 5, banner: 6 };

export interface Picture {
  kind: PictureKind;
  /** One to three icons, the first in front. */
  icons: string[];
  /** Degrees of the colour wheel, 0 to 359. */
  hue: number;
  /** Other views of the same thing, other scenes of banners; see `viewCounts`. */
  angle: number;
}

/** Address of a composed picture: `/media/3/item/pizza.14.0.svg`, drawings joined with `+`. */
export function pictureUrl(
  kind: PictureKind,
  icons: string | readonly string[],
  hue: number,
  angle = 0,
): string {
  const names = typeof icons === 'string' ? icons : icons.join('+');
  return `/media/${version}/${kind}/${names}.${Math.round(((hue % 360) + 360) % 360)}.${angle}.svg`;
}

const name = /^([a-z0-9-]{1,60}(?:\+[a-z0-9-]{1,60}){0,2})\.(\d{1,3})\.(\d)\.svg$/;

/** Parses an address; null unless every part of it is as `pictureUrl` writes it. */
export function toPicture(versionText: string, kindText: string, file: string): Picture | null {
  const kind = pictureKinds.find((known) => known === kindText);
  const found = name.exec(file);
  if (![version, earlierVersion].map(String).includes(versionText) || !kind || !found) return null;
  const hue = Number(found[2]);
  const angle = Number(found[3]);
  if (hue >= 360 || angle >= (viewCounts[kind] ?? 1)) return null;
  return { kind, icons: (found[1] ?? '').split('+'), hue, angle };
}
