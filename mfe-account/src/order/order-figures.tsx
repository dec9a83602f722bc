import { orderSubtotal, type OrderLine, type PlacedTotals } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { messages } from '../messages';
import { Figures } from '../sheet/figures';

interface OrderFiguresProps {
  totals: PlacedTotals;
  /** Not every backend tells the subtotal: then it comes out of them. Undefined: not known yet. */
  lines: readonly OrderLine[] | undefined;
}

/** The figures of the order. D-15. */
export function OrderFigures({ totals, lines }: OrderFiguresProps) {
  const { t } = useTranslation(messages);
  const subtotal = totals.subtotal ?? (lines ? orderSubtotal(lines) : null);
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
        ...(subtotal === null ? [] : [figure('subtotal', subtotal, true)]),
        figure('discount', -totals.discount),
        figure('coupon', -totals.coupon),
        figure(totals.taxIncluded ? 'taxIncluded' : 'tax', totals.tax),
        figure('deliveryFee', totals.deliveryFee, true),
        { ...figure('extraFee', totals.extraFee), words: extraFee },
        ...(totals.charges ?? []).map(({ kind, name, amount }) => ({
          ...figure(kind, amount),
          ...(name ? { words: <bdi>{name}</bdi> } : {}),
        })),
        figure('tip', totals.tip),
        figure('total', totals.total, true),
      ]}
    />
  );
}
