/** Changes whenever the drawings change, so that addresses may be cached for ever. */
const version = 3;

/** Addresses of this version stand in data that were made with it; what they name is drawn as it is today. */
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

/** Views of an item, and scenes that banners show their things in. */
export const viewCounts: Partial<Record<PictureKind, number>> = { item: 5, banner: 6 };

export interface Picture {
  kind: PictureKind;
  /** One to three drawings, the first in front. */
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

/** What an address asks for; null unless every part of it is as `pictureUrl` writes it. */
export function toPicture(versionText: string, kindText: string, file: string): Picture | null {
  const kind = pictureKinds.find((known) => known === kindText);
  const found = name.exec(file);
  if (![version, earlierVersion].map(String).includes(versionText) || !kind || !found) return null;
  const hue = Number(found[2]);
  const angle = Number(found[3]);
  if (hue >= 360 || angle >= (viewCounts[kind] ?? 1)) return null;
  return { kind, icons: (found[1] ?? '').split('+'), hue, angle };
}
