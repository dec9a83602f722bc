import { useAction } from '@shop/api';
import { cancelOrder, switchPayment } from '@shop/contract';
import type { Order } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { useSession } from '@shop/session';
import { toast } from '@shop/ui';
import { useState } from 'react';
import { messages } from '../messages';
import { getPaymentCallback } from './go-to-payment';
import type { PaymentChoice } from './payment-rules';
import { forgetUnfinished } from './unfinished';
import { useGatewayPage } from './gateway-address';
import { useLeaveForPayment } from './use-leave';

interface OrderPaymentInput {
  order: Pick<Order, 'id'>;
  /** The guest's phone; '' for customers. */
  phone: string;
  /** The order has changed and must be read again. */
  onChanged: () => void;
}

/** Pays an order that waits for its payment, switches its method, or cancels it. X-06, D-24. */
export function useOrderPayment({ order, phone, onChanged }: OrderPaymentInput) {
  const { t } = useTranslation(messages);
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
          ? { gateway, callback: getPaymentCallback({ orderId: order.id }) }
          : {}),
        ...contact,
      },
    });
    if (response?.payAt) return leave({ ...response, orderId: order.id, gateway }, phone);
    if (response) toast.success(response.message || t('payment.updated'));
    onChanged();
  };
  /** Opens the gateway's page that the backend returns, or else the backend's own payment page. */
  const payAt = async (gateway: string) => {
    if (supportsLinks) return pay({ method: 'digital_payment', gateway });
    setLeaving(true);
    const page = await getGatewayPage(order.id, gateway);
    if (page) leave({ orderId: order.id, payAt: page, paymentId: null, gateway }, phone);
    setLeaving(false);
  };
  const cancel = async () => {
    const response = await canceling.run({ body: { order_id: order.id, reason: t('payment.cancelReason') } });
    if (response) forgetUnfinished(order.id);
    onChanged();
    return response !== undefined;
  };

  return {
    pay,
    /** Pays at a gateway, by its key. */
    payAt,
    cancel,
    busy: switching.busy || leaving,
    canceling: canceling.busy,
  };
}
