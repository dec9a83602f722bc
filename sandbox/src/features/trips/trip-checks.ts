import { getRate, toMinor } from '@shop/domain';
import type { Queries } from '../../database/database';
import { Refusal, type ErrorEntry } from '../../http/refusal';
import type { View } from '../../shop/shop';
import { checkPayment } from '../payments/payment-checks';
import { checkProvider, toRates, getVehicleError } from '../rental-cart/rental-checks';
import { checkPlan } from '../rental-cart/trip-plan';
import { getShownTripChanges } from './shown-trip';
import type { TripSituation } from './trip-situation';

/** Vehicles of the cart that are no longer available. */
const vehicleChanges = ({ entries, plan }: TripSituation, view: View): ErrorEntry[] =>
  entries.flatMap((entry) => {
    const errorEntry = getVehicleError(entry, plan, view);
    if (!errorEntry) return [];
    const detail = { reason: errorEntry.code, cart_id: entry.id, ...errorEntry.detail };
    return [{ ...errorEntry, code: 'changed', detail }];
  });

const rateChanges = ({ entries, plan }: TripSituation, view: View): ErrorEntry[] =>
  entries.flatMap(({ id, vehicle, priceSeen }) => {
    const rate = getRate(toRates(vehicle), plan.rentalType) ?? 0;
    if (priceSeen === null || priceSeen === rate) return [];
    const values = { name: view.text(vehicle.name_i18n), price: view.price(rate) };
    const detail = { reason: 'price', cart_id: id, vehicle_id: vehicle.id, price: view.money(rate) };
    return [{ code: 'changed', text: 'rateChanged', values, detail }];
  });

/** All current totals of the trip, to be shown beside the former ones. */
function totalChange({ totals }: TripSituation, view: View): ErrorEntry {
  const { subtotal, discount, coupon, tax, driverFee, total } = totals;
  const detail = {
    reason: 'total',
    subtotal: view.money(subtotal),
    discount: view.money(discount),
    coupon: view.money(coupon),
    tax: view.money(tax),
    driver_fee: view.money(driverFee),
    total: view.money(total),
  };
  return { code: 'changed', text: 'totalChanged', values: { total: view.price(total) }, detail };
}

/** Lists what has changed where the total differs from the one shown: nothing is charged silently (D-16). */
function getAmountChanges(situation: TripSituation, view: View): ErrorEntry[] {
  const { body, totals, config, couponProblem } = situation;
  const couponErrors = couponProblem && {
    ...couponProblem,
    code: 'changed',
    detail: { reason: 'coupon', coupon: couponProblem.detail?.reason ?? '' },
  };
  const isShown = toMinor(body.trip_amount, config.currency.decimals) === totals.total;
  return [
    ...(couponErrors ? [couponErrors] : []),
    ...(isShown ? [] : [...rateChanges(situation, view), totalChange(situation, view)]),
  ];
}

/** Refuses a trip that differs from what the customer saw. */
export async function checkTrip(tx: Queries, situation: TripSituation, view: View): Promise<void> {
  checkPlan(situation.plan, view);
  await checkProvider(tx, situation.provider, situation.plan, view);
  const vehicleComplaints = vehicleChanges(situation, view);
  const changes = [
    ...getShownTripChanges(situation, view),
    ...(vehicleComplaints.length > 0 ? vehicleComplaints : getAmountChanges(situation, view)),
  ];
  if (changes.length > 0) throw new Refusal(409, changes);
  checkPayment(situation, view);
}
