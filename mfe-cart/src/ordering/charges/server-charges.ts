import type { KnownTax, Minor, Surge } from '@shop/domain';

/** A response with the key of its query, because it is valid for that query only. */
export interface ServerCharge<Value> {
  key: string;
  value: Value;
}

/** Charges that only the backend can compute; null where it has not responded to this query, or cannot. */
export interface ServerCharges {
  /** Surcharge of the vehicle for the distance. */
  vehicle: ServerCharge<Minor> | null;
  surge: ServerCharge<Surge> | null;
  tax: ServerCharge<KnownTax> | null;
  /** Whether one of them is loading. */
  isLoading: boolean;
}

const names = ['vehicle', 'surge', 'tax'] as const;

/** Whether both have responses to the same queries. */
export const hasSameQueries = (known: ServerCharges | undefined, now: ServerCharges): boolean =>
  names.every((name) => known?.[name]?.key === now[name]?.key);

/**
 * The first responses, as long as their queries stay the same. A new query (another address or time) comes from the
 * customer, so there is nothing to compare its response with.
 */
export function keepFirstCharges(known: ServerCharges | undefined, now: ServerCharges): ServerCharges {
  const first = { ...now };
  for (const name of names)
    if (known?.[name] && known[name].key === now[name]?.key) Object.assign(first, { [name]: known[name] });
  return first;
}
