import { useShopConfig } from '@shop/api';
import { daysBegun, hoursBegun, type TripPlan } from '@shop/domain';
import { isolate, useFormat, useTranslation } from '@shop/i18n';
import { messages } from '../messages';

/** The texts of a plan; times are in the shop's time zone. */
export function usePlanTexts() {
  const { t, direction } = useTranslation(messages);
  const format = useFormat();
  const timeZone = useShopConfig()?.timeZone ?? 'UTC';
  /** The charged amount of time or distance: 4 hours, 12 km, 2 days. */
  const getLength = (plan: TripPlan): string => {
    if (plan.rentalType === 'distance_wise') return format.distance(plan.distance);
    return plan.rentalType === 'hourly'
      ? t('rental.hours', { count: hoursBegun(plan) })
      : t('rental.days', { count: daysBegun(plan, timeZone) });
  };
  return {
    getLength,
    how: (plan: TripPlan) =>
      `${t(`rental.types.${plan.rentalType}`)} · ${isolate(getLength(plan), direction)}`,
    from: (plan: TripPlan) => format.moment(plan.pickupAt),
    until: (plan: TripPlan) => format.moment(plan.returnAt),
    driver: (plan: TripPlan) => t(`rental.driver.${plan.driver}`),
    /** Price of one unit of the rental type. */
    rate: (amount: number, { rentalType }: Pick<TripPlan, 'rentalType'>) =>
      t(`rental.rate.${rentalType}`, { amount: format.moneyWithin(amount) }),
  };
}
