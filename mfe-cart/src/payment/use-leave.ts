import { useTranslation } from '@shop/i18n';
import { useSession } from '@shop/session';
import { toast } from '@shop/ui';
import { messages } from '../messages';
import { goToPayment } from './go-to-payment';
import { saveUnfinished } from './unfinished';

/**
 * Leaves for the gateway's page. Returns false for an address that is not trusted, and shows that nothing was charged;
 * the payment can be tried again later.
 */
export function useLeave() {
  const { t } = useTranslation(messages);
  const apiOrigin = useSession((session) => session.apiOrigin);
  const backendOrigin = useSession((session) => session.backendOrigin);
  return (payAt: string | null): boolean => {
    if (payAt !== null && goToPayment(payAt, { apiOrigin, backendOrigin })) return true;
    toast.error(t('payment.strangeAddress'), { lasts: 10_000 });
    return false;
  };
}

/** An order to be paid at a gateway, as placing or switching returns it. */
interface Placed {
  orderId: number;
  payAt: string | null;
  paymentId: string | null;
  /** Key of the gateway that was chosen. */
  gateway: string;
}

/** Leaves for the gateway's page, and saves the payment until it is settled. Returns what `useLeave` returns. */
export function useLeaveForPayment() {
  const leave = useLeave();
  return ({ orderId, paymentId, payAt, gateway }: Placed, phone: string): boolean => {
    saveUnfinished({ orderId, paymentId: paymentId ?? '', phone, ...(gateway ? { gateway } : {}) });
    return leave(payAt);
  };
}
