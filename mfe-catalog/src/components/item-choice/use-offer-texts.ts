import type { StoreDiscount } from '@shop/domain';
import { formatDay, formatMoment, isolate, useFormat, useTranslation } from '@shop/i18n';
import { messages } from '../../messages';

/** Date and time are in the shop's time zone already and are not converted; the end of a day shows as that day. */
function formatEnd(date: string, time: string, language: string): string {
  const day = date.slice(0, 10);
  if (!time || time.startsWith('23:59')) return formatDay(day, language, 'UTC');
  return formatMoment(`${day}T${time}Z`, language, 'UTC');
}

/** A store's discount as texts: percent or amount with its minimum order; its maximum and end. BIZ-28. */
export function useOfferTexts(): (offer: StoreDiscount) => { title: string; terms: string[] } {
  const { t, direction, language } = useTranslation(messages);
  const format = useFormat();
  const money = (minor: number) => isolate(format.money(minor), direction);
  return ({ discount: { type, value }, minPurchase, maxDiscount, endDate, endTime }) => {
    const amount = type === 'percent' ? isolate(`${format.number(value)}%`, direction) : money(value);
    return {
      title:
        minPurchase > 0
          ? t('store.offer.from', { amount, min: money(minPurchase) })
          : t('store.offer.all', { amount }),
      terms: [
        ...(maxDiscount > 0 ? [t('store.offer.cap', { max: money(maxDiscount) })] : []),
        ...(endDate ? [t('store.offer.until', { date: formatEnd(endDate, endTime, language) })] : []),
      ],
    };
  };
}
