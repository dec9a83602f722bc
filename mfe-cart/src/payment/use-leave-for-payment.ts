import { saveUnfinished } from './unfinished';
import { useLeave } from './use-leave';

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
