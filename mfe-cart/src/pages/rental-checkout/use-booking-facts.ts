import { useCache, useEndpoint, type ApiError } from '@shop/api';
import { config, rentalCart, zoneOf } from '@shop/contract';
import type { ShopConfig, Zone } from '@shop/domain';
import { useState } from 'react';
import { useMinute } from '../../cart/use-minute';
import { toTripFacts, type TripFacts } from '../../rental-cart/trip-facts';
import { useRentalController, type ShownRentalCart } from '../../rental-cart/use-rental-cart';

/** Everything that a booking depends on besides the customer's draft, as it was last read. */
export interface BookingFacts extends TripFacts {
  config: ShopConfig;
  /** The provider's zone at the pick-up location; null while it is unknown. */
  zone: Zone | null;
}

export interface ReadBooking {
  facts: BookingFacts | null;
  error: ApiError | undefined;
  /** Reads everything again; resolves once it has loaded (D-16). */
  reread: () => Promise<void>;
  /** Whether the settings came from the cache. */
  hasStaleResponses: boolean;
}

/** Reads what the trip depends on besides the draft. */
export function useBookingFacts(cart: ShownRentalCart): ReadBooking {
  const controller = useRentalController();
  const cache = useCache();
  const now = useMinute();
  const settings = useEndpoint(config, {});
  const pickup = cart.plan?.pickup ?? null;
  const zones = useEndpoint(zoneOf, pickup && { query: { lat: pickup.latitude, lng: pickup.longitude } });
  const [hasStaleResponses] = useState(cart.isKnown);
  const reread = async () => {
    await controller.settled();
    await Promise.all([
      cache.refresh(rentalCart),
      settings.mutate(),
      ...(pickup ? [zones.mutate().catch(() => undefined)] : []), // no zone at all is an answer, too
    ]).catch(() => undefined);
  };
  const trip = now && toTripFacts(cart, settings.data, now);
  const zone = zones.data?.zones.find(({ id }) => id === trip?.provider.zoneId) ?? null;
  const facts = trip && settings.data ? { ...trip, config: settings.data, zone } : null;
  return { facts, error: settings.data ? undefined : settings.error, reread, hasStaleResponses };
}
