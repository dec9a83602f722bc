import { getBrandColors, type Brand, type Colors, type Typeface } from './brand';
import { light } from './colors';

/** Pixels of the kit's corners by name. */
export const radii = { sm: 8, md: 12, lg: 16, xl: 24 } as const;

/** Colours that a brand may name: `rgb(…)` ones, of scrims and shadows, stay the kit's. */
const solid = (colors: Colors) => Object.entries(colors).filter(([, value]) => value.startsWith('#'));

const colorVariables = (colors: Colors) =>
  solid(colors)
    .map(([name, value]) => `--color-${name}:${value};`)
    .join('');

function radiusVariables(radius: number | undefined): string {
  if (radius === undefined) return '';
  return Object.entries(radii)
    .map(([name, pixels]) => `--radius-${name}:${Math.round((pixels / radii.md) * radius)}px;`)
    .join('');
}

const arabicRange =
  'U+0600-06FF,U+0750-077F,U+0870-088E,U+0890-0891,U+0897-08E1,U+08E3-08FF,U+200C-200E,U+2010-2011,U+204F,U+2E41,U+FB50-FDFF,U+FE70-FE74,U+FE76-FEFC';

const generic = /^(?:ui-)?(?:serif|sans-serif|monospace|rounded)$|^(?:system-ui|cursive|fantasy|math)$/i;

/** Without generic families: they have every letter, and would come before the typefaces of other scripts. */
const getFamilies = ({ family }: Typeface) =>
  family
    .split(',')
    .map((name) => name.trim())
    .filter((name) => !generic.test(name))
    .join(',');

/** The first of several families, without quotes. */
const getFamily = ({ family }: Typeface) =>
  (family.split(',', 1)[0] ?? '').trim().replace(/^["']|["']$/g, '');

function fontFace(script: string, typeface: Typeface, base: string): string {
  if (!typeface.file) return '';
  const range = script === 'latin' ? '' : `unicode-range:${arabicRange};`;
  return `@font-face{font-family:'${getFamily(typeface)}';font-display:swap;font-weight:${typeface.weights ?? '100 900'};src:url('${base}${typeface.file}') format('woff2');${range}}`;
}

/** What draws the brand's symbol in one colour, in place of the kit's tiles. */
const symbolRules = (url: string) =>
  `svg[data-shop-symbol]>*{display:none}svg[data-shop-symbol]{background:var(--symbol-color,currentColor);mask:url('${url}') center/contain no-repeat}`;

const emptyPicture = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1'/%3E")`;

/** A phone's header has no room for a wide logo: it shows the symbol, in the theme's colour. */
function phoneLogoRule(logo: string, symbol: string, dark: string): string {
  const header = `header img[src$='${logo}']`;
  return `@media(max-width:37.49em){html:root ${header},${dark} ${header}{content:${emptyPicture};inline-size:32px;background:var(--color-brand);mask:url('${symbol}') center/contain no-repeat}}`;
}

/**
 * The brand as a style sheet over the kit's own, which are custom properties: its selectors weigh more, wherever it stands.
 * `base`: address of the folder with the brand's files. X-33.
 */
export function toBrandStyle(brand: Brand, base: string): string {
  const { colors, radius, type = {}, logo, logoDark, symbol } = brand;
  const { light: day, dark: night, accents } = getBrandColors(brand);
  const dark = "html:root[data-theme='dark']";
  const types = Object.entries(type);
  const typeVariables = types
    .map(([script, typeface]) => `--type-${script}:${getFamilies(typeface)};`)
    .join('');
  const accentRules = Object.entries(colors?.accents ?? {}).map(([name]) => {
    const { light: one, dark: other } = accents[name as keyof typeof accents]; // names of the same record
    const rule = (root: string, [ground, ink]: readonly [string, string]) =>
      `${root} [data-accent='${name}'],${root}[data-accent='${name}']{--accent-ground:${ground};--accent-ink:${ink}}`;
    return rule('html:root', one) + rule(dark, other);
  });
  return [
    ...types.map(([script, typeface]) => fontFace(script, typeface, base)),
    `html:root{${colors ? colorVariables(day) : ''}${radiusVariables(radius)}${typeVariables}}`,
    ...(colors ? [`${dark}{${colorVariables(night)}}`] : []),
    ...accentRules,
    // Paper is white.
    ...(colors ? [`@media print{html:root,${dark}{${colorVariables({ ...light, ...day })}}}`] : []),
    logo && logoDark ? `${dark} img[src$='${base}${logo}']{content:url('${base}${logoDark}')}` : '',
    symbol ? symbolRules(`${base}${symbol}`) : '',
    logo && symbol ? phoneLogoRule(`${base}${logo}`, `${base}${symbol}`, dark) : '',
  ].join('');
}
