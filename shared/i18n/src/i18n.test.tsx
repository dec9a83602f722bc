import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { directionOf } from './direction';
import {
  createI18n,
  defineMessages,
  I18nProvider,
  loadMessages,
  useTranslation,
  type MessageSet,
} from './i18n';
import { translatorOf, type Messages } from './translator';

const area = (name: string, { en, ur, ar }: Record<'en' | 'ur' | 'ar', Messages>) => {
  const asked: string[] = [];
  const source = (language: string, texts: Messages) => async () => {
    asked.push(language);
    return { default: texts };
  };
  const set = defineMessages(name, { en: source('en', en), ur: source('ur', ur), ar: source('ar', ar) });
  return Object.assign(set, { asked });
};

const cart = area('cart', {
  en: {
    items_one: '{{count}} item',
    items_other: '{{count}} items',
    empty: { title: 'Empty' },
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

it('groups the digits of a count as all numbers are, and leaves text as it is', async () => {
  await loadMessages('en');
  const i18n = createI18n('en');
  const t = i18n.of(cart);
  expect(t('items', { count: 57_882 })).toBe('57,882 items');
  expect(t('items', { count: 1 })).toBe('1 item');
});

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

it('shows no raw key where there is no text [D-30]', () => {
  expect(read('ar', cart)[0]?.t('empty.addToCart')).toBe('Add to cart');
});

it('loads the language that is spoken, once, and says so when it was not', async () => {
  const late = area('late', { en: { hi: 'Hi' }, ur: {}, ar: { hi: 'مرحبا' } });
  expect(() => createI18n('ar').of(late)).toThrow("texts of late are used before loadMessages('ar')");
  await Promise.all([loadMessages('ar'), loadMessages('de')]);
  await loadMessages('ar');
  expect(late.asked).toEqual(['ar', 'en']);
  expect(read('ar', late)[0]?.t('hi')).toBe('مرحبا');
  expect(read('de', late)[0]?.t('hi')).toBe('Hi');
});

it('asks again for texts that did not come', async () => {
  const answers = [() => Promise.reject(new Error('offline')), async () => ({ default: { hi: 'Hi' } })];
  const en = () => answers.shift()?.() ?? Promise.reject(new Error('asked too often'));
  const set = defineMessages('flaky', { en, ur: en, ar: en });
  await expect(loadMessages('en')).rejects.toThrow('offline');
  await loadMessages('en');
  expect(read('en', set)[0]?.t('hi')).toBe('Hi');
});

it('leaves marks of the text as they are: React escapes', async () => {
  const set = area('x', { en: { hi: 'Hi {{name}}' }, ur: {}, ar: {} });
  await loadMessages('en');
  expect(read('en', set)[0]?.t('hi', { name: 'A & B' })).toBe('Hi A & B');
});

it('keeps the texts of two releases of one area apart', async () => {
  const old = area('cart', { en: { empty: { title: 'Nothing yet' } }, ur: {}, ar: {} });
  await loadMessages('en');
  const i18n = createI18n('en');
  expect([cart, old].map((set) => i18n.of(set)('empty.title'))).toEqual(['Empty', 'Nothing yet']);
});

it('leaks nothing from one root into the next', () => {
  createI18n('ar').of(cart);
  expect(read('en', cart)[0]?.t('empty.title')).toBe('Empty');
});

it.each(['ar', 'arc', 'dv', 'fa', 'ha', 'he', 'khw', 'ks', 'ku', 'ps', 'ur', 'yl', 'yi', 'ar-SA'])(
  '%s runs right to left [STATE-56] [D-32]',
  (language) => expect(directionOf(language)).toBe('rtl'),
);

it('everything else runs left to right [STATE-56]', () => {
  expect(['en', 'de', 'id', ''].map(directionOf)).toEqual(['ltr', 'ltr', 'ltr', 'ltr']);
});

describe('one text in several forms', () => {
  const t = translatorOf(
    {
      shops_one: '{{count}} shop',
      shops_other: '{{count}} shops',
      shops_food_one: '{{count}} kitchen',
      shops_food_other: '{{count}} kitchens',
      shops_zero: 'No shops',
      way: 'By road',
      way_bike: 'By bike',
      group: { way: 'x' },
      from: 'From {{from}} to {{to}}',
    },
    'en',
  );

  it.each([
    ['a count', 'shops', { count: 2 }, '2 shops'],
    ['a count in a case of its own', 'shops', { count: 1, context: 'food' }, '1 kitchen'],
    ['a count in a case that has no words', 'shops', { count: 3, context: 'rental' }, '3 shops'],
    ['nothing, where that has its words', 'shops', { count: 0 }, 'No shops'],
    ['nothing in a case that has no words for it', 'shops', { count: 0, context: 'food' }, '0 kitchens'],
    ['a case', 'way', { context: 'bike' }, 'By bike'],
    ['no case', 'way', { context: undefined }, 'By road'],
    ['a group, which is no text', 'group', {}, 'Group'],
    ['a value that is missing', 'from', { from: 5, to: undefined }, 'From 5 to '],
    ['a value that looks like a place', 'from', { from: '{{to}}', to: '$&' }, 'From {{to}} to $&'],
    ['what every object has', 'constructor', {}, 'Constructor'],
  ])('is found by %s', (_case, key, values, text) => expect(t(key, values)).toBe(text));
});
