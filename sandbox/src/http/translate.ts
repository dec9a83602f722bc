import ar from '../locales/ar.json';
import en from '../locales/en.json';
import ur from '../locales/ur.json';
import type { Language } from './language';

export type TextKey = keyof typeof en;
export type TextValues = Record<string, string | number>;

const messages: Record<Language, Record<TextKey, string>> = { en, ur, ar };

export const isTextKey = (key: string): key is TextKey => Object.hasOwn(en, key);

const inMinutes = (language: Language, minutes: number) =>
  new Intl.NumberFormat(`${language}-u-nu-latn`, {
    style: 'unit',
    unit: 'minute',
    unitDisplay: 'long',
  }).format(minutes);

/** A message of the server in the visitor's language, `{names}` filled in; `{minutes}` with their unit: '1 minute'. */
export const translate = (language: Language, key: TextKey, values: TextValues = {}): string =>
  messages[language][key].replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) return whole;
    return name === 'minutes' ? inMinutes(language, Number(value)) : String(value);
  });
