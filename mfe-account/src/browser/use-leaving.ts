import { paymentAddress, paymentReturnAddress, type PaymentSubject } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { useSession } from '@shop/session';
import { toast } from '@shop/ui';
import { useState } from 'react';
import { messages } from '../messages';

/** The return address for a gateway. For handlers only. */
export const getReturnAddress = (subject: PaymentSubject): string =>
  paymentReturnAddress(window.location.origin, subject);

/** Leaves for the payment page that the server returned, if its address is trusted. D-20, F-37. */
export function useLeaving() {
  const { t } = useTranslation(messages);
  const apiOrigin = useSession((session) => session.apiOrigin);
  const backendOrigin = useSession((session) => session.backendOrigin);
  const [isLeaving, setLeaving] = useState(false);
  const leave = (payAt: string | null) => {
    const address =
      payAt && paymentAddress(payAt, { apiOrigin, backendOrigin, here: window.location.origin });
    if (!address) return void toast.error(t('wallet.strangeAddress'), { lasts: 10_000 });
    setLeaving(true);
    window.location.assign(address);
  };
  return { leave, isLeaving };
}
