import { useSearchParams } from '@shop/router';
import { useContactPhone, useIsCustomer } from '@shop/session';

/** What may be followed: its number stands in addresses as `order_id`, `trip_id`. */
export type Tracked = 'order' | 'trip';

/** Where its words stand among the texts. */
export const trackTextKeys = { order: 'track', trip: 'trackTrip' } as const satisfies Record<Tracked, string>;

export const numberName = (what: Tracked): string => `${what}_id`;

/** Whose order or trip: a customer's own by its number; a guest's by number and phone given with it. */
export interface Question {
  id: number;
  phone: string | null;
}

/** The number that an address names; null where it names none. */
export function numberFrom(search: URLSearchParams, what: Tracked): number | null {
  const id = search.get(numberName(what)) ?? '';
  return /^[1-9]\d{0,9}$/.test(id) ? Number(id) : null;
}

/** What the address asks for, with the phone that this tab knows of it; null while one of them is missing. */
export function useQuestion(what: Tracked): { question: Question | null; isRequested: boolean } {
  const [search] = useSearchParams();
  const isCustomer = useIsCustomer();
  const id = numberFrom(search, what);
  const phone = useContactPhone(what, id);
  // Until the phone has been read nobody is asked for it.
  const isRequested = id !== null && (isCustomer || phone !== '');
  const isKnown = isRequested && phone !== null;
  return { question: isKnown ? { id, phone: phone || null } : null, isRequested };
}
