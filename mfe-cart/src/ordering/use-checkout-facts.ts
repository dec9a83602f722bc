import { useEndpoint, type ApiError } from '@shop/api';
import { config, distance, storeDetails, zoneOf } from '@shop/contract';
import { getShopTime, roundHalfUp, type Address } from '@shop/domain';
import { useSession, useSessionStore } from '@shop/session';
import { useCallback, useEffect, useState } from 'react';
import { limitToShop, type CheckoutFacts } from './checkout-order';
import type { OrderedLines } from './use-ordered-lines';

/** Milliseconds after which prices, discounts and hours are computed for the new time. */
const minuteLength = 20_000;

/** The time for which prices are computed; null until the page is hydrated. */
function useMoment(): [Date | null, () => void] {
  const session = useSessionStore();
  const [now, setNow] = useState<Date | null>(null);
  const look = useCallback(() => setNow(getShopTime(session.getState())), [session]);
  useEffect(() => {
    look();
    const timer = setInterval(look, minuteLength);
    return () => clearInterval(timer);
  }, [look]);
  return [now, look];
}

const between = (from: { latitude: number; longitude: number }, to: Address) => ({
  query: {
    origin_lat: from.latitude,
    origin_lng: from.longitude,
    destination_lat: to.latitude,
    destination_lng: to.longitude,
    mode: 'DRIVE',
  },
});

export interface ReadFacts {
  facts: CheckoutFacts | null;
  error: ApiError | undefined;
  /** Reads everything again; resolves once it has loaded (D-16). */
  reread: () => Promise<void>;
  /** Whether the store came from the cache. */
  hasStaleResponses: boolean;
}

/** Whether a response for the place is still awaited or has failed; a place without a zone (404) is an answer, too. */
function getUnknownPart(
  response: { data: unknown; error: ApiError | undefined } | null,
  place: unknown,
): CheckoutFacts['unknownFee'] {
  if (!place || !response || response.data !== undefined || response.error?.status === 404) return undefined;
  return response.error ? 'failed' : 'loading';
}

/** Reads what the order depends on besides the draft. `address` is null for take away, and while none is chosen. */
export function useCheckoutFacts(ordered: OrderedLines, address: Address | null): ReadFacts {
  const [now, look] = useMoment();
  const storeId = ordered.lines[0]?.item.storeId ?? null;
  const location = useSession((session) => session.place);
  const settings = useEndpoint(config, {});
  const store = useEndpoint(storeDetails, storeId === null ? null : { params: { id: storeId } });
  const target = address ?? location;
  const zones = useEndpoint(zoneOf, target && { query: { lat: target.latitude, lng: target.longitude } });
  const [hasStaleResponses] = useState(store.data !== undefined);
  const from = store.data?.position;
  const road = useEndpoint(distance, from && address ? between(from, address) : null);

  const reread = async () => {
    await Promise.all([
      ordered.reread(),
      settings.mutate(),
      ...(storeId === null ? [] : [store.mutate()]),
      ...(target ? [zones.mutate().catch(() => undefined)] : []), // no zone at all is an answer, too
    ]).catch(() => undefined);
    look();
  };
  const error = settings.data ? store.error : settings.error;
  if (!now || !settings.data || !store.data || !ordered.isKnown)
    return { facts: null, error, reread, hasStaleResponses };
  const { zoneId } = store.data;
  const unknownFee =
    getUnknownPart(zones, target) ?? getUnknownPart(road.error ? null : road, from && address);
  const facts: CheckoutFacts = {
    lines: ordered.lines,
    store: limitToShop(store.data, settings.data),
    zone: zones.data?.zones.find(({ id }) => id === zoneId) ?? null,
    isInZone: zones.data ? zones.data.zoneIds.includes(zoneId) : zones.error?.status !== 404,
    config: settings.data,
    roadMetres: road.data?.found ? roundHalfUp(road.data.metres) : null,
    now,
    location,
    ...(unknownFee ? { unknownFee } : {}),
  };
  return { facts, error: undefined, reread, hasStaleResponses };
}
