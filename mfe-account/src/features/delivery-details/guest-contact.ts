import type { Address } from '@shop/domain';
import { deviceMemory } from '@shop/session';

const key = deviceMemory.guestAddress;

const isAddress = (value: unknown): value is Address =>
  typeof value === 'object' &&
  value !== null &&
  ['address', 'contactName', 'contactPhone', 'contactEmail', 'house', 'floor', 'road', 'note'].every(
    (field) => typeof (value as Record<string, unknown>)[field] === 'string',
  ) &&
  ['latitude', 'longitude'].every((field) => typeof (value as Record<string, unknown>)[field] === 'number') &&
  ['home', 'office', 'other'].includes((value as Record<string, unknown>).type as string) &&
  Array.isArray((value as Record<string, unknown>).zoneIds);

/** Contact and address that a guest gave earlier on this device; null when there is none or it is broken. STATE-38. */
export function storedGuestContact(): Address | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isAddress(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** STATE-38. Storage that refuses costs only the convenience of the next visit. */
export function storeGuestContact(address: Address): void {
  try {
    localStorage.setItem(key, JSON.stringify(address));
  } catch {
    // Kept by the checkout for as long as the page lives.
  }
}
