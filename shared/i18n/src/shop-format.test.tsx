import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createI18n, I18nProvider } from './i18n';
import { useFormat } from './shop-format';

it.each([
  ['en', '$9.67'],
  ['ur', '\u2068$9.67\u2069'],
  ['ar', '\u2068$9.67\u2069'],
])('keeps the sign of money on its side in a sentence of %s [BIZ-23]', (language, expected) => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nProvider i18n={createI18n(language)}>{children}</I18nProvider>
  );
  expect(renderHook(useFormat, { wrapper }).result.current.moneyWithin(967)).toBe(expected);
});
