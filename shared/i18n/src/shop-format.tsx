import { createContext, useContext, useMemo, type ReactNode } from 'react';
import {
  formatDay,
  formatDistance,
  formatMoment,
  formatMoney,
  formatMoneyShort,
  formatNumber,
  formatTime,
  type Currency,
  type NumberOptions,
} from './format';
import type { Direction } from './direction';
import { useI18n } from './i18n';

export interface ShopFormat {
  currency: Currency;
  /** IANA name. */
  timeZone: string;
}

const ShopFormatContext = createContext<ShopFormat>({
  currency: { symbol: '$', side: 'left', decimals: 2 },
  timeZone: 'UTC',
});

/** Currency and time zone of the shop's settings. */
export function ShopFormatProvider({ format, children }: { format: ShopFormat; children: ReactNode }) {
  return <ShopFormatContext.Provider value={format}>{children}</ShopFormatContext.Provider>;
}

/** Isolates a text with direction characters where `<bdi>` is impossible; left-to-right pages do not need them. */
const isolate = (text: string, direction: Direction): string =>
  direction === 'rtl' ? `\u2068${text}\u2069` : text;

/** Formats in the page's language with the shop's currency and time zone. */
export function useFormat() {
  const { language, direction } = useI18n();
  const { currency, timeZone } = useContext(ShopFormatContext);
  return useMemo(
    () => ({
      currency,
      timeZone,
      money: (minor: number) => formatMoney(minor, currency, language),
      /** Money inside a sentence: its sign stays on its side in right-to-left text too. */
      moneyWithin: (minor: number) => isolate(formatMoney(minor, currency, language), direction),
      moneyShort: (minor: number) => formatMoneyShort(minor, currency, language),
      number: (value: number, options?: NumberOptions) => formatNumber(value, language, options),
      distance: (metres: number) => formatDistance(metres, language),
      time: (time: string) => formatTime(time, language),
      day: (iso: string) => formatDay(iso, language, timeZone),
      moment: (iso: string) => formatMoment(iso, language, timeZone),
    }),
    [currency, language, direction, timeZone],
  );
}
