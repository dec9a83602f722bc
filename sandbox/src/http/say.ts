import ar from '../locales/ar.json';
import en from '../locales/en.json';
import ur from '../locales/ur.json';
import type { Language } from './language';

export type TextKey = keyof typeof en;
export type TextValues = Record<string, string | number>;

const messages: Record<Language, Record<TextKey, string>> = { en, ur, ar };

export const isTextKey = (key: string): key is TextKey => Object.hasOwn(en, key);

/** A message of the server in the visitor's language, `{names}` filled in. */
export const say = (language: Language, key: TextKey, values: TextValues = {}): string =>
  messages[language][key].replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  );
