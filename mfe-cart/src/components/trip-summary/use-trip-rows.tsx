import { useShopConfig } from '@shop/api';
import type { TripTotals } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import type { TotalRow } from '../checkout-frame/totals-table';
import { messages } from '../../messages';

/** The rows that add up to a trip's total. Tax that prices already include is no row. D-15, D-19. */
export function useTripRows() {
  const { t } = useTranslation(messages);
  const { money } = useFormat();
  const config = useShopConfig();
  const toNegative = (amount: number) => money(-amount);
  return (totals: TripTotals, couponCode: string): TotalRow[] => {
    const rows: (TotalRow | false)[] = [
      { name: 'subtotal', label: t('checkout.subtotal'), amount: money(totals.subtotal) },
      totals.discount > 0 && {
        name: 'discount',
        label: t('checkout.discount'),
        amount: toNegative(totals.discount),
        tone: 'good',
      },
      totals.coupon > 0 && {
        name: 'coupon',
        label: <bdi>{t('checkout.couponOf', { code: couponCode })}</bdi>,
        amount: toNegative(totals.coupon),
        tone: 'good',
      },
      !totals.taxIncluded &&
        totals.tax > 0 && { name: 'tax', label: t('checkout.tax'), amount: money(totals.tax) },
      totals.driverFee > 0 && {
        name: 'driver',
        label: t('rental.driverFee'),
        amount: money(totals.driverFee),
      },
      totals.service > 0 && {
        name: 'service',
        label: config?.serviceCharge?.name || t('rental.service'),
        amount: money(totals.service),
      },
    ];
    return rows.filter((row) => row !== false);
  };
}
