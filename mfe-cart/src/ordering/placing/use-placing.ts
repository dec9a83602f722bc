import { type Api, type ApiError, reportError, useApi, useCache } from '@shop/api';
import { cartList, placeOrder, type PlaceOrderBody } from '@shop/contract';
import { type CartLine, toAnalyticsItems, toMinor } from '@shop/domain';
import { useBus } from '@shop/events';
import { saveContactPhone, saveFollowed } from '@shop/session';
import { useRef } from 'react';
import { forgetLineWords } from '../../cart/line-words';
import { forgetPurchase } from '../../cart/saved-purchase';
import { toConfirmationAddress } from '../../payment/order-payment';
import { useGatewayPage } from '../../payment/gateway-address';
import { useLeaveForPayment } from '../../payment/use-leave';
import { forgetDraft } from '../draft/saved-draft';
import type { OrderedLines } from '../use-ordered-lines';
import { orderKeys, toOrderSubject, unansweredOrder } from './order-key';
import { withPictures } from './order-pictures';
import { placeCarefully, recoverCarefully, type Ending, type Hidden } from './place-carefully';
import { createOnceSender } from './send-once';
import { useOnce } from './use-once';

export type { Ending } from './place-carefully';

const orders = createOnceSender({ endpoint: placeOrder, keys: orderKeys, toWire: withPictures });

/** Whether the backend supports idempotency keys for orders. */
const supportsKeys = (api: Api): boolean =>
  api.session.getState().capabilities?.includes('idempotency') === true;

/** Places the order once, however often it is sent: after a double click, a lost response, a reload. D-21, F-28. */
const placeOnce = (api: Api, body: PlaceOrderBody, lines: readonly CartLine[]): Promise<Ending | Hidden> =>
  supportsKeys(api) ? orders.send(api, body, toOrderSubject(lines)) : placeCarefully(api, body, lines);

/**
 * The result of an order whose response was lost, for an empty cart, from which nothing can be placed again. Null where
 * there is none, or no order exists.
 */
async function recoverOrder(api: Api): Promise<Ending | null> {
  const isPurchase = unansweredOrder()?.bodies.some((body) => body.is_buy_now);
  if (isPurchase) return null;
  return supportsKeys(api) ? orders.recover(api) : recoverCarefully(api);
}

/**
 * The phone with which a guest follows the order, saved for the next pages, and the order for the list of their last ones;
 * '' for customers.
 */
function getSavedPhone(id: number, phone: string, storeName = ''): string {
  saveContactPhone('order', id, phone);
  if (phone !== '') saveFollowed({ kind: 'order', id, name: storeName });
  return phone;
}

interface PlacingHandlers {
  /** The order is placed and the page is about to be left; the screen keeps its content until then. */
  onLeaving: () => void;
  /** Goes to the confirmation page. */
  onPlaced: (address: string) => void;
  /** Shows a refusal on the page; returns true if no other message is needed. */
  onRefused: (error: ApiError) => boolean;
  /** The browser has no connection: nothing was sent, and nothing will be. */
  onOffline: () => void;
  /** It is unknown whether the order exists. */
  onLost: () => void;
  /** The backend does not tell guests whether the order exists: only the guest can decide to place it again. */
  onHidden: (placeAgain: () => void) => void;
  /** The order exists, and its number is unknown. */
  onStillValid: () => void;
}

/** Places the order once, then goes to the gateway's or the confirmation page. D-20, D-21, D-23, F-28. */
export function usePlacing(from: OrderedLines['from'], handlers: PlacingHandlers) {
  const api = useApi();
  const cache = useCache();
  const bus = useBus();
  const leave = useLeaveForPayment();
  const getGatewayPage = useGatewayPage();
  // Empty for an order of which only the number is known.
  const sent = useRef<OrderedLines['lines']>([]);

  /** Forgets draft, key and lines of the placed order. */
  const forgetOrdered = async () => {
    forgetDraft();
    if (from === 'cart') {
      await cache.replace(cartList, {}, []);
      forgetLineWords();
    } else forgetPurchase();
  };

  /** Returns whether the page is being left. */
  const follow = async (ending: Ending): Promise<boolean> => {
    if (ending.kind === 'stands') {
      handlers.onLeaving();
      await forgetOrdered();
      handlers.onStillValid();
      return true;
    }
    if (ending.kind !== 'placed') {
      if (ending.kind === 'lost') handlers.onLost();
      else if (!handlers.onRefused(ending.error)) reportError(api, ending.error);
      return false;
    }
    const { placed, body } = ending;
    handlers.onLeaving();
    await forgetOrdered();
    bus.emit('order:placed', { orderId: placed.orderId });
    const { token, decimals } = api.session.getState();
    const paid = { value: toMinor(body.order_amount, decimals), items: toAnalyticsItems(sent.current) };
    bus.emit('analytics:measured', { name: 'purchase', orderId: placed.orderId, ...paid });
    const storeName = sent.current[0]?.item.storeName;
    const phone = getSavedPhone(placed.orderId, token ? '' : body.contact_person_number, storeName);
    const gateway = body.payment_method === 'digital_payment' ? (body.gateway ?? '') : '';
    const payAt = placed.payAt ?? (await getGatewayPage(placed.orderId, gateway));
    const isPaidElsewhere = payAt !== null && leave({ ...placed, payAt, gateway }, phone);
    if (!isPaidElsewhere) handlers.onPlaced(toConfirmationAddress(placed.orderId));
    return true;
  };

  const { busy, work } = useOnce(follow);

  /** `prepare` returns the order once no change is pending; null for nothing to send. */
  const place = (
    prepare: () => Promise<{ body: PlaceOrderBody; lines: OrderedLines['lines'] } | null>,
  ): Promise<void> =>
    work(async () => {
      // Pending changes of the cart would hold the order back until there is a connection, and then place it unasked.
      if (navigator.onLine === false) {
        handlers.onOffline();
        return null;
      }
      const order = await prepare();
      sent.current = order?.lines ?? [];
      const ending = order && (await placeOnce(api, order.body, order.lines));
      if (ending?.kind !== 'hidden') return ending;
      handlers.onHidden(() => {
        orderKeys.forget();
        void place(prepare);
      });
      return null;
    });

  return { busy, place, recover: () => work(() => recoverOrder(api)) };
}
