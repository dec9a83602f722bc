import type {
  ColorName,
  layers as allLayers,
  radii as allRadii,
  shadows as allShadows,
  sizes as allSizes,
  spaces as allSpaces,
} from './tokens';
import { layers, radii, shadows, sizes, spaces } from './tokens';

/** Readers of the theme for styled components. Colours are CSS variables, so that a theme is painted before scripts run. */
export const color = (name: ColorName): string => `var(--color-${name})`;

/** Background and text colour of the visitor's module. */
export const accent = (part: 'ground' | 'ink'): string => `var(--accent-${part})`;

export const space = (name: keyof typeof allSpaces): string => spaces[name];
export const radius = (name: keyof typeof allRadii): string => radii[name];
export const layer = (name: keyof typeof allLayers): number => layers[name];
export const size = (name: keyof typeof allSizes): string => sizes[name];
export const shadow = (name: keyof typeof allShadows): string => shadows[name];

/** Line height of headings and buttons; Arabic needs more, Nastaliq most. */
export const tightLine = 'var(--line-tight)';

/** Transitions; `prefers-reduced-motion` ends them in the global styles. */
export const motion = { fast: '160ms ease-out', slow: '240ms ease-out' } as const;

/** Height of the host's bar at the bottom of windows below the header's breakpoint. It grows with the text. */
export const bottomBarSize = 'calc(3.5rem + env(safe-area-inset-bottom, 0px))';

/** Media queries from this width on; em follows the browser's text size. 600, 900 and 1180 px by default; `header`: BIZ-11. */
export const media = {
  tablet: '@media (min-width: 37.5em)',
  desktop: '@media (min-width: 56.25em)',
  header: '@media (min-width: 73.75em)',
} as const;
