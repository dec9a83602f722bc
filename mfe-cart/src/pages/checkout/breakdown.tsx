import { useFormat, useTranslation } from '@shop/i18n';
import type { Ordering } from '../../ordering/use-ordering';
import { TotalsTable, unknownAmount, type TotalRow } from '../../components/checkout-frame/totals-table';
import { messages } from '../../messages';

/** The rows that add up to the total. Tax that prices already include is no row. D-19, D-20, BIZ-33 … BIZ-38. */
function useRows({ totals, draft, coupon, unknownFee }: Ordering): TotalRow[] {
  const { t } = useTranslation(messages);
  const { money } = useFormat();
  const toNegative = (amount: number) => money(-amount);
  const goods = totals.deliveryFee - totals.extraFee;
  const isDelivery = draft.orderType === 'delivery';
  const rows: (TotalRow | false)[] = [
    { name: 'subtotal', label: t('checkout.subtotal'), amount: money(totals.subtotal) },
    totals.discount > 0 && {
      name: 'discount',
      label: t(totals.storeDiscountApplies ? 'checkout.storeDiscount' : 'checkout.discount'),
      amount: toNegative(totals.discount),
      tone: 'good',
    },
    totals.coupon > 0 && {
      name: 'coupon',
      label: <bdi>{t('checkout.couponOf', { code: coupon?.code ?? '' })}</bdi>,
      amount: toNegative(totals.coupon),
      tone: 'good',
    },
    !totals.taxIncluded &&
      totals.tax > 0 && { name: 'tax', label: t('checkout.tax'), amount: money(totals.tax) },
    isDelivery && {
      name: 'delivery',
      label: t('checkout.deliveryFee'),
      amount: unknownFee ? unknownAmount : totals.deliveryFee === 0 ? t('checkout.free') : money(goods),
    },
    !unknownFee &&
      totals.extraFee > 0 && {
        name: 'extra',
        label: totals.extraFeeReason ? (
          <bdi>{t('checkout.extra', { reason: totals.extraFeeReason })}</bdi>
        ) : (
          t('checkout.extraFee')
        ),
        amount: money(totals.extraFee),
      },
    ...(totals.charges ?? []).map(({ kind, name, amount }) => ({
      name: kind,
      label: <bdi>{name || t(`checkout.changes.figure.${kind}`)}</bdi>,
      amount: money(amount),
    })),
    totals.tip > 0 && { name: 'tip', label: t('checkout.tip'), amount: money(totals.tip) },
  ];
  return rows.filter((row) => row !== false);
}

/** The totals of the order, never shortened (D-19). The rows add up to the total. */
export function Breakdown({ ordering, testId }: { ordering: Ordering; testId?: string }) {
  const { totals, isUpdating, walletPaid, draft, unknownFee } = ordering;
  return (
    <TotalsTable
      rows={useRows(ordering)}
      totals={unknownFee ? { ...totals, total: null } : totals}
      isUpdating={isUpdating}
      walletPaid={draft.payment.method === 'wallet' ? 0 : walletPaid}
      {...(testId ? { testId } : {})}
    />
  );
}
