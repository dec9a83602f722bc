import { getPlannedArrival, type PlannedArrival } from '@shop/domain';
import { PlannedLine } from '../../../components/planned-arrival/planned-arrival';
import { getExpectedMetres, type CheckoutFacts } from '../../../ordering/checkout-order';
import type { CheckoutDraft } from '../../../ordering/draft/checkout-draft';

/** When the order would arrive or be ready as it is: with its address, type and time. Null where nobody knows. X-19. */
export function getCheckoutArrival(facts: CheckoutFacts, draft: CheckoutDraft): PlannedArrival | null {
  const { store, now, config } = facts;
  const { orderType, scheduledAt } = draft;
  const metres = getExpectedMetres(facts, draft);
  const planned = getPlannedArrival({
    store,
    orderType,
    metres,
    scheduledAt,
    now,
    timeZone: config.timeZone,
  });
  // A closed store takes no order for now: the customer chooses a time.
  return planned?.kind === 'after-opening' ? null : planned;
}

/** When the order would arrive or be ready: a time of day, because a person plans with it. X-19. */
export const CheckoutArrival = ({ facts, draft }: { facts: CheckoutFacts; draft: CheckoutDraft }) => (
  <PlannedLine planned={getCheckoutArrival(facts, draft)} orderType={draft.orderType} asClock />
);
