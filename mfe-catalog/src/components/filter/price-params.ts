const mostMoney = 1e9;

function priceParam(text: string | null): number | null {
  if (!text || !/^\d{1,10}(\.\d{1,4})?$/.test(text)) return null;
  const price = Number(text);
  return price > 0 && price <= mostMoney ? price : null;
}

/** Minimum and maximum price of an address, in major units and in the right order. */
export function pricesFrom(search: URLSearchParams): { min: number | null; max: number | null } {
  const [min, max] = [priceParam(search.get('min_price')), priceParam(search.get('max_price'))];
  return min !== null && max !== null && min > max ? { min: max, max: min } : { min, max };
}
