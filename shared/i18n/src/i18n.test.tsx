import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { directionOf } from './direction';
import { createI18n, defineMessages, I18nProvider, useTranslation, type MessageSet } from './i18n';

const cart = defineMessages('cart', {
  en: {
    items_one: '{{count}} item',
    items_other: '{{count}} items',
    empty: { title: 'Empty' },
    only: 'Only here',
  },
  ur: { items_one: '{{count}} چیز', items_other: '{{count}} چیزیں', empty: { title: 'خالی' } },
  ar: {
    items_zero: 'لا عناصر',
    items_one: 'عنصر واحد',
    items_two: 'عنصران',
    items_few: '{{count}} عناصر',
    items_many: '{{count}} عنصرًا',
    items_other: '{{count}} عنصر',
    empty: { title: 'فارغ' },
  },
});

const read = (language: string, ...sets: MessageSet[]) => {
  const i18n = createI18n(language);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nProvider i18n={i18n}>{children}</I18nProvider>
  );
  return sets.map((set) => renderHook(() => useTranslation(set), { wrapper }).result.current);
};

it('translates at once, nested keys too', () => {
  expect(read('ur', cart)[0]?.t('empty.title')).toBe('خالی');
});

it('has six Arabic plural forms', () => {
  const t = read('ar', cart)[0]?.t;
  expect([0, 1, 2, 3, 11, 100].map((count) => t?.('items', { count }))).toEqual([
    'لا عناصر',
    'عنصر واحد',
    'عنصران',
    '3 عناصر',
    '11 عنصرًا',
    '100 عنصر',
  ]);
});

it('falls back to English, and shows no raw key when that lacks it, too [D-30]', () => {
  const t = read('ar', cart)[0]?.t;
  expect(t?.('only')).toBe('Only here');
  expect(t?.('empty.addToCart')).toBe('Add to cart');
});

it('leaves marks of the text as they are: React escapes', () => {
  const set = defineMessages('x', { en: { hi: 'Hi {{name}}' }, ur: {}, ar: {} });
  expect(read('en', set)[0]?.t('hi', { name: 'A & B' })).toBe('Hi A & B');
});

it('keeps the texts of two releases of one area apart', () => {
  const old = defineMessages('cart', { en: { empty: { title: 'Nothing yet' } }, ur: {}, ar: {} });
  const i18n = createI18n('en', [cart, old]);
  expect([cart, old].map((set) => i18n.translate('empty.title', { ns: i18n.add(set) }))).toEqual([
    'Empty',
    'Nothing yet',
  ]);
});

it('leaks nothing from one root into the next', () => {
  createI18n('ar', [cart]);
  expect(read('en', cart)[0]?.t('empty.title')).toBe('Empty');
});

it.each(['ar', 'arc', 'dv', 'fa', 'ha', 'he', 'khw', 'ks', 'ku', 'ps', 'ur', 'yl', 'yi', 'ar-SA'])(
  '%s runs right to left [STATE-56]',
  (language) => expect(directionOf(language)).toBe('rtl'),
);

it('everything else runs left to right [STATE-56]', () => {
  expect(['en', 'de', 'id', ''].map(directionOf)).toEqual(['ltr', 'ltr', 'ltr', 'ltr']);
});
