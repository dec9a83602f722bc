import jakartaLatin from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2';
import plexArabic400 from '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff2';
import plexArabic600 from '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-600-normal.woff2';
import nastaliq400 from '@fontsource/noto-nastaliq-urdu/files/noto-nastaliq-urdu-arabic-400-normal.woff2';
import nastaliq600 from '@fontsource/noto-nastaliq-urdu/files/noto-nastaliq-urdu-arabic-600-normal.woff2';

const arabicRange =
  'U+0600-06FF, U+0750-077F, U+0870-088E, U+0890-0891, U+0897-08E1, U+08E3-08FF, U+200C-200E, U+2010-2011, U+204F, U+2E41, U+FB50-FDFF, U+FE70-FE74, U+FE76-FEFC';
const latinRange =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-200A, U+200F-2027, U+202A-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';

const face = (family: string, weight: string, file: string, range: string) => `
  @font-face {
    font-family: '${family}';
    font-style: normal;
    font-display: swap;
    font-weight: ${weight};
    src: url('${file}') format('woff2');
    unicode-range: ${range};
  }`;

/** Ascent and descent of Plus Jakarta Sans in percent of its size. */
const ascent = 103.8;
const descent = 22.2;

/** A system font scaled to the metrics of Plus Jakarta Sans; `width` is the ratio of the two, in percent. */
const fallbackFace = (family: string, weight: string, files: string, width: number, range = 'U+0-10FFFF') => `
  @font-face {
    font-family: '${family}';
    font-weight: ${weight};
    src: ${files};
    unicode-range: ${range};
    size-adjust: ${width}%;
    ascent-override: ${((ascent / width) * 100).toFixed(1)}%;
    descent-override: ${((descent / width) * 100).toFixed(1)}%;
    line-gap-override: 0%;
  }`;

const arial = "local('Arial'), local('Liberation Sans')";
const arialBold = "local('Arial Bold'), local('Liberation Sans Bold')";

/** The ratios of Latin letters are averages over whole texts: narrower words are compensated by wider spaces. */
const latinFallback = (weight: string, files: string, width: number) =>
  fallbackFace('Jakarta Fallback', weight, files, width);

/**
 * Spaces between Arabic words come from the Latin font; when it loads, lines in Arabic letters must not change width. Not for
 * Latin texts: a font for spaces alone doubles the browser's layout time.
 */
const space = (weight: string, files: string, width: number) =>
  fallbackFace('Jakarta Space', weight, files, width, 'U+0020, U+00A0');

/**
 * The same for Arabic letters, measured over the shop's texts. Ascent and descent are those of the Latin font, which comes
 * first and defines the height of lines.
 */
const arabicFallback = (family: string, files: { regular: string; bold: string }, widths: [number, number]) =>
  [
    { weight: '400 500', file: files.regular, width: widths[0] },
    { weight: '600 800', file: files.bold, width: widths[1] },
  ].map(
    ({ weight, file, width }) => `
  @font-face {
    font-family: '${family}';
    font-weight: ${weight};
    src: ${file};
    size-adjust: ${width}%;
    unicode-range: ${arabicRange};
  }`,
  );

const naskh = {
  regular: "local('NotoNaskhArabic'), local('NotoNaskhArabic-Regular')",
  bold: "local('NotoNaskhArabic-Bold')",
};
const dejaVu = { regular: "local('DejaVu Sans')", bold: "local('DejaVu Sans Bold')" };

/** Fonts load only where their letters occur; the fallback has the same widths, so that almost nothing moves. */
export const fontFaces = [
  face('Plus Jakarta Sans', '200 800', jakartaLatin, latinRange),
  face('IBM Plex Sans Arabic', '400', plexArabic400, arabicRange),
  face('IBM Plex Sans Arabic', '600', plexArabic600, arabicRange),
  face('Noto Nastaliq Urdu', '400', nastaliq400, arabicRange),
  face('Noto Nastaliq Urdu', '600', nastaliq600, arabicRange),
  latinFallback('400 500', arial, 103.5),
  latinFallback('600 800', arialBold, 100),
  space('400 500', arial, 61.5),
  space('600 800', arialBold, 63.5),
  ...arabicFallback('Naskh as Plex', naskh, [103, 104.5]),
  ...arabicFallback('DejaVu as Plex', dejaVu, [89.5, 78.5]),
  ...arabicFallback('Naskh as Nastaliq', naskh, [99.5, 103]),
  ...arabicFallback('DejaVu as Nastaliq', dejaVu, [85, 77.5]),
].join('\n');

/** A brand may put other typefaces in the place of the kit's. */
export const fontStacks = {
  // For names and reviews in Arabic letters, if the system has no such font.
  latin:
    "var(--type-latin, 'Plus Jakarta Sans', 'Jakarta Fallback'), 'IBM Plex Sans Arabic', system-ui, sans-serif",
  arabic:
    "var(--type-latin, 'Plus Jakarta Sans'), 'Jakarta Space', var(--type-arabic, 'IBM Plex Sans Arabic', 'Naskh as Plex', 'DejaVu as Plex'), 'Jakarta Fallback', system-ui, sans-serif",
  urdu: "var(--type-latin, 'Plus Jakarta Sans'), 'Jakarta Space', var(--type-urdu, 'Noto Nastaliq Urdu', 'Naskh as Nastaliq', 'DejaVu as Nastaliq'), 'Jakarta Fallback', serif",
} as const;
