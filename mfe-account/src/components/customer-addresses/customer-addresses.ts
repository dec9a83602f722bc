import { useAction, useCache, useEndpoint, useWholeList } from '@shop/api';
import { addressList, customerInfo, updateAddress } from '@shop/contract';
import type { Address, Customer, NamedLocation, Position } from '@shop/domain';
import type { SlotProps } from '@shop/federation';
import { useSaved, useSession } from '@shop/session';
import { useMemo } from 'react';
import { getInitialValues, toAddressBody, toSelectedAddress } from '../address/address-values';
import { addressNotes, keepNote, withKeptNote } from './address-notes';

const isAt = (address: Address, place: Position | null) =>
  place !== null &&
  Math.abs(address.latitude - place.latitude) < 1e-4 &&
  Math.abs(address.longitude - place.longitude) < 1e-4;

/** Whether the store's zone serves the address; true without a store. */
export const isServed = (zoneIds: readonly number[], storeZoneId: number | null) =>
  storeZoneId === null || zoneIds.includes(storeZoneId);

/**
 * Saved addresses that the store's zone serves. The one at the visitor's location is first; where there is none, the
 * location itself is, as 'Selected Address', with the customer as contact. STATE-04, ADDR-08.
 */
function getAddresses(
  saved: readonly Address[],
  storeZoneId: number | null,
  place: NamedLocation | null,
  zoneIds: number[],
  customer: Customer,
): Address[] {
  const served = saved.filter((address) => isServed(address.zoneIds, storeZoneId));
  const here = served.filter((address) => isAt(address, place));
  const elsewhere = served.filter((address) => !isAt(address, place));
  const isOffered = place && here.length === 0 && customer.phone !== '' && isServed(zoneIds, storeZoneId);
  return [...(isOffered ? [toSelectedAddress(place, zoneIds, customer)] : here), ...elsewhere];
}

/** The addresses that a customer can choose from; `addresses` is null while they load. CALL-23. */
export function useCustomerAddresses({
  storeZoneId,
  orderType,
}: Pick<SlotProps['delivery-details'], 'storeZoneId' | 'orderType'>) {
  const place = useSession((session) => session.place);
  const zoneIds = useSession((session) => session.zoneIds);
  const cache = useCache();
  const info = useEndpoint(customerInfo, {});
  const list = useWholeList(addressList, { isNeeded: orderType === 'delivery', revalidateOnMount: true });
  const [saved, customer] = [list.data?.entries, info.data];

  const kept = useSaved(addressNotes);
  const listed = useMemo(
    () => (customer && saved ? getAddresses(saved, storeZoneId, place, zoneIds, customer) : null),
    [customer, saved, storeZoneId, place, zoneIds],
  );
  const addresses = useMemo(
    () => listed?.map((address) => withKeptNote(address, kept)) ?? null,
    [listed, kept],
  );
  const instruction = useInstruction(listed, () => void list.mutate().catch(() => undefined));

  /** Reads the list again; resolves to the entry with this id, or to the new one. STATE-39. */
  const refresh = async (id: number | null): Promise<Address | null> => {
    const before = new Set(saved?.map((address) => address.id));
    const fresh = await list.mutate().catch(() => undefined);
    void cache.refresh(addressList);
    return fresh?.entries.find((entry) => (id === null ? !before.has(entry.id) : entry.id === id)) ?? null;
  };
  return {
    addresses,
    /** Whether any address is saved, inside or outside the store's zone. */
    hasSaved: Boolean(saved?.length),
    customer: customer ?? null,
    place,
    error: info.error ?? list.error ?? null,
    retry: () => void Promise.all([list.mutate(), info.mutate()]),
    refresh,
    instruction,
  };
}

/**
 * The delivery instruction of an address: kept by this browser at once, and saved in the address book, which not every
 * backend does. X-22.
 */
function useInstruction(listed: readonly Address[] | null, reread: () => void) {
  const updating = useAction(updateAddress, { onError: () => true });
  const getListed = (address: Address) =>
    listed?.find((entry) => entry.id === address.id && (entry.id !== null || isAt(entry, address))) ?? {
      ...address,
      note: '',
    };
  return {
    keep: (address: Address, note: string) => keepNote(getListed(address), note),
    save: async (address: Address) => {
      const { id } = address;
      if (id === null || getListed(address).note === address.note) return;
      const body = toAddressBody(getInitialValues(address, null, null, address));
      if ((await updating.run({ params: { id }, body })) !== undefined) reread();
    },
  };
}

export type CustomerAddresses = ReturnType<typeof useCustomerAddresses>;

/** Key of an address; the visitor's location has no id. */
export const getAddressKey = (address: Address) => String(address.id ?? 'place');
