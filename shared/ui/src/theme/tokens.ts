import { radii as cornerPixels } from '@shop/domain/brand';

export { accents, dark, light, type AccentName, type ColorName } from '@shop/domain/brand';

export const spaces = {
  xxs: '4px',
  xs: '8px',
  sm: '12px',
  md: '16px',
  lg: '24px',
  xl: '32px',
  xxl: '48px',
  xxxl: '64px',
} as const;

/** Corners; a brand may set others. Their own values are for pages of hosts from before. */
export const radii = {
  sm: `var(--radius-sm, ${cornerPixels.sm}px)`,
  md: `var(--radius-md, ${cornerPixels.md}px)`,
  lg: `var(--radius-lg, ${cornerPixels.lg}px)`,
  xl: `var(--radius-xl, ${cornerPixels.xl}px)`,
  full: '999px',
} as const;

export const layers = {
  sticky: 10,
  header: 20,
  bar: 25,
  drawer: 40,
  dialog: 50,
  menu: 60,
  toast: 70,
} as const;

/** Font sizes in rem: 12 14 16 18 22 28 36. */
export const sizes = {
  xs: '0.75rem',
  sm: '0.875rem',
  md: '1rem',
  lg: '1.125rem',
  xl: '1.375rem',
  xxl: '1.75rem',
  xxxl: '2.25rem',
} as const;
export const shadows = {
  low: '0 1px 2px var(--color-shadow), 0 1px 6px var(--color-shadow)',
  high: '0 8px 32px var(--color-shadow), 0 2px 8px var(--color-shadow)',
} as const;
