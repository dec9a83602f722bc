import { isTimeOffered, mostPrescriptions, orderTiming, scheduleRules, type OrderTiming } from '@shop/domain';
import type { CheckoutDraft } from './draft/checkout-draft';
import { getSentPrescriptions, needsPrescription, type CheckoutFacts } from './checkout-order';

/** Each step is an entry in the browser's history. X-06. */
export const steps = ['delivery', 'payment', 'review'] as const;
export type Step = (typeof steps)[number];

/** The step in an address; the first one where it is missing or unknown. */
export const toStep = (text: string | null): Step => steps.find((step) => step === text) ?? 'delivery';

/**
 * What is missing in the first step, in the order of the page.
 * - `closed`: the store takes no orders; `order-type`: it has neither delivery nor take away
 * - `address`, `contact`: who receives it, and where; `place`: the store does not deliver there
 * - `schedule`: the store is closed now, so a time must be chosen; `time`: the chosen time has passed or is not offered
 * - `prescription`: an item needs one; `pictures`: there are more of them than an order takes, because a guest's join
 *   those of the account on signing in (F-23), and the customer chooses
 */
export type MissingDeliveryDetail =
  | 'closed'
  | 'order-type'
  | 'address'
  | 'contact'
  | 'place'
  | 'schedule'
  | 'time'
  | 'prescription'
  | 'pictures';

export const getTiming = ({ store, config, now }: CheckoutFacts): OrderTiming =>
  orderTiming(store, now, config.timeZone);

type ScheduleFacts = Pick<CheckoutFacts, 'config' | 'now'> & {
  store: Pick<CheckoutFacts['store'], 'openingHours' | 'deliveryTime' | 'scheduleLead' | 'scheduleDays'>;
};

/** The hours and limits for a scheduled order. X-22. */
export const toScheduleOptions = ({ store, config, now }: ScheduleFacts) => ({
  hours: store.openingHours,
  now,
  timeZone: config.timeZone,
  ...scheduleRules(store, config),
});

function getMissingTime(facts: CheckoutFacts, { scheduledAt }: CheckoutDraft): MissingDeliveryDetail | null {
  const timing = getTiming(facts);
  if (scheduledAt === null) return timing === 'must-schedule' ? 'schedule' : null;
  if (timing === 'at-once') return null; // a scheduled time of an earlier visit does not count there
  return isTimeOffered(scheduledAt, toScheduleOptions(facts)) ? null : 'time';
}

function getMissingAddress(
  facts: CheckoutFacts,
  { address, orderType }: CheckoutDraft,
): MissingDeliveryDetail | null {
  const isDelivery = orderType === 'delivery';
  if (!address?.contactName || !address.contactPhone) return isDelivery ? 'address' : 'contact';
  if (isDelivery && !address.address) return 'address';
  return isDelivery && !facts.isInZone ? 'place' : null;
}

/** D-20, ROLE-07. */
export function getMissingDeliveryDetail(
  facts: CheckoutFacts,
  draft: CheckoutDraft,
): MissingDeliveryDetail | null {
  const { store, lines } = facts;
  if (getTiming(facts) === 'closed') return 'closed';
  if (draft.orderType === 'delivery' ? !store.delivery : !store.takeAway) return 'order-type';
  const missing = getMissingAddress(facts, draft) ?? getMissingTime(facts, draft);
  if (missing) return missing;
  const count = getSentPrescriptions(facts, draft).length;
  if (count > mostPrescriptions) return 'pictures';
  return needsPrescription(lines) && count === 0 ? 'prescription' : null;
}

/** The wanted step, or the first incomplete one before it. */
export function getReachableStep(wanted: Step, done: { delivery: boolean; payment: boolean }): Step {
  if (wanted === 'delivery' || !done.delivery) return 'delivery';
  return wanted === 'payment' || !done.payment ? 'payment' : 'review';
}
