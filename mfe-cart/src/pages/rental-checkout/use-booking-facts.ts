import { useCache, useEndpoint, type ApiError } from '@shop/api';
import { config, rentalCart, tripTax, zoneOf } from '@shop/contract';
import { toZonedMoment, type OfferedCoupon, type ShopConfig, type Zone } from '@shop/domain';
import { useNow, useSession } from '@shop/session';
import { useState } from 'react';
import { useIsServerPriced } from '../../ordering/charges/use-is-server-priced';
import { useKeyedEndpoint } from '../../ordering/charges/use-keyed-endpoint';
import { toTripFacts, type TripFacts } from '../../rental-cart/trip-facts';
import { useRentalController, type ShownRentalCart } from '../../rental-cart/use-rental-cart';

/** Everything that a booking depends on besides the customer's draft, as it was last read. */
export interface BookingFacts extends TripFacts {
  config: ShopConfig;
  /** The provider's zone at the pick-up location; null while it is unknown. */
  zone: Zone | null;
  isTaxLoading: boolean;
}

export interface ReadBooking {
  facts: BookingFacts | null;
  error: ApiError | undefined;
  /** Reads everything again; resolves once it has loaded (D-16). */
  reread: () => Promise<void>;
  /** Whether the settings came from the cache. */
  hasStaleResponses: boolean;
}

/** The tax that the backend works out for the trip; null: none yet, or it has no such endpoint. */
function useTripTax(trip: TripFacts | null, coupon: OfferedCoupon | null) {
  const guestId = useSession(({ token, guestId: id }) => (token ? null : id));
  const [round, setRound] = useState(0);
  const body = trip?.isServerPriced && {
    provider_id: trip.provider.id,
    trip_type: trip.plan.rentalType,
    schedule_at: toZonedMoment(trip.plan.pickupAt, trip.config.timeZone),
    scheduled: 1 as const,
    coupon_code: coupon?.code ?? '',
    guest_id: guestId,
  };
  const lines = trip?.lines.map(({ vehicle, quantity }) => [vehicle.id, quantity]);
  const question = body ? { args: { body }, key: JSON.stringify([body, trip?.plan, lines]) } : null;
  const { result, isLoading } = useKeyedEndpoint(tripTax, question, round);
  return { knownTax: result, isLoading, reask: () => setRound((before) => before + 1) };
}

/** What the trip depends on besides the customer's choice, of which the coupon alone matters for the tax. */
export function useBookingFacts(cart: ShownRentalCart, coupon: OfferedCoupon | null): ReadBooking {
  const controller = useRentalController();
  const cache = useCache();
  const now = useNow();
  const settings = useEndpoint(config, {});
  const pickup = cart.plan?.pickup ?? null;
  const zones = useEndpoint(zoneOf, pickup && { query: { lat: pickup.latitude, lng: pickup.longitude } });
  const [hasStaleResponses] = useState(cart.isKnown);
  const isServerPriced = useIsServerPriced();
  const rules = { now: now ?? new Date(0), isServerPriced, knownTax: null };
  const withoutTax = now && toTripFacts(cart, settings.data, rules);
  const tax = useTripTax(withoutTax, coupon);
  const reread = async () => {
    await controller.settled();
    tax.reask();
    await Promise.all([
      cache.refresh(rentalCart),
      settings.mutate(),
      ...(pickup ? [zones.mutate().catch(() => undefined)] : []), // no zone at all is an answer, too
    ]).catch(() => undefined);
  };
  const { knownTax, isLoading: isTaxLoading } = tax;
  const zone = zones.data?.zones.find(({ id }) => id === withoutTax?.provider.zoneId) ?? null;
  const known = settings.data && withoutTax && { ...withoutTax, config: settings.data };
  // Once it has been shown it stays, while the tax of another plan or coupon is worked out.
  const [isComplete, setComplete] = useState(false);
  if (!isComplete && known && !isTaxLoading) setComplete(true);
  const facts = isComplete && known ? { ...known, zone, knownTax, isTaxLoading } : null;
  return { facts, error: settings.data ? undefined : settings.error, reread, hasStaleResponses };
}
