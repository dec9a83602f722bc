import type { ApiError } from '@shop/api';
import { useState } from 'react';
import { getDetails, isCouponRefused, useRefusedChanges } from '../../ordering/changes/use-refused-changes';
import type { CheckoutDraft } from '../../ordering/draft/checkout-draft';
import type { PaymentSituation } from '../../payment/payment-rules';
import { useWalletChange } from '../../payment/use-wallet-change';
import type { TripFacts } from '../../rental-cart/trip-facts';
import { getTripChanges, toKnownTrip } from './trip-changes';

/** The server's messages about another plan or other vehicles than were shown: the page lists amounts alone. */
const getTripTexts = ({ body }: ApiError): string[] =>
  getDetails(body).flatMap(({ reason, message }) =>
    (reason === 'plan' || reason === 'vehicle') && typeof message === 'string' ? [message] : [],
  );

interface TripChangesInput {
  facts: TripFacts;
  draft: CheckoutDraft;
  change: (edits: Partial<CheckoutDraft>) => void;
  situation: PaymentSituation;
  isReading: boolean;
}

/** What has changed since the customer saw it, until they accept it. D-16, F-24. */
export function useTripChanges({ facts, draft, change, situation, isReading }: TripChangesInput) {
  const [isCouponRemoved, setCouponRemoved] = useState(false);
  const [known, setKnown] = useState(() => toKnownTrip(facts, 'seen'));
  const [tripTexts, setTripTexts] = useState<string[]>([]);
  const found = getTripChanges(known, facts, draft.coupon);
  const { shareText, acceptShare } = useWalletChange(situation, draft.payment);
  const isExplained = found.changes.length > 0 || shareText !== null;
  const refused = useRefusedChanges({ isExplained, isReading });
  const texts = new Set([
    ...(isReading ? [] : tripTexts),
    ...(shareText ? [shareText] : []),
    ...refused.texts,
  ]);
  return {
    ...found,
    ...refused,
    texts: [...texts],
    isOpen: isExplained || texts.size > 0,
    refuse: (error: ApiError) => {
      setCouponRemoved(isCouponRefused(error));
      setTripTexts(getTripTexts(error));
      refused.refuse(error);
    },
    accept: () => {
      setKnown(toKnownTrip(facts, 'now'));
      setTripTexts([]);
      refused.accept();
      acceptShare();
      if (isCouponRemoved) change({ coupon: null });
      setCouponRemoved(false);
    },
  };
}
