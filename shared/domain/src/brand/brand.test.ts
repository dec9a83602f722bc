import fc from 'fast-check';
import { dark, findContrastFaults, getBrandColors, getContrast, light, toBrandStyle } from '.';

it.each([
  ['#FFFFFF', '#000000', 21],
  ['#777777', '#FFFFFF', 4.48],
  ['#0B6E4F', '#FAFAF7', 5.96],
])('knows the contrast of %s on %s [X-33]', (one, other, contrast) => {
  expect(getContrast(one, other)).toBeCloseTo(contrast, 1);
  expect(getContrast(other, one)).toBeCloseTo(contrast, 1);
});

it('has readable colours of its own in both themes: texts, buttons, focus ring, accents [X-33]', () => {
  expect(findContrastFaults(getBrandColors({}))).toEqual([]);
  expect(getBrandColors({})).toMatchObject({ light, dark });
});

it('makes readable colours of every primary colour, in both themes [X-33]', () => {
  const hex = fc
    .integer({ min: 0, max: 0xff_ff_ff })
    .map((value) => `#${value.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(hex, (primary) => findContrastFaults(getBrandColors({ colors: { primary } })).length === 0),
  );
});

it('uses a primary colour as it is where it can be read [X-33]', () => {
  expect(getBrandColors({ colors: { primary: '#B5305B' } }).light.brand).toBe('#B5305B');
});

it('lets an owner set single colours, and says which two cannot be told apart [X-33]', () => {
  const colors = getBrandColors({ colors: { primary: '#B5305B', dark: { brand: '#55001F' } } });
  expect(colors.dark.brand).toBe('#55001F');
  expect(findContrastFaults(colors)).toContainEqual(
    expect.objectContaining({ scheme: 'dark', text: 'brand', on: 'page', least: 4.5 }),
  );
});

it('checks the accents of modules [X-33]', () => {
  const colors = getBrandColors({ colors: { accents: { food: { light: ['#FFFFFF', '#FFEEEE'] } } } });
  expect(findContrastFaults(colors)).toEqual([
    expect.objectContaining({ text: 'accents.food', scheme: 'light' }),
  ]);
});

it('writes only what the brand changes, over the kit’s own style sheet [X-33]', () => {
  expect(toBrandStyle({ name: 'Souk' }, '/b/')).toBe('html:root{}');
  const style = toBrandStyle({ radius: 6, logo: 'a.svg', logoDark: 'b.svg' }, '/b/');
  expect(style).toContain('--radius-sm:4px;--radius-md:6px;--radius-lg:8px;--radius-xl:12px;');
  expect(style).toContain("img[src$='/b/a.svg']{content:url('/b/b.svg')}");
  expect(style).not.toContain('--color-');
});

it('shows the symbol in the place of a wide logo on phones [X-33]', () => {
  const style = toBrandStyle({ logo: 'a.svg', symbol: 'b.svg' }, '/b/');
  expect(style).toMatch(/@media\(max-width:37\.49em\)\{html:root header img\[src\$='\/b\/a\.svg'\].*mask:url\('\/b\/b\.svg'\)/);
});

it('prints in the colours of the light theme [X-33]', () => {
  const style = toBrandStyle({ colors: { primary: '#B5305B' } }, '/b/');
  const [, print = ''] = /@media print\{(.*)\}$/.exec(style) ?? [];
  expect(print).toContain('--color-page:#FAFAF7;');
  expect(print).toContain('--color-brand:#B5305B;');
});

it('puts a typeface before the kit’s, without families that have every letter [X-33]', () => {
  const type = { latin: { family: "'Fraunces', Georgia, serif", file: 'fraunces.woff2' } };
  const style = toBrandStyle({ type }, '/b/');
  expect(style).toContain("--type-latin:'Fraunces',Georgia;");
  expect(style).toContain(
    "@font-face{font-family:'Fraunces';font-display:swap;font-weight:100 900;src:url('/b/fraunces.woff2')",
  );
});
