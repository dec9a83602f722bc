/** Colours by role, in light and dark. A component never names a hue; `check-styles` fails on raw colours elsewhere. */
export const light = {
  page: '#FAFAF7',
  surface: '#FFFFFF',
  raised: '#FFFFFF',
  sunken: '#F1F1EB',
  text: '#16211C',
  textSoft: '#4A5650',
  textFaint: '#5F6A64',
  border: '#E2E4DC',
  borderStrong: '#85908A',
  brand: '#0B6E4F',
  brandHover: '#095C42',
  brandGround: '#E3F2EB',
  onBrand: '#FFFFFF',
  danger: '#B3261E',
  dangerGround: '#FCEAE8',
  onDanger: '#FFFFFF',
  warning: '#7A4B00',
  warningGround: '#FFF1D6',
  success: '#1B6B3A',
  successGround: '#E2F4E7',
  star: '#B86E00',
  scrim: 'rgb(15 22 18 / 0.5)',
  veil: 'rgb(250 250 247 / 0.78)',
  shadow: 'rgb(22 33 28 / 0.10)',
};

export const dark: typeof light = {
  page: '#101513',
  surface: '#18201D',
  raised: '#212B27',
  sunken: '#26312C',
  text: '#EDF2EF',
  textSoft: '#B9C4BE',
  textFaint: '#93A099',
  border: '#2C3833',
  borderStrong: '#7A8982',
  brand: '#4CC79A',
  brandHover: '#6BD6AE',
  brandGround: '#17352A',
  onBrand: '#06251A',
  danger: '#FFB4AB',
  dangerGround: '#42201D',
  onDanger: '#3B0B07',
  warning: '#FFCF85',
  warningGround: '#3A2C12',
  success: '#8ADBA5',
  successGround: '#173322',
  star: '#F2B24C',
  scrim: 'rgb(0 0 0 / 0.6)',
  veil: 'rgb(16 21 19 / 0.72)',
  shadow: 'rgb(0 0 0 / 0.4)',
};

export type ColorName = keyof typeof light;

/** Accent of a module: background and text colour, each pair readable (AA) in its theme. */
export const accents = {
  food: { light: ['#FFE9E4', '#A8321B'], dark: ['#3E1F18', '#FF9C86'] },
  grocery: { light: ['#E8F4DD', '#3C6612'], dark: ['#22321A', '#A8D67A'] },
  pharmacy: { light: ['#DFF3F4', '#0B6168'], dark: ['#15343A', '#7AD3DA'] },
  ecommerce: { light: ['#E8E9FB', '#3E3FA5'], dark: ['#23244A', '#B0B3FF'] },
  parcel: { light: ['#FDF0D5', '#7A4B00'], dark: ['#3A2C12', '#FFCF85'] },
  rental: { light: ['#E3EBF3', '#33526F'], dark: ['#1D2C3A', '#A5C4E3'] },
} as const;

export type AccentName = keyof typeof accents;
