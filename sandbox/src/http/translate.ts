import ar from '../locales/ar.json';
import en from '../locales/en.json';
import ur from '../locales/ur.json';
import type { Language } from './language';

export type TextKey = keyof typeof en;
export type TextValues = Record<string, string | number>;

const messages: Record<Language, Record<TextKey, string>> = { en, ur, ar };

export const isTextKey = (key: string): key is TextKey => Object.hasOwn(en, key);

const inUnit = (language: Language, unit: 'second' | 'minute', count: number) =>
  new Intl.NumberFormat(`${language}-u-nu-latn`, { style: 'unit', unit, unitDisplay: 'long' })
    .format(count)
    // The texts need the case that follows a preposition; `Intl` has only the nominative dual.
    .replace(/تان$/, 'تين');

/** Below a minute the exact seconds, as the countdown of the form shows them. */
const inWait = (language: Language, seconds: number) =>
  seconds < 60 ? inUnit(language, 'second', seconds) : inUnit(language, 'minute', Math.ceil(seconds / 60));

/**
 * A message of the server in the visitor's language, `{names}` filled in; `{minutes}` with their unit: '1 minute', and
 * `{wait}`, given in seconds, in seconds or minutes.
 */
export const translate = (language: Language, key: TextKey, values: TextValues = {}): string =>
  messages[language][key].replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) return whole;
    if (name === 'wait') return inWait(language, Number(value));
    return name === 'minutes' ? inUnit(language, 'minute', Number(value)) : String(value);
  });
