import type { OfferedCoupon } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { messages } from '../../messages';

/** What a coupon gives, and on which terms, in words. */
export function useCouponTexts() {
  const { t } = useTranslation(messages);
  const format = useFormat();
  return {
    gives: ({ type, discount }: OfferedCoupon): string => {
      if (type === 'free_delivery') return t('coupon.freeDelivery');
      return discount.type === 'percent'
        ? t('coupon.percentOff', {
            percent: format.number(discount.value / 100, { style: 'percent', maximumFractionDigits: 2 }),
          })
        : t('coupon.amountOff', { amount: format.moneyWithin(discount.value) });
    },
    terms: ({ minPurchase, maxDiscount, discount, expiresOn }: OfferedCoupon): string[] => {
      const until = format.day(expiresOn);
      return [
        ...(minPurchase > 0 ? [t('coupon.from', { amount: format.moneyWithin(minPurchase) })] : []),
        ...(maxDiscount > 0 && discount.type === 'percent'
          ? [t('coupon.upTo', { amount: format.moneyWithin(maxDiscount) })]
          : []),
        ...(until ? [t('coupon.until', { day: until })] : []),
      ];
    },
  };
}
