import type { Trip } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { Heading } from '@shop/ui';
import { messages } from '../messages';
import { Figures } from '../sheet/figures';
import { PicturedLines } from '../sheet/pictured-lines';

/** The vehicles, with their number plates once the provider has named them. */
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

/** What the trip costs. D-15. */
export function TripFigures({ trip: { totals, plan } }: { trip: Trip }) {
  const { t } = useTranslation(messages);
  const figure = (key: string, amount: number, isAlways = false) => ({
    key,
    words: t(`totals.${key}`),
    amount,
    isAlways,
  });
  return (
    <Figures
      figures={[
        figure('subtotal', totals.subtotal, true),
        figure('discount', -totals.discount),
        figure('coupon', -totals.coupon),
        figure(totals.taxIncluded ? 'taxIncluded' : 'tax', totals.tax),
        figure('driverFee', totals.driverFee, plan.driver === 'provider'),
        figure('total', totals.total, true),
      ]}
    />
  );
}
