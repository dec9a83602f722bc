import type {
  ColorName,
  layers as allLayers,
  radii as allRadii,
  shadows as allShadows,
  sizes as allSizes,
  spaces as allSpaces,
} from './tokens';
import { layers, radii, shadows, sizes, spaces } from './tokens';

/** Readers of the theme for styled parts. Colours are CSS variables, so that a theme is painted before any script. */
export const color = (name: ColorName): string => `var(--color-${name})`;

/** Ground and ink of the module that the visitor is in. */
export const accent = (part: 'ground' | 'ink'): string => `var(--accent-${part})`;

export const space = (name: keyof typeof allSpaces): string => spaces[name];
export const radius = (name: keyof typeof allRadii): string => radii[name];
export const layer = (name: keyof typeof allLayers): number => layers[name];
export const size = (name: keyof typeof allSizes): string => sizes[name];
export const shadow = (name: keyof typeof allShadows): string => shadows[name];

/** Height of lines in headings and buttons; Arabic needs more room, Nastaliq most. */
export const tightLine = 'var(--line-tight)';

/** Quiet motion; `prefers-reduced-motion` ends it in the global style. */
export const motion = { fast: '160ms ease-out', slow: '240ms ease-out' } as const;

/** From this width on. `header`: BIZ-11. */
export const media = {
  tablet: '@media (min-width: 600px)',
  desktop: '@media (min-width: 900px)',
  header: '@media (min-width: 1180px)',
} as const;
