/**
 * Widths in pixels that the edge makes of a picture. Each is √2 times the one before, so that a browser, which takes the next
 * larger one, loads at most twice the pixels that it shows. X-33.
 */
export const pictureWidths: readonly number[] = [80, 112, 160, 224, 320, 448, 640, 896, 1280, 1792];

/** Pixels: a picture of some hundred bytes that is shown, blurred by enlarging, until the real one has loaded. X-33. */
export const previewWidth = 24;

/** The widest picture, for zooming. */
export const largestPictureWidth = 1792;

/** Address of the edge's pictures: `/_pictures/640?src=…`. */
export const pictureRoutePath = '/_pictures';

/** Folder of the shop's own origin whose pictures the edge makes smaller: the backend's files. */
const ownFolder = '/media/';

/** Whether it is a drawing by its address: a browser scales it itself. */
export const isDrawing = (address: string): boolean => /\.svgz?$/i.test(address.split(/[?#]/, 1)[0] ?? '');

/**
 * The address of a picture in one of the widths; null where the original is to be used: for drawings, for files that have no
 * address, and for origins that the edge fetches nothing from. `origins`: scheme and host of each that it does.
 */
export function toPictureAddress(src: string, width: number, origins: readonly string[]): string | null {
  if (isDrawing(src) || !isServed(src, origins)) return null;
  return `${pictureRoutePath}/${width}?src=${encodeURIComponent(src)}`;
}

function isServed(src: string, origins: readonly string[]): boolean {
  if (src.startsWith(ownFolder)) return true;
  if (!/^https?:\/\//i.test(src) || !URL.canParse(src)) return false;
  return origins.includes(new URL(src).origin);
}

/** Densest screens that get sharp pictures: a denser one shows no difference. */
const densest = 3;

/** The widths for a picture that is shown between so many CSS pixels wide. */
export function getWidthsFor({ least, most }: { least: number; most: number }): number[] {
  const smallest = pictureWidths.findIndex((width) => width >= least);
  const largest = pictureWidths.findIndex((width) => width >= most * densest);
  return pictureWidths.slice(
    smallest < 0 ? pictureWidths.length - 1 : smallest,
    largest < 0 ? pictureWidths.length : largest + 1,
  );
}
