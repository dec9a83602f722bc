import { useAction } from '@shop/api';
import { cancelOrder, switchPayment } from '@shop/contract';
import type { Order } from '@shop/domain';
import { useSession } from '@shop/session';
import { useState } from 'react';
import { paymentCallback } from './go-to-payment';
import type { PaymentChoice } from './payment-rules';
import { forgetUnfinished } from './unfinished';
import { useGatewayPage } from './gateway-address';
import { useLeaveForPayment } from './use-leave';

interface OrderPaymentInput {
  order: Pick<Order, 'id'>;
  /** Of a guest's order; '' for customers. */
  phone: string;
  /** The order is another now: it is read anew. */
  onChanged: () => void;
}

/** Paying an order that waits for its payment: again, in another way, or not at all. X-06, D-24. */
export function useOrderPayment({ order, phone, onChanged }: OrderPaymentInput) {
  const leave = useLeaveForPayment();
  const switching = useAction(switchPayment);
  const canceling = useAction(cancelOrder);
  const [leaving, setLeaving] = useState(false);
  const getGatewayPage = useGatewayPage();
  const supportsLinks = useSession(({ capabilities }) => capabilities?.includes('gateway-link') === true);
  const contact = phone ? { contact_number: phone } : {};

  const pay = async ({ method, gateway }: Pick<PaymentChoice, 'method' | 'gateway'>) => {
    const response = await switching.run({
      body: {
        order_id: order.id,
        payment_method: method,
        ...(method === 'digital_payment'
          ? { gateway, callback: paymentCallback({ orderId: order.id }) }
          : {}),
        ...contact,
      },
    });
    if (response?.payAt) leave({ ...response, orderId: order.id, gateway }, phone);
    else onChanged();
  };
  /** The backend is asked for the gateway's page; one that answers none has its own payment page. */
  const payAt = async (gateway: string) => {
    if (supportsLinks) return pay({ method: 'digital_payment', gateway });
    setLeaving(true);
    const page = await getGatewayPage(order.id, gateway);
    if (page) leave({ orderId: order.id, payAt: page, paymentId: null, gateway }, phone);
    setLeaving(false);
  };
  const cancel = async () => {
    const response = await canceling.run({ body: { order_id: order.id } });
    if (response) forgetUnfinished(order.id);
    onChanged();
    return response !== undefined;
  };

  return {
    pay,
    /** At a gateway, by its key. */
    payAt,
    cancel,
    busy: switching.busy || leaving,
    canceling: canceling.busy,
  };
}
