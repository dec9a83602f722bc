import { accents, isHex, light } from '@shop/domain/brand';
import { array, number, object, string, type AnyObjectSchema, type ObjectShape } from 'yup';

const must = (what: string) => `\${path} must be ${what}, not "\${originalValue}"`;

const color = string()
  .strict()
  .typeError(must('a colour such as #0B6E4F'))
  .test('colour', must('a colour such as #0B6E4F'), (value) => value === undefined || isHex(value));

/** Also a part of a CSS address: no other characters. */
const file = (what: string, endings: RegExp) =>
  string()
    .strict()
    .typeError(must(what))
    .test(
      'file',
      must(what),
      (value) => value === undefined || (/^[\w-][\w.-]*$/.test(value) && endings.test(value)),
    );

const drawing = file('the name of an svg, png or webp file beside brand.json', /\.(?:svg|png|webp)$/);

/** Only these names: a misspelt one would change nothing, without a word. */
const exactly = <Shape extends ObjectShape>(shape: Shape) =>
  object(shape)
    .strict()
    .default(undefined)
    .noUnknown(true, ({ path, unknown }: { path?: string; unknown?: string }) => {
      const names = Object.keys(shape).join(', ');
      return `${path && path !== 'this' ? path : 'brand.json'} has an unknown name: ${unknown}. Known: ${names}`;
    });

const byName = (names: readonly string[], schema: AnyObjectSchema | typeof color) =>
  exactly(Object.fromEntries(names.map((name) => [name, schema])));

const solidColors = Object.entries(light).flatMap(([name, value]) => (isHex(value) ? [name] : []));
const pair = array().of(color).length(2, '${path} must be two colours: ground and text');

/** Ends up in a style sheet: letters, digits, spaces, commas and quotes of names. */
const familyPattern =
  /^(?:'[\w -]+'|"[\w -]+"|[\w-]+(?: [\w-]+)*)(?:\s*,\s*(?:'[\w -]+'|"[\w -]+"|[\w-]+(?: [\w-]+)*))*$/;

const typeface = exactly({
  family: string()
    .strict()
    .required('${path} is missing: the name of the typeface')
    .matches(familyPattern, must('names of typefaces such as Fraunces, Georgia')),
  file: file('the name of a woff2 file beside brand.json', /\.woff2$/),
  weights: string()
    .strict()
    .matches(/^[1-9]\d{0,2}(?: [1-9]\d{0,2})?$/, must('400, or 100 900 for a variable font')),
});

const name = string()
  .strict()
  .typeError(must('a text'))
  .trim()
  .min(1, '${path} is empty')
  .max(60, '${path} is longer than 60 letters');

/** `brand.json`. Every message names the place and says what belongs there. */
export const brandSchema = exactly({
  name,
  names: exactly({ en: name, ur: name, ar: name }),
  logo: drawing,
  logoDark: drawing,
  symbol: file('the name of an svg file beside brand.json', /\.svg$/),
  colors: exactly({
    primary: color,
    light: byName(solidColors, color),
    dark: byName(solidColors, color),
    accents: byName(Object.keys(accents), exactly({ light: pair, dark: pair })),
  }),
  radius: number()
    .strict()
    .typeError(must('a number from 0 to 24'))
    .min(0, must('a number from 0 to 24'))
    .max(24, must('a number from 0 to 24')),
  type: exactly({ latin: typeface, arabic: typeface, urdu: typeface }),
});
