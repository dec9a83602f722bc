import { accents, dark, light, type AccentName, type ColorName } from './colors';
import { getContrast, mix, toReadable, type Hex } from './contrast';

/** A typeface: families that are installed, or a font file of the brand. */
export interface Typeface {
  /** Families in CSS, the first one is the file's name for itself: `Fraunces, Georgia, serif`. */
  family: string;
  /** A woff2 file beside `brand.json`. */
  file?: string;
  /** Weights in the file: `400`, or `100 900` for a variable font. Default `100 900`. */
  weights?: string;
}

type Scheme = 'light' | 'dark';

/** What an owner changes, all of it optional: the content of `brand.json`. X-33. */
export interface Brand {
  /** The shop's name; without it the backend's. */
  name?: string;
  /** Its name in other scripts. */
  names?: Partial<Record<string, string>>;
  /** Files beside `brand.json`. */
  logo?: string;
  /** The logo for the dark theme; default: `logo`. */
  logoDark?: string;
  /** A square drawing in one colour: the browser's tab, the placeholder of pictures, icons of the installed shop. */
  symbol?: string;
  colors?: {
    /** The colour of what can be pressed; every other brand colour is made of it. */
    primary?: Hex;
    light?: Partial<Record<ColorName, Hex>>;
    dark?: Partial<Record<ColorName, Hex>>;
    /** By kind of module: ground and text. */
    accents?: Partial<Record<AccentName, Partial<Record<Scheme, readonly [ground: Hex, text: Hex]>>>>;
  };
  /** Pixels of the corners of buttons and fields, 0 to 24; all others follow. Default 12. */
  radius?: number;
  type?: { latin?: Typeface; arabic?: Typeface; urdu?: Typeface };
}

export type Colors = Record<ColorName, string>;
type Accents = Record<AccentName, Record<Scheme, readonly [string, string]>>;

/** Every colour of a shop, in both schemes. */
export interface BrandColors {
  light: Colors;
  dark: Colors;
  accents: Accents;
}

/** Contrasts that WCAG 2.2 AA requires: of text, and of what is only a shape. */
const aa = { text: 4.5, shape: 3 };

const [black, white] = ['#000000', '#FFFFFF'];

/** Brand colours of one primary colour on a scheme's surfaces. It is darkened or lightened until it can be read there. */
function fromPrimary(primary: Hex, colors: Colors, scheme: Scheme): Partial<Colors> {
  const isLight = scheme === 'light';
  const toward = isLight ? black : white;
  const brandGround = mix(colors.surface, primary, isLight ? 0.12 : 0.24);
  const grounds = [colors.page, colors.surface, colors.raised, colors.sunken, brandGround];
  const brand = toReadable(primary, grounds, toward, aa.text);
  const brandHover = mix(brand, toward, 0.16);
  const onBrand = isLight ? white : toReadable(mix(brand, black, 0.84), [brand, brandHover], black, aa.text);
  return { brand, brandHover, brandGround, onBrand };
}

/** The colours of a shop with this brand; those that it does not name are the kit's. */
export function getBrandColors({ colors = {} }: Pick<Brand, 'colors'>): BrandColors {
  const inScheme = (scheme: Scheme, defaults: Colors): Colors => {
    const own = { ...defaults, ...colors[scheme] };
    return { ...own, ...(colors.primary ? fromPrimary(colors.primary, own, scheme) : {}), ...colors[scheme] };
  };
  const names = Object.keys(accents) as AccentName[]; // the record has exactly those names
  const ownAccents = names.map((name) => [name, { ...accents[name], ...colors.accents?.[name] }] as const);
  return {
    light: inScheme('light', light),
    dark: inScheme('dark', dark),
    accents: Object.fromEntries(ownAccents) as Accents, // fromEntries loses the names
  };
}

interface Pair {
  text: ColorName;
  on: readonly ColorName[];
  least: number;
}

const surfaces = ['page', 'surface', 'raised', 'sunken'] as const;

const pairs: readonly Pair[] = [
  { text: 'text', on: [...surfaces, 'brandGround'], least: aa.text },
  { text: 'textSoft', on: surfaces, least: aa.text },
  { text: 'textFaint', on: surfaces, least: aa.text },
  { text: 'brand', on: [...surfaces, 'brandGround'], least: aa.text },
  { text: 'onBrand', on: ['brand', 'brandHover'], least: aa.text },
  { text: 'danger', on: ['page', 'surface', 'raised', 'dangerGround'], least: aa.text },
  { text: 'onDanger', on: ['danger'], least: aa.text },
  { text: 'warning', on: ['surface', 'warningGround'], least: aa.text },
  { text: 'success', on: ['surface', 'successGround'], least: aa.text },
  // Edges of fields, and the stars of ratings.
  { text: 'borderStrong', on: ['page', 'surface', 'raised'], least: aa.shape },
  { text: 'star', on: ['surface'], least: aa.shape },
];

/** Two colours that cannot be told apart well enough. */
export interface ContrastFault {
  scheme: Scheme;
  /** Names in `brand.json`: `brand`, `accents.food`. */
  text: string;
  on: string;
  /** The contrast that they have, and the least that AA allows. */
  contrast: number;
  least: number;
}

/**
 * Every pair of colours that is not readable in WCAG 2.2 AA: texts on all surfaces, buttons, the focus ring (which has the brand's
 * colour), edges of fields, and each module's accent. X-33.
 */
export function findContrastFaults(colors: BrandColors): ContrastFault[] {
  const schemes = ['light', 'dark'] as const;
  const ofRoles = schemes.flatMap((scheme) =>
    pairs.flatMap(({ text, on, least }) =>
      on.map((ground) => ({
        scheme,
        text,
        on: ground,
        contrast: getContrast(colors[scheme][text], colors[scheme][ground]),
        least,
      })),
    ),
  );
  const ofAccents = schemes.flatMap((scheme) =>
    Object.entries(colors.accents).map(([name, accent]) => ({
      scheme,
      text: `accents.${name}`,
      on: 'its ground',
      contrast: getContrast(accent[scheme][1], accent[scheme][0]),
      least: aa.text,
    })),
  );
  return [...ofRoles, ...ofAccents].filter(({ contrast, least }) => contrast < least);
}
