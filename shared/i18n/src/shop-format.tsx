import { localTime } from '@shop/domain';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import {
  formatDay,
  formatDistance,
  formatMoment,
  formatMoney,
  formatMoneyShort,
  formatNumber,
  formatRating,
  formatTime,
  type Currency,
  type NumberOptions,
} from './format';
import { useI18n } from './i18n';
import { isolate } from './isolate';

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
      rating: (rating: number, decimals?: number) => formatRating(rating, language, decimals),
      distance: (metres: number) => formatDistance(metres, language),
      time: (time: string) => isolate(formatTime(time, language), direction),
      /** The time of day of a moment (ISO 8601), by the shop's clock. */
      clockTime: (iso: string) =>
        isolate(formatTime(localTime(new Date(iso), timeZone).time, language), direction),
      /** From one time of day to another. In right-to-left text, too, the first one is read first. */
      timeRange: (from: string, to: string) =>
        isolate(`${formatTime(from, language)} – ${formatTime(to, language)}`, direction),
      /**
       * A delivery time such as '20-30 min' without its unit, for a sentence that names it: 20–30. In right-to-left text it
       * never breaks: over two lines the second number would be read first.
       */
      minutes: (deliveryTime: string) =>
        isolate(
          deliveryTime.replace(/\s*min.*$/i, '').replace(/\s*-\s*/, direction === 'rtl' ? '–\u2060' : '–'),
          direction,
        ),
      day: (iso: string) => formatDay(iso, language, timeZone),
      moment: (iso: string) => formatMoment(iso, language, timeZone),
    }),
    [currency, language, direction, timeZone],
  );
}
