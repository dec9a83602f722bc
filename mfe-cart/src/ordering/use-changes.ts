import type { ApiError, ErrorEntry } from '@shop/api';
import type { OfferedCoupon } from '@shop/domain';
import { useEffect, useState } from 'react';
import { checkoutChanges, knownOrder } from './checkout-changes';
import type { CheckoutDraft } from '../checkout-draft/checkout-draft';
import type { CheckoutFacts } from './checkout-order';

interface Asked {
  facts: CheckoutFacts;
  draft: CheckoutDraft;
  /** The chosen coupon as the server knows it now. */
  coupon: OfferedCoupon | null;
  isReading: boolean;
}

/** The total that the server has come to, major units, out of a refusal's entry for it; null where none tells. */
function totalIn(body: unknown): number | null {
  const errors: unknown = (body as { errors?: unknown } | null)?.errors;
  for (const entry of Array.isArray(errors) ? (errors as Record<string, unknown>[]) : [])
    if (entry?.reason === 'total' && typeof entry.total === 'number') return entry.total;
  return null;
}

/**
 * What has changed since the customer saw it, until it is accepted. `refused` are the words of a server that has found more
 * than can be seen from here; they are shown where nothing else explains the refusal. D-16, F-24.
 */
export function useChanges({ facts, draft, coupon, isReading }: Asked) {
  const [known, setKnown] = useState(() => knownOrder(facts, 'seen'));
  const [refused, setRefused] = useState<ErrorEntry[]>([]);
  const [asked, setAsked] = useState<number | null>(null);
  const [agreed, setAgreed] = useState<number | null>(null);

  const found = checkoutChanges(known, facts, draft, coupon);
  const isExplained = found.changes.length > 0;
  useEffect(() => {
    // Explained once, the server's words have had their say.
    if (isExplained) setRefused((known) => (known.length > 0 ? [] : known));
  }, [isExplained]);
  const words = isExplained || isReading ? [] : refused.map(({ message }) => message);

  return {
    ...found,
    words,
    isOpen: isExplained || words.length > 0,
    /** A total of the server's that was accepted where the page has come to another, major units; null: none. */
    agreed,
    refuse: (error: ApiError) => {
      setAgreed(null);
      setAsked(totalIn(error.body));
      setRefused(error.entries.filter(({ code }) => code === 'changed'));
    },
    accept: () => {
      setKnown(knownOrder(facts, 'now'));
      setAgreed(isExplained ? null : asked);
      setRefused([]);
    },
  };
}

export type Changes = ReturnType<typeof useChanges>;
