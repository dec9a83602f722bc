import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { getDirection } from './direction';
import {
  createI18n,
  defineMessages,
  I18nextProvider,
  loadMessages,
  onMissingText,
  useTranslation,
  type MessageSet,
} from './i18n';
import type { Messages } from './text-keys';

const area = (name: string, { en, ur, ar }: Record<'en' | 'ur' | 'ar', Messages>) => {
  const requested: string[] = [];
  const source = (language: string, texts: Messages) => async () => {
    requested.push(language);
    return { default: texts };
  };
  const set = defineMessages(name, { en: source('en', en), ur: source('ur', ur), ar: source('ar', ar) });
  return Object.assign(set, { requested });
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

/** An application root's provider. */
const createRoot = (language: string) => {
  const i18n = createI18n(language);
  return ({ children }: { children: ReactNode }) => <I18nextProvider i18n={i18n}>{children}</I18nextProvider>;
};

const translate = (language: string, ...sets: MessageSet[]) => {
  const wrapper = createRoot(language);
  return sets.map((set) => renderHook(() => useTranslation(set), { wrapper }).result.current);
};

it.each([
  ['en', '57,882 items'],
  ['ur', '57,882 چیزیں'],
  ['ar', '57,882 عنصرًا'],
])('groups the digits of a count in %s as all numbers are', (language, text) => {
  expect(translate(language, cart)[0]?.t('items', { count: 57_882 })).toBe(text);
});

it('formats the numbers of a text where the text asks for it', async () => {
  const set = area('numbers', { en: { year: '{{year}}: {{sold, number}}' }, ur: {}, ar: {} });
  await loadMessages('en');
  expect(translate('en', set)[0]?.t('year', { year: 2026, sold: 1_234.5 })).toBe('2026: 1,234.5');
});

it('joins items as the language does', async () => {
  const set = area('lists', { en: { sold: '{{names, list}}' }, ur: {}, ar: { sold: '{{names, list}}' } });
  await Promise.all([loadMessages('en'), loadMessages('ar')]);
  expect(translate('en', set)[0]?.t('sold', { names: ['Tea', 'Bread'] })).toBe('Tea and Bread');
  expect(translate('ar', set)[0]?.t('sold', { names: ['شاي', 'خبز'] })).toBe('شاي وخبز');
});

it('translates immediately, nested keys too', () => {
  expect(translate('ur', cart)[0]?.t('empty.title')).toBe('خالی');
});

it('has six Arabic plural forms', () => {
  const t = translate('ar', cart)[0]?.t;
  expect([0, 1, 2, 3, 11, 100].map((count) => t?.('items', { count }))).toEqual([
    'لا عناصر',
    'عنصر واحد',
    'عنصران',
    '3 عناصر',
    '11 عنصرًا',
    '100 عنصر',
  ]);
});

it('shows no raw key if the text is missing, and reports it [D-30]', () => {
  const missing: string[] = [];
  const before = onMissingText((text) => missing.push(text));
  const shown = translate('ar', cart).map(({ t }) => [t('empty.addToCart'), t('gone', { count: 3 })]);
  onMissingText(before);
  expect(shown).toEqual([['Add to cart', 'Gone']]);
  expect(missing).toEqual(['ar cart:empty.addToCart', 'ar cart:gone']);
});

it('loads the page’s language once, and throws if it was not loaded', async () => {
  const late = area('late', { en: { hi: 'Hi' }, ur: {}, ar: { hi: 'مرحبا' } });
  const logged = jest.spyOn(console, 'error').mockImplementation();
  expect(() => translate('ar', late)).toThrow("texts of late are used before loadMessages('ar')");
  logged.mockRestore();
  await Promise.all([loadMessages('ar'), loadMessages('de')]);
  await loadMessages('ar');
  expect(late.requested).toEqual(['ar', 'en']);
  expect(translate('ar', late)[0]?.t('hi')).toBe('مرحبا');
  expect(translate('de', late)[0]?.t('hi')).toBe('Hi');
});

it('loads texts again that failed to load', async () => {
  const responses = [() => Promise.reject(new Error('offline')), async () => ({ default: { hi: 'Hi' } })];
  const en = () => responses.shift()?.() ?? Promise.reject(new Error('requested too often'));
  const set = defineMessages('flaky', { en, ur: en, ar: en });
  await expect(loadMessages('en')).rejects.toThrow('offline');
  await loadMessages('en');
  expect(translate('en', set)[0]?.t('hi')).toBe('Hi');
});

it('leaves markup of the text unchanged: React escapes it', async () => {
  const set = area('x', { en: { hi: 'Hi {{name}}' }, ur: {}, ar: {} });
  await loadMessages('en');
  expect(translate('en', set)[0]?.t('hi', { name: 'A & B' })).toBe('Hi A & B');
});

it('keeps the texts of two releases of one app apart', async () => {
  const old = area('cart', { en: { empty: { title: 'Nothing yet' } }, ur: {}, ar: {} });
  await loadMessages('en');
  expect(translate('en', cart, old).map(({ t }) => t('empty.title'))).toEqual(['Empty', 'Nothing yet']);
});

it('leaks nothing from one root into another, one after the other or at the same time', () => {
  const roots = ['en', 'ar', 'ur'].map((language) => ({ language, wrapper: createRoot(language) }));
  const shown = roots.map(({ wrapper }) => {
    const { t, language, direction } = renderHook(() => useTranslation(cart), { wrapper }).result.current;
    return [language, direction, t('empty.title')];
  });
  expect(shown).toEqual([
    ['en', 'ltr', 'Empty'],
    ['ar', 'rtl', 'فارغ'],
    ['ur', 'rtl', 'خالی'],
  ]);
});

it('returns the same function at every render, so that dependents do not run again', () => {
  const { result, rerender } = renderHook(() => useTranslation(cart).t, { wrapper: createRoot('en') });
  const first = result.current;
  rerender();
  expect(result.current).toBe(first);
});

it.each(['ar', 'arc', 'dv', 'fa', 'ha', 'he', 'khw', 'ks', 'ku', 'ps', 'ur', 'yl', 'yi', 'ar-SA'])(
  '%s runs right to left [STATE-56] [D-32]',
  (language) => expect(getDirection(language)).toBe('rtl'),
);

it('every other language runs left to right [STATE-56]', () => {
  expect(['en', 'de', 'id', ''].map(getDirection)).toEqual(['ltr', 'ltr', 'ltr', 'ltr']);
});
