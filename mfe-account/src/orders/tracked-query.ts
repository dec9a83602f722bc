import { useSearchParams } from '@shop/router';
import { useContactPhone, useIsCustomer } from '@shop/session';

/** What can be tracked; its number is `order_id` or `trip_id` in addresses. */
export type Tracked = 'order' | 'trip';

/** Prefix of its text keys. */
export const trackTextKeys = { order: 'track', trip: 'trackTrip' } as const satisfies Record<Tracked, string>;

export const getNumberName = (what: Tracked): string => `${what}_id`;

/** Identifies an order or trip: a customer's by its number, a guest's by number and phone. */
export interface TrackedQuery {
  id: number;
  phone: string | null;
}

/** The number in an address; null where there is none. */
export function getNumber(search: URLSearchParams, what: Tracked): number | null {
  const id = search.get(getNumberName(what)) ?? '';
  return /^[1-9]\d{0,9}$/.test(id) ? Number(id) : null;
}

/** The number in the address with the phone that this tab has saved for it; null while one of them is missing. */
export function useTrackedQuery(what: Tracked): { query: TrackedQuery | null; isRequested: boolean } {
  const [search] = useSearchParams();
  const isCustomer = useIsCustomer();
  const id = getNumber(search, what);
  const phone = useContactPhone(what, id);
  // The guest is not asked for the phone before the saved one has been read.
  const isRequested = id !== null && (isCustomer || phone !== '');
  const isKnown = isRequested && phone !== null;
  return { query: isKnown ? { id, phone: phone || null } : null, isRequested };
}
