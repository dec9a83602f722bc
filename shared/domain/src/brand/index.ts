export { accents, dark, light, type AccentName, type ColorName } from './colors';
export { getContrast, isHex } from './contrast';
export {
  findContrastFaults,
  getBrandColors,
  type Brand,
  type BrandColors,
  type ContrastFault,
} from './brand';
export { radii, toBrandStyle } from './brand-style';
