import type { Trip } from '@shop/domain';
import { useFormat, useTranslation, type MessageKeyIn } from '@shop/i18n';
import { Heading } from '@shop/ui';
import { messages } from '../../messages';
import { AmountTable } from '../panel/amount-table';
import { PicturedLines } from '../panel/pictured-lines';

/** The vehicles, with number plates once the provider has assigned them. */
export function TripVehicles({ trip: { lines, plan } }: { trip: Trip }) {
  const { t } = useTranslation(messages);
  const { money, moneyWithin } = useFormat();
  const shown = lines.map(({ id, imageUrl, name, quantity, rate, total, plates }) => ({
    id,
    imageUrl,
    name,
    details: [
      `${t('track.quantity', { count: quantity })} · ${t(`trips.per_${plan.rentalType}`, { rate: moneyWithin(rate) })}`,
      ...(plates.length > 0
        ? [
            <>
              {t('trips.plates', { count: plates.length })} <bdi dir="ltr">{plates.join(', ')}</bdi>
            </>,
          ]
        : []),
    ],
    amount: money(total),
  }));
  return (
    <>
      <Heading>{t('trips.vehicles')}</Heading>
      <PicturedLines lines={shown} />
    </>
  );
}

/** The totals of a trip. D-15. */
export function TripTotalsTable({ trip: { totals, plan } }: { trip: Trip }) {
  const { t } = useTranslation(messages);
  const createRow = (key: MessageKeyIn<typeof messages, 'totals'>, amount: number, isAlways = false) => ({
    key,
    label: t(`totals.${key}`),
    amount,
    isAlways,
  });
  return (
    <AmountTable
      rows={[
        createRow('subtotal', totals.subtotal, true),
        createRow('discount', -totals.discount),
        createRow('coupon', -totals.coupon),
        createRow(totals.taxIncluded ? 'taxIncluded' : 'tax', totals.tax),
        createRow('driverFee', totals.driverFee, plan.driver === 'provider'),
        createRow('service', totals.service),
        createRow('total', totals.total, true),
      ]}
    />
  );
}
