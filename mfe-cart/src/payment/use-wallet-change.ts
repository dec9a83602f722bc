import { useFormat, useTranslation } from '@shop/i18n';
import { useState } from 'react';
import { messages } from '../messages';
import { getWalletAmount, type PaymentChoice, type PaymentSituation } from './payment-rules';

/**
 * Says that the wallet pays another share than the customer has seen, because its balance has changed, until they accept
 * it. D-16, D-20.
 */
export function useWalletChange(situation: PaymentSituation, choice: PaymentChoice) {
  const { t } = useTranslation(messages);
  const { moneyWithin: money } = useFormat();
  const { balance } = situation;
  const [seen, setSeen] = useState(balance);
  const from = getWalletAmount({ ...situation, balance: seen }, choice);
  const to = getWalletAmount(situation, choice);
  // A wallet that must pay everything is refused where it cannot.
  const isSame = seen === null || choice.method === 'wallet' || from === to;
  if (isSame && seen !== balance) setSeen(balance);
  return {
    /** Null where nothing has changed. */
    shareText: isSame ? null : t('payment.shareChanged', { from: money(from), to: money(to) }),
    acceptShare: () => setSeen(balance),
  };
}
