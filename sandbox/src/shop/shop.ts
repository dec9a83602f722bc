import { toMajor, type Minor, type ModuleType, type Position } from '@shop/domain';
import type { Database } from '../database/database';
import { textIn, type Language, type Texts } from '../http/language';
import { originsFrom, type Origins, type SetOrigins } from './origins';
import { readSettings, type Settings } from './settings';

/** The services that every feature uses. */
export interface Shop extends SetOrigins {
  database: Database;
  now(): Date;
  settings(): Promise<Settings>;
  /** Call after changing settings: the next request reads them again. */
  forgetSettings(): void;
  /** Prefix of picture paths; '' keeps them relative. */
  mediaOrigin: string;
  /** Seconds between two statuses of an order where they advance automatically; 0: they do not. */
  stepSeconds: number;
  /** Additional origins of push services. */
  pushServices: readonly string[];
}

export interface ShopOptions extends Partial<SetOrigins> {
  database: Database;
  now?: () => Date;
  mediaOrigin?: string;
  stepSeconds?: number;
  pushServices?: readonly string[];
}

const settingsCacheTime = 5_000;

export function createShop({
  database,
  now = () => new Date(),
  mediaOrigin = '',
  publicOrigin = '',
  shopOrigins = [],
  stepSeconds = 0,
  pushServices = [],
}: ShopOptions): Shop {
  let cached: { settings: Promise<Settings>; until: number } | null = null;
  const settings = () => {
    const moment = performance.now();
    if (cached && moment < cached.until) return cached.settings;
    const reading = readSettings(database);
    const entry = { settings: reading, until: moment + settingsCacheTime };
    cached = entry;
    reading.catch(() => {
      if (cached === entry) cached = null;
    });
    return reading;
  };
  const forgetSettings = () => {
    cached = null;
  };
  const origins = { publicOrigin, shopOrigins };
  return { database, now, settings, forgetSettings, mediaOrigin, ...origins, stepSeconds, pushServices };
}

/** How data is presented to one visitor. */
export interface View {
  language: Language;
  decimals: number;
  timeZone: string;
  /** Types of modules whose stock does not count. */
  uncountedStock: readonly ModuleType[];
  now: Date;
  position: Position | null;
  text(texts: Texts | null | undefined): string;
  /** Minor units as the decimals of the wire. */
  money(minor: Minor): number;
  /** Formats an amount: `$12.50`. */
  price(minor: Minor): string;
  picture(path: string | null): string | null;
  origins: Origins;
  /** The visitor's network; '' where rate limits are off. */
  network: string;
}

export async function createView(
  shop: Shop,
  {
    language,
    position,
    requestedAt = '',
    network = '',
  }: { language: Language; position: Position | null; requestedAt?: string; network?: string },
): Promise<View> {
  const { rules } = await shop.settings();
  const { decimals, symbol, side } = rules.currency;
  const money = (minor: Minor) => toMajor(minor, decimals);
  const price = (minor: Minor) => {
    const amount = money(minor).toFixed(decimals);
    return side === 'right' ? `${amount}\u00a0${symbol}` : `${symbol}${amount}`;
  };
  return {
    language,
    decimals,
    timeZone: rules.timeZone,
    uncountedStock: rules.wireRules.uncountedStock,
    now: shop.now(),
    position,
    text: (texts) => textIn(texts, language),
    money,
    price,
    picture: (path) => (path?.startsWith('/') ? shop.mediaOrigin + path : path),
    origins: originsFrom(shop, requestedAt),
    network,
  };
}
