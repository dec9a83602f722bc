import { renderHook } from '@testing-library/react';
import { createElement, type PropsWithChildren } from 'react';
import {
  createI18n,
  defineMessages,
  I18nProvider,
  onMissingText,
  useTranslation,
  type MessageKey,
  type MessageKeyIn,
} from './i18n';
import type { Translate } from './text-keys';

const load = async () => ({
  default: {
    title: 'Cart',
    items_one: '{{count}} item',
    items_other: '{{count}} items',
    arrives: { in_hours: 'In {{time}} hours', in_days: 'In {{time}} days' },
    step: { pay: 'Pay', pick_up: 'Pick up' },
  },
});
const messages = defineMessages('typed', { en: load, ur: load, ar: load });

const getTranslate = () => {
  const i18n = createI18n('en');
  const wrapper = ({ children }: PropsWithChildren) => createElement(I18nProvider, { i18n }, children);
  return renderHook(() => useTranslation(messages), { wrapper }).result.current.t;
};

it('takes nested keys, plural forms and contexts as one key, and keys of a union', () => {
  const t = getTranslate();
  const steps: MessageKeyIn<typeof messages, 'step'>[] = ['pay', 'pick_up'];
  expect(t('title')).toBe('Cart');
  expect(t('items', { count: 2 })).toBe('2 items');
  expect(t('arrives.in', { context: 'days', time: 2 })).toBe('In 2 days');
  expect(steps.map((step) => t(`step.${step}`))).toEqual(['Pay', 'Pick up']);
});

it('lets a function name the keys that it needs', () => {
  const getTitle = (t: Translate<'title'>) => t('title');
  expect(getTitle(getTranslate())).toBe('Cart');
});

it('takes no other key: each of these is a type error', () => {
  const before = onMissingText(() => {});
  const t = getTranslate();
  // @ts-expect-error: no such key
  t('titel');
  // @ts-expect-error: a group is no text
  t('step');
  // @ts-expect-error: a string that need not be the name of a step
  t(`step.${String('pay')}`);
  // @ts-expect-error: the key of a plural form
  t('items_one');
  // @ts-expect-error: without a context there is no such key
  t('arrives.in');
  // @ts-expect-error: a map of keys with another
  const titles: Record<string, MessageKey<typeof messages>> = { cart: 'titel' };
  expect(titles).toBeDefined();
  onMissingText(before);
});
