import type { KnownTax, Minor, Surge } from '@shop/domain';

/** What the backend answered, and which question: another question's answer is none. */
export interface ServerCharge<Value> {
  key: string;
  value: Value;
}

/** What only the backend can work out for an order; null where it has not answered this very question, or cannot. */
export interface ServerCharges {
  /** What the vehicle for the distance adds to the delivery fee. */
  vehicle: ServerCharge<Minor> | null;
  surge: ServerCharge<Surge> | null;
  tax: ServerCharge<KnownTax> | null;
  /** Whether one of them is still to come. */
  isLoading: boolean;
}

const names = ['vehicle', 'surge', 'tax'] as const;

/** Whether what is answered now was answered before. */
export const isSameQuestions = (known: ServerCharges | undefined, now: ServerCharges): boolean =>
  names.every((name) => known?.[name]?.key === now[name]?.key);

/**
 * The answers as they first came, as long as their questions are still the ones that are asked. A new question (another
 * address, another time) is the customer's own doing: there is nothing to compare its answer with.
 */
export function keepFirstCharges(known: ServerCharges | undefined, now: ServerCharges): ServerCharges {
  const first = { ...now };
  for (const name of names)
    if (known?.[name] && known[name].key === now[name]?.key) Object.assign(first, { [name]: known[name] });
  return first;
}
