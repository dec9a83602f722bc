import type { Api } from '@shop/api';
import { placeOrder, type PlaceOrderBody } from '@shop/contract';
import type { CartLine } from '@shop/domain';
import { orderKeys, orderSubject, unansweredOrder } from './order-key';
import { withPictures } from './order-pictures';
import { placeCarefully, recoverCarefully, type Ending } from './place-carefully';
import { createOnceSender } from './send-once';

export type { Ending } from './place-carefully';

const orders = createOnceSender({ endpoint: placeOrder, keys: orderKeys, toWire: withPictures });

/** Whether the backend makes one order of everything that is sent under one key. */
const supportsKeys = (api: Api): boolean =>
  api.session.getState().capabilities?.includes('idempotency') === true;

/** Places the order once, however often it is sent: after a double click, a lost answer, a reload. D-21, F-28. */
export const placeOnce = (api: Api, body: PlaceOrderBody, lines: readonly CartLine[]): Promise<Ending> =>
  supportsKeys(api) ? orders.send(api, body, orderSubject(lines)) : placeCarefully(api, body, lines);

/**
 * What became of an order whose answer never came, asked when its cart is empty: nothing can be placed anew then. Null:
 * nothing is open, or nothing stands.
 */
export async function recoverOrder(api: Api): Promise<Ending | null> {
  const isPurchase = unansweredOrder()?.bodies.some((body) => body.is_buy_now);
  if (isPurchase) return null;
  return supportsKeys(api) ? orders.recover(api) : recoverCarefully(api);
}
