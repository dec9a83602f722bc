import type { Address } from '@shop/domain';
import { createSavedStore, deviceMemory } from '@shop/session';

const isAddress = (value: unknown): value is Address =>
  typeof value === 'object' &&
  value !== null &&
  ['address', 'contactName', 'contactPhone', 'contactEmail', 'house', 'floor', 'road', 'note'].every(
    (field) => typeof (value as Record<string, unknown>)[field] === 'string',
  ) &&
  ['latitude', 'longitude'].every((field) => typeof (value as Record<string, unknown>)[field] === 'number') &&
  ['home', 'office', 'other'].includes((value as Record<string, unknown>).type as string) &&
  Array.isArray((value as Record<string, unknown>).zoneIds);

const store = createSavedStore<Address | null>({
  name: deviceMemory.guestAddress,
  area: 'localStorage',
  initial: null,
  fromText: (text) => {
    const stored: unknown = JSON.parse(text);
    return isAddress(stored) ? stored : null;
  },
});

/**
 * Contact and address that a guest entered earlier on this device; null for none, or for data that cannot be read.
 * STATE-38.
 */
export const storedGuestContact = store.read;

export const storeGuestContact = store.write;
