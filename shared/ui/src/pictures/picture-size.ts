/** Where pictures are shown in other widths on phones and on desktops. */
interface Layout {
  /** The attribute `sizes`. */
  sizes: string;
  /** CSS pixels: the narrowest and the widest of these. */
  least: number;
  most: number;
}

/** Each was measured at 390 and 1440 px; `em` follows the browser's text size, as the layouts do. */
const layouts = {
  /** An item in rows and lists. */
  card: { sizes: '(min-width: 37.5em) 220px, 46vw', least: 150, most: 220 },
  /** A store, a vehicle or a campaign in rows and lists. */
  wideCard: { sizes: '(min-width: 37.5em) 320px, 76vw', least: 280, most: 370 },
  /** A banner of which several are side by side. */
  banner: { sizes: '(min-width: 56.25em) 600px, 92vw', least: 300, most: 610 },
  /** A banner that fills most of the page's width. */
  hero: { sizes: '(min-width: 80em) 880px, (min-width: 56.25em) 68vw, 92vw', least: 350, most: 880 },
  /** A store's own page. */
  cover: { sizes: '(min-width: 37.5em) 540px, 280px', least: 270, most: 540 },
  /** A picture of an item's own page. */
  gallery: { sizes: '(min-width: 56.25em) 600px, 96vw', least: 350, most: 610 },
} satisfies Record<string, Layout>;

/** How wide a picture is shown: CSS pixels, or the name of a layout. */
export type PictureSize = number | keyof typeof layouts;

export const getLayout = (size: PictureSize): Layout =>
  typeof size === 'number' ? { sizes: `${size}px`, least: size, most: size } : layouts[size];
