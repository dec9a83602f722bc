import { useTranslation } from '@shop/i18n';
import { useSession } from '@shop/session';
import { toast } from '@shop/ui';
import { messages } from '../messages';
import { goToPayment } from './go-to-payment';
import { keepUnfinished } from './unfinished';

/** An order that must be paid at a gateway, as placing or switching answers it. */
interface Placed {
  orderId: number;
  payAt: string | null;
  paymentId: string | null;
}

/**
 * Leaves for the gateway's page, and remembers the payment until it is settled. False where the address is none that a
 * visitor may be led to: that is told, nothing was charged, and the order waits for another try (/order-confirmed).
 */
export function useLeaveForPayment() {
  const { t } = useTranslation(messages);
  const apiOrigin = useSession((session) => session.apiOrigin);
  return ({ orderId, paymentId, payAt }: Placed, phone: string): boolean => {
    keepUnfinished({ orderId, paymentId: paymentId ?? '', phone });
    if (payAt !== null && goToPayment(payAt, apiOrigin)) return true;
    toast.error(t('payment.strangeAddress'), { lasts: 10_000 });
    return false;
  };
}
