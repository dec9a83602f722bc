import type { OrderTotals } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { messages } from '../messages';
import { Figures } from '../sheet/figures';

/** The figures of the order. D-15. */
export function OrderFigures({ totals }: { totals: OrderTotals }) {
  const { t } = useTranslation(messages);
  const figure = (key: string, amount: number, isAlways = false) => ({
    key,
    words: t(`totals.${key}`),
    amount,
    isAlways,
  });
  const extraFee = (
    <>
      {t('totals.extraFee')}
      {totals.extraFeeReason && (
        <>
          {' '}
          (<bdi>{totals.extraFeeReason}</bdi>)
        </>
      )}
    </>
  );
  return (
    <Figures
      figures={[
        figure('subtotal', totals.subtotal, true),
        figure('discount', -totals.discount),
        figure('coupon', -totals.coupon),
        figure(totals.taxIncluded ? 'taxIncluded' : 'tax', totals.tax),
        figure('deliveryFee', totals.deliveryFee, true),
        { ...figure('extraFee', totals.extraFee), words: extraFee },
        figure('tip', totals.tip),
        figure('total', totals.total, true),
      ]}
    />
  );
}
