/** Whose order or trip: a customer's own by its number; a guest's by number and phone given with it. */
export interface Question {
  id: number;
  phone: string | null;
}

/** From the address's search; null while something is missing. Phones may have lost their '+' in a link. */
export function questionOf(search: URLSearchParams, name: string, isCustomer: boolean): Question | null {
  const id = search.get(name) ?? '';
  const phone = (search.get('phone') ?? '').trim().replace(/^\+?(?=\d)/, '+');
  if (!/^[1-9]\d{0,9}$/.test(id) || (!isCustomer && !phone)) return null;
  return { id: Number(id), phone: phone || null };
}
