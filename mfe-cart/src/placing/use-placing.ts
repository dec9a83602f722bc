import { reportError, useApi, useCache, type ApiError } from '@shop/api';
import { cartList, type PlaceOrderBody } from '@shop/contract';
import { measuredLines, toMinor } from '@shop/domain';
import { useBus } from '@shop/events';
import { keepContactPhone } from '@shop/session';
import { useRef } from 'react';
import { forgetPurchase } from '../buy-now/kept-purchase';
import { confirmationAddress } from '../payment/confirmation-address';
import { useGatewayPage } from '../payment/use-gateway-page';
import { useLeaveForPayment } from '../payment/use-leave-for-payment';
import { forgetDraft } from '../checkout-draft/kept-draft';
import { placeOnce, recoverOrder, type Ending } from './place-once';
import type { OrderedLines } from '../ordering/use-ordered-lines';
import { useOnce } from './use-once';

/** The phone with which a guest follows the order, for the pages that come; '' of customers. */
function keptPhone(orderId: number, phone: string): string {
  keepContactPhone('order', orderId, phone);
  return phone;
}

interface Hearers {
  /** The order stands and the page is about to be left: what is on screen stays till then. */
  onLeaving: () => void;
  /** To the page that confirms the order. */
  onPlaced: (address: string) => void;
  /** Claims a refusal that it shows in its place; answering true means: nothing else need be said. */
  onRefused: (error: ApiError) => boolean;
  /** Nobody knows whether the order stands. */
  onLost: () => void;
  /** It stands, and nobody knows its number. */
  onStands: () => void;
}

/** Placing the order once, and what follows: to the gateway's page, or to the order's number. D-20, D-21, D-23, F-28. */
export function usePlacing(from: OrderedLines['from'], hearers: Hearers) {
  const api = useApi();
  const cache = useCache();
  const bus = useBus();
  const leave = useLeaveForPayment();
  const pageOf = useGatewayPage();
  // Of an order that only its number is known of, there are none.
  const sent = useRef<OrderedLines['lines']>([]);

  /** Nothing of it is left to be ordered again. */
  const forgetOrdered = async () => {
    forgetDraft();
    if (from === 'cart') await cache.replace(cartList, {}, []);
    else forgetPurchase();
  };

  /** Answers whether the page is being left. */
  const follow = async (ending: Ending): Promise<boolean> => {
    if (ending.kind === 'stands') {
      hearers.onLeaving();
      await forgetOrdered();
      hearers.onStands();
      return true;
    }
    if (ending.kind !== 'placed') {
      if (ending.kind === 'lost') hearers.onLost();
      else if (!hearers.onRefused(ending.error)) reportError(api, ending.error);
      return false;
    }
    const { placed, body } = ending;
    hearers.onLeaving();
    await forgetOrdered();
    bus.emit('order:placed', { orderId: placed.orderId });
    const { token, decimals } = api.session.getState();
    const paid = { value: toMinor(body.order_amount, decimals), items: measuredLines(sent.current) };
    bus.emit('analytics:measured', { name: 'purchase', orderId: placed.orderId, ...paid });
    const phone = keptPhone(placed.orderId, token ? '' : body.contact_person_number);
    const gateway = body.payment_method === 'digital_payment' ? (body.gateway ?? '') : '';
    const payAt = placed.payAt ?? (await pageOf(placed.orderId, gateway));
    const isPaidElsewhere = payAt !== null && leave({ ...placed, payAt, gateway }, phone);
    if (!isPaidElsewhere) hearers.onPlaced(confirmationAddress(placed.orderId));
    return true;
  };

  const { busy, work } = useOnce(follow);

  return {
    busy,
    /** `prepare` answers what is sent, as things stand when nothing is under way any more; null: not to be sent. */
    place: (prepare: () => Promise<{ body: PlaceOrderBody; lines: OrderedLines['lines'] } | null>) =>
      work(async () => {
        const order = await prepare();
        sent.current = order?.lines ?? [];
        return order && placeOnce(api, order.body, order.lines);
      }),
    recover: () => work(() => recoverOrder(api)),
  };
}
