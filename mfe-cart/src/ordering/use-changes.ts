import type { ErrorEntry } from '@shop/api';
import type { OfferedCoupon } from '@shop/domain';
import { useEffect, useState } from 'react';
import { checkoutChanges, knownOrder } from './checkout-changes';
import type { CheckoutDraft } from './checkout-draft';
import type { CheckoutFacts } from './checkout-order';

interface Asked {
  facts: CheckoutFacts;
  draft: CheckoutDraft;
  /** The chosen coupon as the server knows it now. */
  coupon: OfferedCoupon | null;
  isReading: boolean;
}

/**
 * What has changed since the customer saw it, until it is accepted. `refused` are the words of a server that has found more
 * than can be seen from here; they are shown where nothing else explains the refusal. D-16, F-24.
 */
export function useChanges({ facts, draft, coupon, isReading }: Asked) {
  const [known, setKnown] = useState(() => knownOrder(facts, 'seen'));
  const [refused, setRefused] = useState<ErrorEntry[]>([]);
  const [isInsisting, setInsisting] = useState(false);

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
    /** Whether the server is told that its own changes are accepted. */
    isInsisting,
    refuse: (entries: ErrorEntry[]) => {
      setInsisting(false);
      setRefused(entries);
    },
    accept: () => {
      setKnown(knownOrder(facts, 'now'));
      setInsisting(!isExplained && refused.length > 0);
      setRefused([]);
    },
  };
}

export type Changes = ReturnType<typeof useChanges>;
