import { keepUnfinished } from './unfinished';
import { useLeave } from './use-leave';

/** An order that must be paid at a gateway, as placing or switching answers it. */
interface Placed {
  orderId: number;
  payAt: string | null;
  paymentId: string | null;
}

/** Leaves for the gateway's page, and remembers the payment until it is settled; false as `useLeave` says. */
export function useLeaveForPayment() {
  const leave = useLeave();
  return ({ orderId, paymentId, payAt }: Placed, phone: string): boolean => {
    keepUnfinished({ orderId, paymentId: paymentId ?? '', phone });
    return leave(payAt);
  };
}
