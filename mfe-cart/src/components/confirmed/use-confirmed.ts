import { useSearchParams } from '@shop/router';
import { useContactPhone, useIsCustomer, type Followed } from '@shop/session';

/** The number in an address; null where there is none. Nothing else in the address is trusted (F-29). */
export function getNumber(search: URLSearchParams, subject: Followed): number | null {
  const id = search.get(`${subject}_id`) ?? '';
  return /^[1-9]\d{0,9}$/.test(id) ? Number(id) : null;
}

/** Which order or trip a page confirms. */
export interface Confirmed {
  number: number | null;
  /** The guest's phone; '' for customers, and where this tab has none; null until it has been read. */
  phone: string | null;
  /** The guest has to enter the phone. */
  needsPhone: boolean;
}

/** The order or trip in the address, with the phone that this tab has saved for it. */
export function useConfirmed(subject: Followed): Confirmed {
  const [search] = useSearchParams();
  const isCustomer = useIsCustomer();
  const number = getNumber(search, subject);
  const known = useContactPhone(subject, number);
  const phone = isCustomer ? '' : known;
  return { number, phone, needsPhone: number !== null && phone === '' && !isCustomer };
}
