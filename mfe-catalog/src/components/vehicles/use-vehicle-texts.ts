import type { RentalType, Vehicle } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { messages } from '../../messages';
import { isolated } from '../page/isolated';

/** How vehicles, and what they are charged by, are put into words. */
export function useVehicleTexts() {
  const { t, direction } = useTranslation(messages);
  const format = useFormat();
  return {
    /** 'per day' */
    per: (type: RentalType) => t(`vehicle.per.${type}`),
    /** 'for 2 days', 'for 12 km' */
    forUnits: (type: RentalType, units: number) =>
      type === 'distance_wise'
        ? t('vehicle.forWay', { way: isolated(format.distance(units * 1_000), direction) })
        : t(`vehicle.for.${type}`, { count: units }),
    /** What one wants to know of a vehicle at a glance. */
    facts: ({ seats, transmission, fuel, airConditioned }: Vehicle): string[] => [
      ...(seats > 0 ? [t('vehicle.seats', { count: seats })] : []),
      // A bicycle has neither.
      ...(fuel === 'none' ? [] : [t(`vehicle.transmission.${transmission}`), t(`vehicle.fuel.${fuel}`)]),
      ...(airConditioned ? [t('vehicle.mark.airConditioned')] : []),
    ],
  };
}
