import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createI18n, I18nProvider } from './i18n';
import { useFormat } from './shop-format';

const getFormat = (language: string) => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nProvider i18n={createI18n(language)}>{children}</I18nProvider>
  );
  return renderHook(useFormat, { wrapper }).result.current;
};

it.each([
  ['en', '20–30', '9:00\u00A0AM – 5:30\u00A0PM'],
  ['ur', '\u206820–\u206030\u2069', '\u20689:00\u00A0AM – 5:30\u00A0PM\u2069'],
  ['ar', '\u206820–\u206030\u2069', '\u20689:00\u00A0ص – 5:30\u00A0م\u2069'],
])(
  'keeps the first number of a range first in a sentence of %s, also in a narrow window [F-44]',
  (language, minutes, hours) => {
    const format = getFormat(language);
    expect(format.minutes('20-30 min')).toBe(minutes);
    expect(format.timeRange('09:00:00', '17:30:00')).toBe(hours);
  },
);

it.each([
  ['en', '3:19\u00A0PM'],
  ['ur', '\u20683:19\u00A0PM\u2069'],
  ['ar', '\u20683:19\u00A0م\u2069'],
])(
  'keeps the figures of a time before its half of the day in a sentence of %s [F-44]',
  (language, expected) => {
    const format = getFormat(language);
    expect(format.time('15:19:00')).toBe(expected);
    expect(format.clockTime('2026-11-21T15:19:00Z')).toBe(expected);
  },
);

it.each([
  ['en', '$9.67'],
  ['ur', '\u2068$9.67\u2069'],
  ['ar', '\u2068$9.67\u2069'],
])('keeps the sign of money on its side in a sentence of %s [BIZ-23]', (language, expected) => {
  expect(getFormat(language).moneyWithin(967)).toBe(expected);
});
