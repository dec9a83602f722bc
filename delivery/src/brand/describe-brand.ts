import { getContrast, type BrandColors } from '@shop/domain/brand';
import { readBrand } from './read-brand';

const shown = ['brand', 'brandHover', 'brandGround', 'onBrand', 'page', 'surface', 'text'] as const;

const row = ({ light, dark }: BrandColors) =>
  shown.map((name) => `  ${name.padEnd(12)} ${light[name].padEnd(10)} ${dark[name]}`);

const toContrastText = (colors: BrandColors['light']) =>
  `${getContrast(colors.onBrand, colors.brand).toFixed(1)} on buttons, ${getContrast(colors.brand, colors.page).toFixed(1)} as a link`;

/** What an owner sees of a valid brand; throws as `readBrand` does. */
export function describeBrand(folder: string): string {
  const { brand, colors, files } = readBrand(folder);
  const primary = brand.colors?.primary;
  const isChanged = primary && primary.toUpperCase() !== colors.light.brand.toUpperCase();
  return [
    `${brand.name ?? 'The backend’s name'}: everything is in order.`,
    `  ${''.padEnd(12)} ${'light'.padEnd(10)} dark`,
    ...row(colors),
    `Contrast in light: ${toContrastText(colors.light)}; in dark: ${toContrastText(colors.dark)} (WCAG AA: 4.5).`,
    ...(isChanged
      ? [`${primary} cannot be read on the light page: ${colors.light.brand} takes its place there.`]
      : []),
    `Files: ${[...files.keys()].join(', ') || 'none'}`,
  ].join('\n');
}
