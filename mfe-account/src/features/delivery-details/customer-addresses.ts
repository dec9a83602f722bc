import { useEndpoint } from '@shop/api';
import { addressList, customerInfo } from '@shop/contract';
import type { Address, Customer, Place } from '@shop/domain';
import type { SlotProps } from '@shop/federation';
import { useSession } from '@shop/session';
import { useMemo } from 'react';
import { addressOfPlace, contactOf } from './address-values';

const isAt = (address: Address, place: Place | null) =>
  place !== null &&
  Math.abs(address.latitude - place.latitude) < 1e-4 &&
  Math.abs(address.longitude - place.longitude) < 1e-4;

/**
 * Saved addresses that the store's zone serves; the one of the visitor's place comes first, and where there is none,
 * the place itself as 'Selected Address'. STATE-04, ADDR-08.
 */
export function addressesFor(
  saved: readonly Address[],
  storeZoneId: number | null,
  place: Place | null,
  zoneIds: number[],
  customer: Customer | null,
): Address[] {
  const isServed = (zones: number[]) => storeZoneId === null || zones.includes(storeZoneId);
  const served = saved.filter((address) => isServed(address.zoneIds));
  const here = served.filter((address) => isAt(address, place));
  const elsewhere = served.filter((address) => !isAt(address, place));
  const isOffered = place !== null && here.length === 0 && customer !== null && isServed(zoneIds);
  return [...(isOffered ? [addressOfPlace(place, zoneIds, customer)] : here), ...elsewhere];
}

/** Everything that a customer can choose from; `addresses` null while it is on its way. */
export function useCustomerAddresses({ storeZoneId, orderType }: SlotProps['delivery-details']) {
  const place = useSession((session) => session.place);
  const zoneIds = useSession((session) => session.zoneIds);
  const info = useEndpoint(customerInfo, {});
  const list = useEndpoint(addressList, { query: { limit: 50, offset: 1 } });
  const [saved, customer] = [list.data?.entries, info.data];

  const addresses = useMemo(() => {
    if (!customer) return null;
    // Take away needs a contact only, and the customer is one (ROLE-07).
    if (orderType === 'take_away') return [contactOf(customer)];
    return saved ? addressesFor(saved, storeZoneId, place, zoneIds, customer) : null;
  }, [customer, orderType, saved, storeZoneId, place, zoneIds]);

  /** Asks for the list anew and answers the entry that was not there before, or the one with this id. */
  const refresh = async (id: number | null): Promise<Address | null> => {
    const known = new Set(saved?.map((address) => address.id));
    const fresh = await list.mutate();
    return fresh?.entries.find((entry) => (id === null ? !known.has(entry.id) : entry.id === id)) ?? null;
  };
  return {
    addresses,
    customer: customer ?? null,
    place,
    error: info.error ?? (orderType === 'delivery' ? list.error : null) ?? null,
    retry: () => void Promise.all([list.mutate(), info.mutate()]),
    refresh,
  };
}

/** A customer's address by its id; the visitor's place has none. */
export const keyOfAddress = (address: Address) => String(address.id ?? 'place');
