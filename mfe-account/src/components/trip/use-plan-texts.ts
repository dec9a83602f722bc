import { daysBegun, hoursBegun, type TripPlan } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { messages } from '../../messages';

/** The texts of a trip's plan: times in the shop's time zone, and the charged time or distance. D-12. */
export function usePlanTexts() {
  const { t } = useTranslation(messages);
  const { moment, distance, number, timeZone } = useFormat();
  const counted = (key: 'hours' | 'days', count: number) =>
    t(`trips.${key}`, { count, shown: number(count) });
  const length = {
    hourly: (plan: TripPlan) => counted('hours', hoursBegun(plan)),
    distance_wise: (plan: TripPlan) => distance(plan.distance),
    day_wise: (plan: TripPlan) => counted('days', daysBegun(plan, timeZone)),
  };
  return (plan: TripPlan) => ({
    from: moment(plan.pickupAt),
    to: moment(plan.returnAt),
    type: t(`trips.type_${plan.rentalType}`),
    length: length[plan.rentalType](plan),
  });
}
