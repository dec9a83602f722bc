import { useSearchParams } from '@shop/router';
import { useContactPhone, useIsCustomer, type Followed } from '@shop/session';

/** The number that an address names; null where it names none. Nothing else in it is believed (F-29). */
export function numberFrom(search: URLSearchParams, subject: Followed): number | null {
  const id = search.get(`${subject}_id`) ?? '';
  return /^[1-9]\d{0,9}$/.test(id) ? Number(id) : null;
}

/** Which order or trip a page confirms. */
export interface Confirmed {
  number: number | null;
  /** Of a guest's; '' for customers, and where this tab does not know it; null until that is known. */
  phone: string | null;
  /** A guest has to say it. */
  needsPhone: boolean;
}

/** What the address names, with the phone that this tab knows of it. */
export function useConfirmed(subject: Followed): Confirmed {
  const [search] = useSearchParams();
  const isCustomer = useIsCustomer();
  const number = numberFrom(search, subject);
  const known = useContactPhone(subject, number);
  const phone = isCustomer ? '' : known;
  return { number, phone, needsPhone: number !== null && phone === '' && !isCustomer };
}
