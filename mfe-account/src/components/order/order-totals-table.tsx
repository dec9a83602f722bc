import { orderSubtotal, type OrderLine, type PlacedTotals } from '@shop/domain';
import { useTranslation, type MessageKeyIn } from '@shop/i18n';
import { messages } from '../../messages';
import { AmountTable } from '../panel/amount-table';

interface OrderTotalsTableProps {
  totals: PlacedTotals;
  /** For the subtotal, where the backend does not return one; undefined while loading. */
  lines: readonly OrderLine[] | undefined;
}

/** The totals of an order. D-15. */
export function OrderTotalsTable({ totals, lines }: OrderTotalsTableProps) {
  const { t } = useTranslation(messages);
  // A parcel has no lines, and so no subtotal.
  const subtotal = totals.subtotal ?? (lines?.length ? orderSubtotal(lines) : null);
  const createRow = (key: MessageKeyIn<typeof messages, 'totals'>, amount: number, isAlways = false) => ({
    key,
    label: t(`totals.${key}`),
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
    <AmountTable
      rows={[
        ...(subtotal === null ? [] : [createRow('subtotal', subtotal, true)]),
        createRow('discount', -totals.discount),
        createRow('coupon', -totals.coupon),
        createRow(totals.taxIncluded ? 'taxIncluded' : 'tax', totals.tax),
        { ...createRow('deliveryFee', totals.deliveryFee, true), free: t('totals.free') },
        { ...createRow('extraFee', totals.extraFee), label: extraFee },
        ...(totals.charges ?? []).map(({ kind, name, amount }) => ({
          ...createRow(kind, amount),
          ...(name ? { label: <bdi>{name}</bdi> } : {}),
        })),
        createRow('tip', totals.tip),
        createRow('total', totals.total, true),
      ]}
    />
  );
}
