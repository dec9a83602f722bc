import { storeOpening, toMinor } from '@shop/domain';
import { invalid, Refusal, type ErrorEntry } from '../../http/refusal';
import type { View } from '../../shop/shop';
import { checkPayment } from '../payments/payment-checks';
import { getLineErrors, getPriceErrors } from './order-lines';
import { getWantedAt } from './order-schedule';
import { getCharge, type Situation } from './order-situation';

/** Refuses what the store does not serve: inactive, wrong order type, wrong zone, or closed for an immediate order. */
function checkStore({ body, config, store, storeRow, zone, reachedZones }: Situation, view: View): void {
  const values = { store: view.text(storeRow.name_i18n) };
  if (!store.active) throw invalid('store', 'storeInactive', values);
  if (body.order_type === 'delivery' && !(store.delivery && config.homeDelivery))
    throw invalid('order_type', 'noDelivery', values);
  if (body.order_type === 'take_away' && !(store.takeAway && config.takeAway))
    throw invalid('order_type', 'noTakeAway', values);
  if (reachedZones && !reachedZones.includes(zone.id)) throw invalid('out_of_zone', 'outOfZone', values);
  if (body.schedule_at || storeOpening(store.openingHours, view.now, view.timeZone).open) return;
  throw invalid(
    'store_closed',
    store.scheduleOrder && config.scheduleOrder ? 'storeClosedSchedule' : 'storeClosed',
    values,
  );
}

/** All current totals of the order, to be shown beside the former ones. */
function totalChange({ totals }: Situation, view: View): ErrorEntry {
  const { subtotal, discount, coupon, tax, deliveryFee, extraFee, tip, total } = totals;
  const detail = {
    reason: 'total',
    subtotal: view.money(subtotal),
    discount: view.money(discount),
    coupon: view.money(coupon),
    tax: view.money(tax),
    delivery_fee: view.money(deliveryFee),
    extra_fee: view.money(extraFee),
    tip: view.money(tip),
    additional_charge: view.money(getCharge(totals, 'service')),
    extra_packaging_amount: view.money(getCharge(totals, 'packaging')),
    total: view.money(total),
  };
  return { code: 'changed', text: 'totalChanged', values: { total: view.price(total) }, detail };
}

/**
 * Lists what has changed where the total differs from the one shown, and always a coupon that is no longer valid:
 * nothing is charged silently (D-16, F-24).
 */
function getChanges(situation: Situation, view: View): ErrorEntry[] {
  const { body, entries, totals, config, couponProblem } = situation;
  if (body.accept_changes) return [];
  const couponErrors = couponProblem && {
    ...couponProblem,
    code: 'changed',
    detail: { reason: 'coupon', coupon: couponProblem.detail?.reason ?? '' },
  };
  const totalErrors =
    toMinor(body.order_amount, config.currency.decimals) === totals.total
      ? []
      : [...getPriceErrors(entries, view), totalChange(situation, view)];
  return [...(couponErrors ? [couponErrors] : []), ...totalErrors];
}

/** ERR-08, VALID-07. */
function checkPrescription({ entries, prescriptions }: Situation): void {
  if (prescriptions.length === 0 && entries.some(({ row }) => row.prescription_required))
    throw invalid('prescription', 'prescriptionNeeded');
}

function checkAmounts({ body, config, store, storeRow, totals }: Situation, view: View): void {
  if (body.dm_tips > 0 && !config.tips) throw invalid('dm_tips', 'tipsOff');
  if (body.dm_tips > 0 && body.order_type === 'take_away') throw invalid('dm_tips', 'tipForDelivery');
  if (totals.subtotal >= store.minimumOrder) return;
  throw invalid('minimum_order', 'belowMinimum', {
    store: view.text(storeRow.name_i18n),
    amount: view.price(store.minimumOrder),
  });
}

/** Refuses an order that differs from what the customer saw. Returns the scheduled time; null: at once. */
export function checkOrder(situation: Situation, view: View): Date | null {
  checkStore(situation, view);
  const wantedAt = getWantedAt(situation, view);
  const problems = getLineErrors(situation.entries, wantedAt, view);
  if (problems.length > 0) throw new Refusal(409, problems);
  checkPrescription(situation);
  checkAmounts(situation, view);
  const changes = getChanges(situation, view);
  if (changes.length > 0) throw new Refusal(409, changes);
  checkPayment(situation, view);
  return wantedAt;
}
