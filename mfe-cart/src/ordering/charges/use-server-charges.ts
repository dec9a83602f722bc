import { orderTax, surgePrice, vehicleCharge } from '@shop/contract';
import { toShopTime } from '@shop/domain';
import { useSession } from '@shop/session';
import { useState } from 'react';
import type { CheckoutDraft } from '../draft/checkout-draft';
import type { ServerCharges } from './server-charges';
import {
  getKilometres,
  toPurchaseFields,
  priceCheckout,
  toPlaceBody,
  type CheckoutFacts,
} from '../checkout-order';
import { useIsServerPriced } from './use-is-server-priced';
import { useKeyedEndpoint } from './use-keyed-endpoint';

type From = 'cart' | 'purchase';

/** Milliseconds after which a surge is read again. */
const fresh = 5 * 60_000;

function toVehicleQuery(facts: CheckoutFacts, draft: CheckoutDraft) {
  const distance = getKilometres(facts, draft);
  return distance > 0 ? { args: { query: { distance } }, key: String(distance) } : null;
}

function toSurgeQuery(facts: CheckoutFacts, draft: CheckoutDraft, guestId: string | null) {
  const { store, config, now } = facts;
  if (draft.orderType !== 'delivery') return null;
  const at = draft.scheduledAt ?? new Date(Math.floor(now.getTime() / fresh) * fresh).toISOString();
  const body = {
    zone_id: store.zoneId,
    module_id: store.moduleId,
    date_time: toShopTime(at, config.timeZone),
    guest_id: guestId,
  };
  return { args: { body }, key: `${store.id} ${draft.scheduledAt ?? 'now'}` };
}

/** The query for the tax: the order as it would be placed, without note and pictures. */
function toTaxQuery(facts: CheckoutFacts, draft: CheckoutDraft, from: From, guestId: string | null) {
  if (!draft.address) return null;
  const chosen = { ...draft, note: '', prescriptions: [] };
  const totals = priceCheckout(facts, chosen);
  const body = {
    ...toPlaceBody(facts, chosen, totals, { callback: '', walletPaid: 0 }),
    ...toPurchaseFields(from, facts),
    guest_id: guestId,
  };
  const lines = facts.lines.map(({ id, quantity }) => [id, quantity]);
  return { args: { body }, key: JSON.stringify([body, lines]) };
}

/**
 * Charges that only the backend can compute: the vehicle for the distance, a surge, the order's tax. A backend that
 * checks totals by the shop's rules has no such charges and is not queried. `reask` reads all of them again.
 */
export function useServerCharges(facts: CheckoutFacts | null, draft: CheckoutDraft | null, from: From) {
  const isServerPriced = useIsServerPriced();
  const guestId = useSession(({ token, guestId: id }) => (token ? null : id));
  const [round, setRound] = useState(0);
  const order = isServerPriced && facts && draft ? { facts, draft } : null;
  const vehicle = useKeyedEndpoint(vehicleCharge, order && toVehicleQuery(order.facts, order.draft), round);
  const surge = useKeyedEndpoint(surgePrice, order && toSurgeQuery(order.facts, order.draft, guestId), round);
  const tax = useKeyedEndpoint(orderTax, order && toTaxQuery(order.facts, order.draft, from, guestId), round);
  const serverCharges: ServerCharges = {
    vehicle: vehicle.result,
    surge: surge.result,
    tax: tax.result,
    isLoading: vehicle.isLoading || surge.isLoading || tax.isLoading,
  };
  return { serverCharges, reask: () => setRound((before) => before + 1) };
}
