import type { Minor, OfferedCoupon } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { messages } from '../../messages';

/** That an order is below a coupon's minimum, and how much is missing. ERR-10, VALID-35. */
export function useMinimumText(): (coupon: OfferedCoupon, amount: Minor) => string {
  const { t } = useTranslation(messages);
  const { moneyWithin } = useFormat();
  return ({ minPurchase }, amount) => {
    const missing = t('coupon.missing', { amount: moneyWithin(minPurchase - amount) });
    return `${t('coupon.minimum', { amount: moneyWithin(minPurchase) })} (${missing})`;
  };
}
