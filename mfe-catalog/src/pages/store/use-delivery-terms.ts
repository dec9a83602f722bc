import { useEndpoint, useShopConfig } from '@shop/api';
import { zoneOf } from '@shop/contract';
import { deliveryTerms, type DeliveryTerms, type Store } from '@shop/domain';
import { useSession } from '@shop/session';

interface Known {
  terms: DeliveryTerms;
  /** The fee is being loaded: reserve its space. */
  isLoading: boolean;
}

/** The delivery charges of a store at the visitor's location: the store's own, otherwise those of its zone. */
export function useDeliveryTerms(store: Store): Known {
  const location = useSession((session) => session.place);
  const settings = useShopConfig();
  const freeDelivery = settings?.freeDelivery ?? null;
  const alone = deliveryTerms({ store, zone: null, freeDelivery });
  const needsZone = store.delivery && alone.fee === null && location !== null && store.distance !== null;
  const zones = useEndpoint(
    zoneOf,
    needsZone ? { query: { lat: location.latitude, lng: location.longitude } } : null,
  );
  const zone = zones.data?.zones.find(({ id }) => id === store.zoneId) ?? null;
  return {
    terms: zone ? deliveryTerms({ store, zone, freeDelivery }) : alone,
    isLoading: needsZone && !zones.data && !zones.error,
  };
}
