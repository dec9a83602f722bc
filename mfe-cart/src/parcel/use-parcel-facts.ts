import { useEndpoint } from '@shop/api';
import { distance, parcelTax, surgePrice, vehicleCharge, zoneOf, type ZonesOfPlace } from '@shop/contract';
import { roundHalfUp, toShopTime, type Address, type ParcelCategory, type ShopConfig } from '@shop/domain';
import { useSession } from '@shop/session';
import { useState } from 'react';
import { useIsServerPriced } from '../ordering/charges/use-is-server-priced';
import { useKeyedEndpoint } from '../ordering/charges/use-keyed-endpoint';
import type { ParcelDraft } from './parcel-draft';
import { getMetres, priceDraft, toParcelBody, type ParcelFacts } from './parcel-order';

const toPoint = (address: Address | null) =>
  address && { query: { lat: address.latitude, lng: address.longitude } };

const between = (from: Address, to: Address) => ({
  query: {
    origin_lat: from.latitude,
    origin_lng: from.longitude,
    destination_lat: to.latitude,
    destination_lng: to.longitude,
    mode: 'DRIVE',
  },
});

/** Milliseconds after which a surge is read again. */
const fresh = 5 * 60_000;

type WithoutCharges = Omit<ParcelFacts, 'charges'>;

/** Charges that only the backend can work out. One that checks totals by the shop's rules has none. */
function useParcelCharges(facts: WithoutCharges | null, draft: ParcelDraft, now: Date | null) {
  const isServerPriced = useIsServerPriced();
  const guestId = useSession(({ token, guestId: id }) => (token ? null : id));
  const [round, setRound] = useState(0);
  const asked =
    isServerPriced && now && facts?.zone && facts.metres !== null ? { ...facts, zone: facts.zone } : null;
  const kilometres = asked ? (asked.metres ?? 0) / 1_000 : 0;
  const vehicle = useKeyedEndpoint(
    vehicleCharge,
    kilometres > 0 ? { args: { query: { distance: kilometres } }, key: String(kilometres) } : null,
    round,
  );
  const at = draft.scheduledAt ?? new Date(Math.floor((now?.getTime() ?? 0) / fresh) * fresh).toISOString();
  const surgeBody = asked && {
    zone_id: asked.zone.id,
    module_id: asked.moduleId,
    date_time: toShopTime(at, asked.config.timeZone),
    guest_id: guestId,
  };
  const surge = useKeyedEndpoint(
    surgePrice,
    surgeBody && { args: { body: surgeBody }, key: `${surgeBody.zone_id} ${draft.scheduledAt ?? 'now'}` },
    round,
  );
  const untaxed = { vehicle: vehicle.result?.value ?? null, surge: surge.result?.value ?? null, tax: null };
  const complete = asked && { ...asked, charges: untaxed };
  const totals = complete && priceDraft(complete, draft);
  const paid = { callback: '', walletPaid: 0 };
  const taxed = totals && toParcelBody(complete, { ...draft, note: '' }, totals, paid);
  const taxBody = taxed && { ...taxed, guest_id: guestId };
  const tax = useKeyedEndpoint(
    parcelTax,
    taxBody && { args: { body: taxBody }, key: JSON.stringify(taxBody) },
    round,
  );
  return {
    charges: { ...untaxed, tax: tax.result?.value ?? null },
    isLoading: vehicle.isLoading || surge.isLoading || tax.isLoading,
    reask: () => setRound((before) => before + 1),
  };
}

interface Input {
  category: ParcelCategory | null;
  config: ShopConfig | undefined;
  moduleId: number | null;
  draft: ParcelDraft;
  now: Date | null;
}

const findZone = (answer: ZonesOfPlace | undefined, moduleId: number) =>
  answer?.zones.find(({ modules }) => modules.some((module) => module.moduleId === moduleId)) ?? null;

/** Zones of both ends, the way between them, and the backend's charges. `facts` are null without a category. X-31. */
export function useParcelFacts({ category, config, moduleId, draft, now }: Input) {
  const { sender, receiver } = draft;
  const from = useEndpoint(zoneOf, toPoint(sender));
  const to = useEndpoint(zoneOf, toPoint(receiver));
  const road = useEndpoint(distance, sender && receiver ? between(sender, receiver) : null);
  const isWayLoading = Boolean(sender && receiver) && !road.data && !road.error;
  const byRoad = road.data?.found ? roundHalfUp(road.data.metres) : null;
  const zone = moduleId === null ? null : findZone(from.data, moduleId);
  const served = {
    isPickedUp: from.data ? zone !== null : from.error?.status !== 404,
    isDelivered: to.data ? to.data.zoneIds.length > 0 : to.error?.status !== 404,
  };
  const known: WithoutCharges | null =
    category && config && moduleId !== null
      ? {
          ...{ category, config, moduleId, zone, ...served },
          senderZones: from.data?.zoneIds ?? null,
          receiverZones: to.data?.zoneIds ?? null,
          metres: sender && receiver && !isWayLoading ? getMetres(sender, receiver, byRoad) : null,
        }
      : null;
  const { charges, isLoading, reask } = useParcelCharges(known, draft, now);
  return {
    facts: known && { ...known, charges },
    ...served,
    /** The price is not final yet. */
    isLoading: isLoading || isWayLoading || (sender !== null && !from.data && !from.error),
    /** Reads zones, way and charges again; resolves once they have loaded (D-16). */
    reread: async () => {
      reask();
      const all = [
        ...(sender ? [from] : []),
        ...(receiver ? [to] : []),
        ...(sender && receiver ? [road] : []),
      ];
      await Promise.all(all.map((each) => each.mutate().catch(() => undefined)));
    },
  };
}
