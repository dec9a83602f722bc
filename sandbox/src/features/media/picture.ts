/** Changes whenever the drawings change, so that addresses may be cached for ever. */
const version = 1;

export const pictureKinds = ['item', 'cover', 'logo', 'category', 'banner', 'module', 'brand'] as const;
export type PictureKind = (typeof pictureKinds)[number];

export interface Picture {
  kind: PictureKind;
  /** One to three drawings, the first in front. */
  icons: string[];
  /** Degrees of the colour wheel, 0 to 359. */
  hue: number;
  /** 0 to 3: other views of the same thing. */
  angle: number;
}

/** Address of a composed picture: `/media/1/item/pizza.14.0.svg`, drawings joined with `+`. */
export function pictureUrl(
  kind: PictureKind,
  icons: string | readonly string[],
  hue: number,
  angle = 0,
): string {
  const names = typeof icons === 'string' ? icons : icons.join('+');
  return `/media/${version}/${kind}/${names}.${Math.round(((hue % 360) + 360) % 360)}.${angle}.svg`;
}

const name = /^([a-z0-9-]{1,60}(?:\+[a-z0-9-]{1,60}){0,2})\.(\d{1,3})\.([0-3])\.svg$/;

/** What an address asks for; null unless every part of it is as `pictureUrl` writes it. */
export function pictureOf(versionText: string, kindText: string, file: string): Picture | null {
  const kind = pictureKinds.find((known) => known === kindText);
  const found = name.exec(file);
  if (versionText !== String(version) || !kind || !found) return null;
  const hue = Number(found[2]);
  return hue < 360 ? { kind, icons: (found[1] ?? '').split('+'), hue, angle: Number(found[3]) } : null;
}
