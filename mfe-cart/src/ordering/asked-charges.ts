import type { KnownTax, Minor, Surge } from '@shop/domain';

/** What the backend answered, and which question: another question's answer is none. */
export interface Answered<Answer> {
  of: string;
  answer: Answer;
}

/** What only the backend can work out for an order; null where it has not answered this very question, or cannot. */
export interface AskedCharges {
  /** What the vehicle for the distance adds to the delivery fee. */
  vehicle: Answered<Minor> | null;
  surge: Answered<Surge> | null;
  tax: Answered<KnownTax> | null;
  /** Whether one of them is still to come. */
  isAsking: boolean;
}

const parts = ['vehicle', 'surge', 'tax'] as const;

/** Whether what is answered now was answered before. */
export const isSameQuestions = (known: AskedCharges | undefined, now: AskedCharges): boolean =>
  parts.every((part) => known?.[part]?.of === now[part]?.of);

/**
 * The answers as they first came, as long as their questions are still the ones that are asked. A new question (another
 * address, another time) is the customer's own doing: there is nothing to compare its answer with.
 */
export function firstAnswers(known: AskedCharges | undefined, now: AskedCharges): AskedCharges {
  const first = { ...now };
  for (const part of parts)
    if (known?.[part] && known[part].of === now[part]?.of) Object.assign(first, { [part]: known[part] });
  return first;
}
