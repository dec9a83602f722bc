import { configFromWire } from '@shop/contract';
import type { ShopConfig } from '@shop/domain';
import type { Queries } from '../database/database';
import { languages, textIn, type Language, type Texts } from '../http/language';
import { defaultSettings } from './default-settings';

/** Settings of the shop's owner: used by the rules, and sent to visitors as `GET /api/v1/config`. */
export interface Settings {
  rules: ShopConfig;
  /** How long an order waits for its digital payment. */
  unpaidMinutes: number;
  /** ENT-45 … ENT-49 by their wire names, texts in one language. */
  wire(language: Language): Record<string, unknown>;
}

const isTexts = (value: unknown): value is Texts =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).length > 0 &&
  Object.keys(value).every((key) => languages.some((language) => language === key));

function inLanguage(value: unknown, language: Language): unknown {
  if (isTexts(value)) return textIn(value, language);
  if (Array.isArray(value)) return value.map((entry) => inLanguage(entry, language));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, inLanguage(entry, language)]));
}

/** The defaults, overridden by the table's rows. A value of the form `{ en, ur, ar }` is one text in three languages. */
export async function readSettings(queries: Queries): Promise<Settings> {
  const rows = await queries.query<{ key: string; value: unknown }>('SELECT key, value FROM settings');
  const all = { ...defaultSettings, ...Object.fromEntries(rows.map(({ key, value }) => [key, value])) };
  const wire = (language: Language) => inLanguage(all, language) as Record<string, unknown>; // a record stays one
  const minutes = Number(all.unpaid_order_minutes);
  return { rules: configFromWire(wire('en')), unpaidMinutes: minutes > 0 ? minutes : 30, wire };
}
