import type { OfferedCoupon } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { messages } from '../../messages';

/** What a coupon gives, in short and in full (D-19), and on which terms. BIZ-29 … BIZ-32. */
export function useCouponTexts({ type, discount, minPurchase, maxDiscount, expiresOn }: OfferedCoupon) {
  const { t } = useTranslation(messages);
  const { number, money, moneyWithin, moneyShort, day } = useFormat();
  const short = (minor: number) =>
    moneyShort(minor) === money(minor) ? moneyWithin(minor) : moneyShort(minor);
  const describeBenefit = (amount: (minor: number) => string): string => {
    if (type === 'free_delivery') return t('coupons.freeDelivery');
    if (discount.type === 'amount') return t('coupons.off', { what: amount(discount.value) });
    const percent = number(discount.value / 100, { style: 'percent', maximumFractionDigits: 2 });
    return t('coupons.off', { what: percent });
  };
  const until = day(expiresOn);
  return {
    gives: describeBenefit(short),
    givesInFull: describeBenefit(moneyWithin),
    terms: [
      minPurchase > 0 ? t('coupons.from', { amount: moneyWithin(minPurchase) }) : t('coupons.fromNothing'),
      ...(maxDiscount > 0 && discount.type === 'percent' && type !== 'free_delivery'
        ? [t('coupons.upTo', { amount: moneyWithin(maxDiscount) })]
        : []),
      ...(until ? [t('coupons.until', { day: until })] : []),
    ],
  };
}
