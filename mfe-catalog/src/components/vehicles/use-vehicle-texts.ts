import type { RentalType, Vehicle } from '@shop/domain';
import { isolate, useFormat, useTranslation } from '@shop/i18n';
import { messages } from '../../messages';

/** Texts about vehicles and their prices. */
export function useVehicleTexts() {
  const { t, direction } = useTranslation(messages);
  const format = useFormat();
  return {
    /** 'per day' */
    per: (type: RentalType) => t(`vehicle.per.${type}`),
    /** 'for 2 days', 'for 12 km' */
    forUnits: (type: RentalType, units: number) =>
      type === 'distance_wise'
        ? t('vehicle.forWay', { way: isolate(format.distance(units * 1_000), direction) })
        : t(`vehicle.for.${type}`, { count: units }),
    /** The main facts about a vehicle. */
    facts: ({ seats, transmission, fuel, airConditioned }: Vehicle): string[] => [
      ...(seats > 0 ? [t('vehicle.seats', { count: seats })] : []),
      // A bicycle has neither.
      ...(fuel === 'none' ? [] : [t(`vehicle.transmission.${transmission}`), t(`vehicle.fuel.${fuel}`)]),
      ...(airConditioned ? [t('vehicle.mark.airConditioned')] : []),
    ],
  };
}
