import { useAction } from '@shop/api';
import { cancelOrder, switchPayment } from '@shop/contract';
import type { Order } from '@shop/domain';
import { paymentCallback } from './go-to-payment';
import type { PaymentChoice } from './payment-rules';
import { forgetUnfinished } from './unfinished';
import { useLeaveForPayment } from './use-leave-for-payment';

interface Asked {
  order: Pick<Order, 'id' | 'gateway'>;
  /** Of a guest's order; '' for customers. */
  phone: string;
  /** The order is another now: it is read anew. */
  onChanged: () => void;
}

/** Paying an order that waits for its payment: again, in another way, or not at all. X-06, D-24. */
export function useOrderPayment({ order, phone, onChanged }: Asked) {
  const leave = useLeaveForPayment();
  const switching = useAction(switchPayment);
  const canceling = useAction(cancelOrder);
  const contact = phone ? { contact_number: phone } : {};

  const pay = async ({ method, gateway }: Pick<PaymentChoice, 'method' | 'gateway'>) => {
    const answer = await switching.run({
      body: {
        order_id: order.id,
        payment_method: method,
        ...(method === 'digital_payment' ? { gateway, callback: paymentCallback() } : {}),
        ...contact,
      },
    });
    if (answer?.payAt) leave({ ...answer, orderId: order.id }, phone);
    else onChanged();
  };
  const cancel = async () => {
    const answer = await canceling.run({ body: { order_id: order.id } });
    if (answer) forgetUnfinished(order.id);
    onChanged();
    return answer !== undefined;
  };

  return {
    pay,
    /** At the gateway that the order was placed with. */
    payAgain: () => pay({ method: 'digital_payment', gateway: order.gateway ?? '' }),
    cancel,
    busy: switching.busy,
    canceling: canceling.busy,
  };
}
