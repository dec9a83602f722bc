/** What an address says of an order or trip; null where it names none. Phones may have lost their '+' in a link. */
export function numberAndPhone(
  search: URLSearchParams,
  name: string,
): { number: number; phone: string } | null {
  const id = search.get(name) ?? '';
  if (!/^[1-9]\d{0,9}$/.test(id)) return null;
  const phone = (search.get('phone') ?? '').trim().replace(/^\+?(?=\d)/, '+');
  return { number: Number(id), phone };
}
