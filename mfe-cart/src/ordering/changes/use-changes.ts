import type { OfferedCoupon } from '@shop/domain';
import { useEffect, useState } from 'react';
import type { CheckoutDraft } from '../draft/checkout-draft';
import { getCheckoutChanges, toKnownOrder, withFirstCharges } from './checkout-changes';
import type { CheckoutFacts } from '../checkout-order';
import type { PaymentSituation } from '../../payment/payment-rules';
import { useWalletChange } from '../../payment/use-wallet-change';
import { useRefusedChanges } from './use-refused-changes';

interface ChangesInput {
  facts: CheckoutFacts;
  draft: CheckoutDraft;
  /** The chosen coupon as the server returns it now. */
  coupon: OfferedCoupon | null;
  situation: PaymentSituation;
  isReading: boolean;
}

/**
 * What has changed since the customer saw it, until they accept it. `texts` are messages of a server that has found
 * more changes than the page can see; they are shown where nothing else explains the refusal. D-16, F-24.
 */
export function useChanges({ facts, draft, coupon, situation, isReading }: ChangesInput) {
  const [known, setKnown] = useState(() => toKnownOrder(facts, 'seen'));
  const { serverCharges } = facts;
  useEffect(() => setKnown((before) => withFirstCharges(before, serverCharges)), [serverCharges]);
  const found = getCheckoutChanges(known, facts, draft, coupon);
  const { shareText, acceptShare } = useWalletChange(situation, draft.payment);
  const isExplained = found.changes.length > 0 || shareText !== null;
  const refused = useRefusedChanges({ isExplained, isReading });
  return {
    ...found,
    ...refused,
    texts: shareText ? [shareText] : refused.texts,
    isOpen: isExplained || refused.texts.length > 0,
    accept: () => {
      setKnown(toKnownOrder(facts, 'now'));
      refused.accept();
      acceptShare();
    },
  };
}
