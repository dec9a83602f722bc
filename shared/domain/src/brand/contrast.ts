/** A colour as `#RRGGBB`. */
export type Hex = string;

const hexPattern = /^#[0-9a-f]{6}$/i;

export const isHex = (value: string): boolean => hexPattern.test(value);

const toChannels = (color: Hex): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

const toHex = (channels: readonly number[]): Hex =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`.toUpperCase();

/** So much of another colour, 0 to 1, in a colour. */
export function mix(color: Hex, other: Hex, share: number): Hex {
  const others = toChannels(other);
  return toHex(toChannels(color).map((channel, at) => channel + ((others[at] ?? channel) - channel) * share));
}

/** Relative luminance, 0 to 1 (WCAG 2.2). */
function getLuminance(color: Hex): number {
  const [red = 0, green = 0, blue = 0] = toChannels(color).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours, 1 to 21 (WCAG 2.2). */
export function getContrast(one: Hex, other: Hex): number {
  const [darker = 0, lighter = 0] = [getLuminance(one), getLuminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const step = 0.02;

/** The colour itself, or as much of another one in it as makes it readable on all of these. */
export function toReadable(color: Hex, on: readonly Hex[], toward: Hex, contrast: number): Hex {
  const isReadable = (candidate: Hex) => on.every((ground) => getContrast(candidate, ground) >= contrast);
  for (let share = 0; share < 1; share += step) {
    const candidate = mix(color, toward, share);
    if (isReadable(candidate)) return candidate;
  }
  return toward;
}
