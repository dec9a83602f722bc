import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { directionOf } from './direction';
import {
  createI18n,
  defineMessages,
  I18nProvider,
  loadMessages,
  useTranslation,
  type Messages,
  type MessageSet,
} from './i18n';

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
  const ns = i18n.add(cart);
  expect(i18n.translate('items', { ns, count: 57_882 })).toBe('57,882 items');
  expect(i18n.translate('items', { ns, count: 1 })).toBe('1 item');
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
  expect(() => createI18n('ar').add(late)).toThrow("texts of late are used before loadMessages('ar')");
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
  expect([cart, old].map((set) => i18n.translate('empty.title', { ns: i18n.add(set) }))).toEqual([
    'Empty',
    'Nothing yet',
  ]);
});

it('leaks nothing from one root into the next', () => {
  createI18n('ar').add(cart);
  expect(read('en', cart)[0]?.t('empty.title')).toBe('Empty');
});

it.each(['ar', 'arc', 'dv', 'fa', 'ha', 'he', 'khw', 'ks', 'ku', 'ps', 'ur', 'yl', 'yi', 'ar-SA'])(
  '%s runs right to left [STATE-56] [D-32]',
  (language) => expect(directionOf(language)).toBe('rtl'),
);

it('everything else runs left to right [STATE-56]', () => {
  expect(['en', 'de', 'id', ''].map(directionOf)).toEqual(['ltr', 'ltr', 'ltr', 'ltr']);
});
