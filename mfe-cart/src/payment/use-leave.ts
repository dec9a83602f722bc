import { useTranslation } from '@shop/i18n';
import { useSession } from '@shop/session';
import { toast } from '@shop/ui';
import { messages } from '../messages';
import { goToPayment } from './go-to-payment';
import { saveUnfinished } from './unfinished';

/**
 * Leaves for the gateway's page. False where the address is none that a visitor may be led to: that is told, nothing was
 * charged, and what was to be paid waits for another try at its own page.
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

/** An order that must be paid at a gateway, as placing or switching answers it. */
interface Placed {
  orderId: number;
  payAt: string | null;
  paymentId: string | null;
  /** Key of the gateway that was chosen. */
  gateway: string;
}

/** Leaves for the gateway's page, and remembers the payment until it is settled; false as `useLeave` says. */
export function useLeaveForPayment() {
  const leave = useLeave();
  return ({ orderId, paymentId, payAt, gateway }: Placed, phone: string): boolean => {
    saveUnfinished({ orderId, paymentId: paymentId ?? '', phone, ...(gateway ? { gateway } : {}) });
    return leave(payAt);
  };
}
